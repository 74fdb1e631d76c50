import { and, desc, eq, sql } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import { changeLog, lastChangeOf, logChange } from '#server/features/office-records/index.ts';
import { hasResult } from '#server/features/results/index.ts';
import { hasScores } from '#server/features/scores/index.ts';
import {
  addPerson,
  findTeam,
  lockTeam,
  replacePerson,
  type TeamPerson,
  type TeamWithPeople,
} from '#server/features/teams/index.ts';
import { refuseBlocked } from '#server/features/users/index.ts';
import { outageAs, Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { IdentityProvider, StebPerson } from '#server/providers/identity/steb.ts';
import { tellOfReplacement } from './tell-people.ts';

export type ReplaceDeps = {
  db: Db;
  identity: IdentityProvider;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Counts the number as a look-up, unless the person has looked it up recently. */
  countLookUps: (personId: string, numbers: readonly string[]) => Promise<void>;
};

export type GivenPlace = {
  teamId: string;
  role: 'coach' | 'member';
  /** `_id` of whoever has the place, as the page showed it; none where somebody is added. */
  old: string | undefined;
  membershipId: string;
};

/** What the call that gives a place says of it: under which name it has the number, and whose teams it is for. */
type Asked = GivenPlace & { field: string; mayGive: (row: TeamWithPeople) => boolean };

/** Thrown when the place is somebody else's by now. */
export class ReplacedMeanwhile extends Error {
  override name = 'ReplacedMeanwhile';
  readonly last: Awaited<ReturnType<typeof lastChangeOf>>;
  constructor(last: ReplacedMeanwhile['last']) {
    super('The place was given to somebody else meanwhile');
    this.last = last;
  }
}

/** The lines in the log about people of a team have the team's id, so that a team's are found together. */
export const PEOPLE_LOG = 'team_people';

/**
 * Gives a place in a team to the person with a membership ID, as the registry knows them now: somebody else's place, or a
 * free one. The new person is asked whether they are in the team, and those who were there are told; the log keeps who did
 * it. Sent again, it changes nothing. Certificates that were issued stay: they say who was in the team then.
 * @throws Refusal for a team that there is not, that they may not change, was withdrawn or has no room; for a person who is
 * unknown, blocked or in the team already; for too many look-ups; and, unless an administrator gives it, for a member's
 * place once scores or a result name the members
 * @throws ReplacedMeanwhile
 */
export async function givePlace(deps: ReplaceDeps, by: Person, asked: Asked): Promise<void> {
  const { db, identity, clock, jobs } = deps;
  const { teamId, role, membershipId, field } = asked;
  // Before anything is counted or asked; and again under the lock.
  if ((await placeIn(db, by, asked)).isDone) return;
  await deps.countLookUps(by.id, [membershipId]);
  const found = await identity[role](membershipId).catch(outageAs('look_up_unavailable'));
  if (!found) throw new Refusal(`${role}_not_found`, { fields: { [field]: 'not_found' } });
  await refuseBlocked(db, [{ ...found, field }]);
  await db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const { row, place, isDone } = await placeIn(tx, by, asked);
    if (isDone) return;
    if (isIn(row, found)) throw new Refusal('duplicate_person', { fields: { [field]: 'duplicate' } });
    const at = clock();
    const joining = { createdAt: at, agreedAt: found.stebUserId === by.stebUserId ? at : null };
    await (place ? replacePerson(tx, place, found, joining) : addPerson(tx, row, { role, person: found, joining }));
    await logChange(tx, by, {
      ...{ kind: PEOPLE_LOG, recordId: teamId, name: row.team.name, action: 'changed' },
      before: place ? { _id: place.stebUserId, name: place.name } : {},
      after: { _id: found.stebUserId, name: found.name, role },
    });
    await tellOfReplacement(tx, jobs, { row, left: place, joined: found, by, role });
  });
}

type Place = { row: TeamWithPeople; place: TeamPerson | undefined; isDone: boolean };

/** The team as it is now, and the place that is given; none is a free one. `isDone` where the person has it already. */
async function placeIn(db: DbOrTx, by: Person, { teamId, role, old, membershipId, mayGive }: Asked): Promise<Place> {
  const row = await findTeam(db, teamId);
  if (!row || !mayGive(row)) throw new Refusal('not_found');
  const there = row.people.filter((person) => person.role === role);
  const place = there.find(({ stebUserId }) => stebUserId === old);
  if (old !== undefined && !place) {
    const last = await lastChangeOf(db, { kind: PEOPLE_LOG, recordId: teamId, before: { _id: old } });
    // Sent again, since the answer was lost, or by a second click.
    const successor = there.find(({ stebUserId }) => stebUserId === last?.after._id);
    if (successor?.nationalId === membershipId) return { row, place: successor, isDone: true };
    // Or they said themselves that they are not in the team.
    throw new ReplacedMeanwhile(last?.after._id ? last : undefined);
  }
  const added = old === undefined ? there.find(({ nationalId }) => nationalId === membershipId) : undefined;
  if (added && (await addedJustNow(db, by, { teamId, stebUserId: added.stebUserId })))
    return { row, place: added, isDone: true };
  if (!row.team.status) throw new Refusal('team_withdrawn');
  const mayCorrect = role === 'coach' || can(roleOf(by.type), 'admin-teams:correct-members');
  if (!mayCorrect && (await hasRecord(db, teamId))) throw new Refusal('members_locked');
  // No field is named: the number that was typed is right.
  if (!place && role === 'coach' && there.length > 0) throw new Refusal('has_coach');
  if (!place && role === 'member' && there.length >= row.competition.membersNo) throw new Refusal('team_full');
  return { row, place, isDone: false };
}

/**
 * Whether this officer gave somebody a free place of a team some minutes ago, and nothing was said of them since. A call
 * that adds them again then is the same one, by a second click or since its answer was lost.
 */
async function addedJustNow(
  db: DbOrTx,
  by: Pick<Person, 'id'>,
  { teamId, stebUserId }: { teamId: string; stebUserId: string },
): Promise<boolean> {
  const { kind, recordId, before, after, changedBy, at } = changeLog;
  const [line] = await db
    .select({ changedBy, before, isRecent: sql<boolean>`${at} > now() - interval '10 minutes'` })
    .from(changeLog)
    .where(
      and(...[eq(recordId, teamId), eq(kind, PEOPLE_LOG)], sql`${stebUserId} in (${before}->>'_id', ${after}->>'_id')`),
    )
    .orderBy(desc(at), desc(changeLog.id))
    .limit(1);
  return line !== undefined && line.changedBy === by.id && line.isRecent && !('_id' in line.before);
}

/**
 * Whether scores or a result name the members of a team. One that is not published yet counts: its certificate will name
 * those who were there.
 */
export const hasRecord = async (db: DbOrTx, teamId: string): Promise<boolean> =>
  (await hasScores(db, teamId)) || (await hasResult(db, teamId));

const isIn = ({ people }: TeamWithPeople, found: StebPerson): boolean =>
  people.some(({ stebUserId, nationalId }) => stebUserId === found.stebUserId || nationalId === found.national_id);

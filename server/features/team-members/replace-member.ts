import { roleOf } from '#contract/access.ts';
import { mayReplaceMembersOf } from '#domain/team-access.ts';
import { lastChangeOf, logChange } from '#server/features/office-records/index.ts';
import { hasResult } from '#server/features/results/index.ts';
import { hasScores } from '#server/features/scores/index.ts';
import {
  accessFactsOf,
  addPerson,
  findTeam,
  lockTeam,
  replacePerson,
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

/** `replaced`: the registry's id of the member whose place it is, as the page showed it; none for a place that is free. */
type Replacement = { teamId: string; replaced?: string | undefined; membershipId: string };

/** Thrown when the place is somebody else's by now. */
export class ReplacedMeanwhile extends Error {
  override name = 'ReplacedMeanwhile';
  readonly last: Awaited<ReturnType<typeof lastChangeOf>>;
  constructor(last: ReplacedMeanwhile['last']) {
    super('The member was replaced meanwhile');
    this.last = last;
  }
}

/** Members' lines in the log have the team's id, so that a team's are found together. */
export const PEOPLE_LOG = 'team_people';

/**
 * Gives a member's place in a team, or a free one, to the person with a membership ID, as the registry knows them now. All
 * are told by mail, and the log keeps who did it.
 * @throws Refusal for a team that is not theirs, was withdrawn or is full, one whose members are settled, a person who is
 * unknown or in the team already, too many look-ups
 * @throws ReplacedMeanwhile
 */
export async function replaceMember(deps: ReplaceDeps, person: Person, wanted: Replacement): Promise<void> {
  const { db, identity, clock, jobs } = deps;
  const { teamId, membershipId } = wanted;
  // Before anything is counted or asked; and again under the lock.
  await placeIn(db, person, wanted);
  await deps.countLookUps(person.id, [membershipId]);
  const found = await identity.member(membershipId).catch(outageAs('look_up_unavailable'));
  if (!found) throw new Refusal('member_not_found', { fields: { member_id: 'not_found' } });
  await refuseBlocked(db, [{ ...found, field: 'member_id' }]);
  await db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const { row, place } = await placeIn(tx, person, wanted);
    refuseTwice(row, found);
    const at = clock();
    const joining = { createdAt: at, agreedAt: found.stebUserId === person.stebUserId ? at : null };
    await (place
      ? replacePerson(tx, place, found, joining)
      : addPerson(tx, row, { role: 'member', person: found, joining }));
    await logChange(tx, person, {
      ...{ kind: PEOPLE_LOG, recordId: teamId, name: row.team.name, action: 'changed' },
      before: place ? { _id: place.stebUserId, name: place.name } : {},
      after: { _id: found.stebUserId, name: found.name },
    });
    await tellOfReplacement(tx, jobs, { row, left: place, joined: found, by: person });
  });
}

/** The team as it is now, and the place that may be given away; none is a free one. */
async function placeIn(db: DbOrTx, person: Person, { teamId, replaced }: Replacement) {
  const row = await findTeam(db, teamId);
  if (!row || !mayReplaceMembersOf(person, accessFactsOf(row))) throw new Refusal('not_found');
  if (!row.team.status) throw new Refusal('team_withdrawn');
  const members = row.people.filter(({ role }) => role === 'member');
  const place = members.find(({ stebUserId }) => stebUserId === replaced);
  if (replaced && !place) {
    const last = await lastChangeOf(db, { kind: PEOPLE_LOG, recordId: teamId, before: { _id: replaced } });
    // Or they said themselves that they are not in the team.
    throw new ReplacedMeanwhile(last?.after._id ? last : undefined);
  }
  // The office may correct whom scores and results name (decision 080).
  const mayCorrect = roleOf(person.type) === 'admin';
  if (!mayCorrect && (await hasRecord(db, teamId))) throw new Refusal('members_locked');
  if (!place && members.length >= row.competition.membersNo) throw new Refusal('team_full');
  return { row, place };
}

/**
 * Whether scores or a result name the members of a team. One that is not published yet counts: its certificate will name
 * those who were there.
 */
export const hasRecord = async (db: DbOrTx, teamId: string): Promise<boolean> =>
  (await hasScores(db, teamId)) || (await hasResult(db, teamId));

function refuseTwice({ people }: TeamWithPeople, found: StebPerson): void {
  const there = people.some(
    ({ stebUserId, nationalId }) => stebUserId === found.stebUserId || nationalId === found.national_id,
  );
  if (there) throw new Refusal('duplicate_person', { fields: { member_id: 'duplicate' } });
}

import { can, roleOf } from '#contract/access.ts';
import { mayReplaceMembersOf } from '#domain/team-access.ts';
import { lastChangeOf, logChange } from '#server/features/office-records/index.ts';
import { resultsOf } from '#server/features/results/index.ts';
import { hasScores } from '#server/features/scores/index.ts';
import { tellOfReplacement } from '#server/features/team-mails/index.ts';
import { accessFactsOf, findTeam, lockTeam, replacePerson, type TeamWithPeople } from '#server/features/teams/index.ts';
import { refuseBlocked } from '#server/features/users/index.ts';
import { outageAs, Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { IdentityProvider, StebPerson } from '#server/providers/identity/steb.ts';

export type ReplaceDeps = {
  db: Db;
  identity: IdentityProvider;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Counts the number as a look-up, unless the person has looked it up recently. */
  countLookUps: (personId: string, numbers: readonly string[]) => Promise<void>;
};

/** `replaced`: the registry's id of the member whose place it is, as the page showed it. */
type Replacement = { teamId: string; replaced: string; membershipId: string };

/** Thrown when the place is somebody else's by now. */
export class ReplacedMeanwhile extends Error {
  override name = 'ReplacedMeanwhile';
  readonly last: { by: string; type: number; at: Date } | undefined;
  constructor(last: ReplacedMeanwhile['last']) {
    super('The member was replaced meanwhile');
    this.last = last;
  }
}

/** Members' lines in the log have the team's id, so that a team's are found together. */
export const PEOPLE_LOG = 'team_people';

/**
 * Gives a member's place in a team to the person with a membership ID, as the registry knows them now. All are told by
 * mail, and the log keeps who did it.
 * @throws Refusal for a team that is not theirs or was withdrawn, one whose members are settled, a person who is unknown,
 * blocked or in the team already, too many look-ups
 * @throws ReplacedMeanwhile
 */
export async function replaceMember(deps: ReplaceDeps, person: Person, wanted: Replacement): Promise<void> {
  const { db, identity, clock, jobs } = deps;
  const { teamId, replaced, membershipId } = wanted;
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
    await replacePerson(tx, place, found, clock());
    await logChange(tx, person, {
      ...{ kind: PEOPLE_LOG, recordId: teamId, name: row.team.name, action: 'changed' },
      before: { _id: replaced, name: place.name },
      after: { _id: found.stebUserId, name: found.name },
    });
    await tellOfReplacement(tx, jobs, { row, left: place, joined: found, by: person });
  });
}

/** The team as it is now, and the place that may be given away. */
async function placeIn(db: DbOrTx, person: Person, { teamId, replaced }: Replacement) {
  const row = await findTeam(db, teamId);
  if (!row || !mayReplaceMembersOf(person, accessFactsOf(row))) throw new Refusal('not_found');
  if (!row.team.status) throw new Refusal('team_withdrawn');
  const place = row.people.find(({ role, stebUserId }) => role === 'member' && stebUserId === replaced);
  if (!place) {
    throw new ReplacedMeanwhile(
      await lastChangeOf(db, { kind: PEOPLE_LOG, recordId: teamId, before: { _id: replaced } }),
    );
  }
  const mayCorrect = can(roleOf(person.type), 'teams:correct-members');
  if (!mayCorrect && ((await hasScores(db, teamId)) || (await resultsOf(db, [teamId])).has(teamId))) {
    throw new Refusal('members_locked');
  }
  return { row, place };
}

function refuseTwice({ people }: TeamWithPeople, found: StebPerson): void {
  const there = people.some(
    ({ stebUserId, nationalId }) => stebUserId === found.stebUserId || nationalId === found.national_id,
  );
  if (there) throw new Refusal('duplicate_person', { fields: { member_id: 'duplicate' } });
}

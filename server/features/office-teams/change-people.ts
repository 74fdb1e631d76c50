import { eq } from 'drizzle-orm';
import type { FieldCode } from '#contract/errors.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { lastChangeOf, logChange } from '#server/features/office-records/index.ts';
import { tellOfPlace, tellOfReplacement } from '#server/features/team-mails/index.ts';
import { PEOPLE_LOG, type ReplaceDeps, ReplacedMeanwhile } from '#server/features/team-members/index.ts';
import {
  findTeam,
  lockTeam,
  personSnapshot,
  replacePerson,
  type TeamWithPeople,
  teamPeople,
} from '#server/features/teams/index.ts';
import { refuseBlocked } from '#server/features/users/index.ts';
import { outageAs, Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';

type Role = 'coach' | 'member';

/** `old`: the registry's id of whoever has the place, as the page showed it; none where somebody is added. */
export type PlaceChange = { teamId: string; role: Role; old: string | undefined; membershipId: string };

/**
 * Gives a place in a team to the person with a membership ID, as the registry knows them now: somebody else's place, or a
 * free one. Those concerned are told by mail, and the log keeps who did it.
 * @throws Refusal for a team that there is not or that has no room, a person who is unknown, blocked or in the team
 * already, too many look-ups
 * @throws ReplacedMeanwhile
 */
export async function changePerson(deps: ReplaceDeps, by: Person, change: PlaceChange): Promise<void> {
  const { db, identity, clock, jobs } = deps;
  const { teamId, role, membershipId } = change;
  // Before anything is counted or asked; and again under the lock.
  await placeIn(db, change);
  await deps.countLookUps(by.id, [membershipId]);
  const found = await (role === 'coach' ? identity.coach(membershipId) : identity.member(membershipId)).catch(
    outageAs('look_up_unavailable'),
  );
  if (!found) throw refuse(role === 'coach' ? 'coach_not_found' : 'member_not_found', role, 'not_found');
  await refuseBlocked(db, [{ ...found, field: role }]);
  await db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const { row, place, position } = await placeIn(tx, change);
    refuseTwice(row, role, found);
    if (place) await replacePerson(tx, place, found, clock());
    else await tx.insert(teamPeople).values({ teamId, role, position, ...personSnapshot(found), createdAt: clock() });
    await logChange(tx, by, {
      ...{ kind: PEOPLE_LOG, recordId: teamId, name: row.team.name, action: 'changed' },
      before: place ? { _id: place.stebUserId, name: place.name } : {},
      after: { _id: found.stebUserId, name: found.name },
    });
    if (place && role === 'member') await tellOfReplacement(tx, jobs, { row, left: place, joined: found, by });
    else await tellOfPlace(tx, jobs, { teamId, left: place, joined: found, role, by: by.id });
  });
}

const refuse = (
  code: 'coach_not_found' | 'member_not_found' | 'duplicate_person' | 'team_full',
  role: Role,
  field: FieldCode,
) => new Refusal(code, { fields: { [role]: field } });

/** The team as it is now, and the place that is given: of somebody, or the next free one. */
async function placeIn(db: DbOrTx, { teamId, role, old }: PlaceChange) {
  const row = await findTeam(db, teamId);
  if (!row) throw new Refusal('not_found');
  if (!row.team.status) throw new Refusal('team_withdrawn');
  const there = row.people.filter((person) => person.role === role);
  const position = Math.max(-1, ...there.map((person) => person.position)) + 1;
  if (old !== undefined) {
    const place = there.find(({ stebUserId }) => stebUserId === old);
    if (place) return { row, place, position };
    throw new ReplacedMeanwhile(await lastChangeOf(db, { kind: PEOPLE_LOG, recordId: teamId, before: { _id: old } }));
  }
  const [competition] = await db.select().from(competitions).where(eq(competitions.id, row.competition.id));
  // Back-office spec, section 4: a coach only where there is none, a member while there is room.
  const room = role === 'coach' ? 1 : (competition?.membersNo ?? 0);
  if (there.length >= room) throw refuse('team_full', role, 'invalid');
  return { row, place: undefined, position };
}

function refuseTwice({ people }: TeamWithPeople, role: Role, found: StebPerson): void {
  const there = people.some(
    ({ stebUserId, nationalId }) => stebUserId === found.stebUserId || nationalId === found.national_id,
  );
  if (there) throw refuse('duplicate_person', role, 'duplicate');
}

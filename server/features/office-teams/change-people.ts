import { eq } from 'drizzle-orm';
import { roleOf } from '#contract/access.ts';
import type { ParsedBody } from '#contract/endpoint.ts';
import type { adminTeams } from '#contract/endpoints/admin-teams.ts';
import type { FieldCode } from '#contract/errors.ts';
import { digitsOf } from '#contract/fields.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { lastChangeOf, logChange } from '#server/features/office-records/index.ts';
import {
  addedJustNow,
  hasRecord,
  PEOPLE_LOG,
  type ReplaceDeps,
  ReplacedMeanwhile,
  tellOfReplacement,
} from '#server/features/team-members/index.ts';
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
import type { DbOrTx } from '#server/platform/database.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';

type Role = 'coach' | 'member';

/** `old`: the `_id` of whoever has the place, as the page showed it; none where somebody is added. */
type PlaceChange = { teamId: string; role: Role; old: string | undefined; membershipId: string };

/**
 * Which place a form of the specification gives to whom: by a looked-up person, or by a membership ID; undefined where it
 * gives none.
 * @throws Refusal for a place without a person, and for one beside other changes
 */
export function placeChangeOf(sent: ParsedBody<typeof adminTeams.update>): PlaceChange | undefined {
  const { id: teamId, revision, old_coach_id, coach_id_update, coach, ...others } = sent;
  const { old_member_id, member_id_update, member, steb_user_id, ...fields } = others;
  const asked = [
    { role: 'coach' as const, old: old_coach_id, person: coach, update: coach_id_update },
    { role: 'member' as const, old: old_member_id, person: member, update: member_id_update },
  ].filter(({ old, person, update }) => old || person || update);
  const [place, second] = asked;
  if (!place) return undefined;
  const { role, old } = place;
  const membershipId = place.person ?? numberIn(place.update);
  if (!membershipId) throw new Refusal('admin_fields_empty', { fields: { [role]: 'required' } });
  // Of whoever has the place only signs were sent that nobody sees, or none: nobody is meant to be added.
  if (old === '') throw new Refusal('admin_fields_empty', { fields: { [`old_${role}_id`]: 'required' } });
  // Each is a change of its own, which may be refused.
  if (second || Object.values(fields).some((value) => value !== undefined))
    throw new Refusal('invalid_fields', { fields: { [second?.role ?? role]: 'invalid' } });
  return { teamId, role, old, membershipId };
}

/** The form of the specification says `true` where the person stands beside it. */
function numberIn(update: unknown): string | undefined {
  const digits = typeof update === 'string' || typeof update === 'number' ? digitsOf(String(update)) : '';
  return /^\d{10}$/.test(digits) ? digits : undefined;
}

/**
 * Gives a place in a team to the person with a membership ID, as the registry knows them now: somebody else's place, or a
 * free one. The new person is asked whether they are in the team, and those who were there are told; the log keeps who did it.
 * Certificates that were issued stay: they say who was in the team then.
 * @throws Refusal for a team that there is not, was withdrawn or has no room, a person who is unknown, blocked or in the team
 * already, too many look-ups; for a sub admin, a member whom scores or a result name
 * @throws ReplacedMeanwhile
 */
export async function changePerson(deps: ReplaceDeps, by: Person, change: PlaceChange): Promise<void> {
  const { db, identity, clock, jobs } = deps;
  const { teamId, role, membershipId } = change;
  // Before anything is counted or asked; and again under the lock.
  if ((await placeIn(db, by, change)).isDone) return;
  await deps.countLookUps(by.id, [membershipId]);
  const found = await identity[role](membershipId).catch(outageAs('look_up_unavailable'));
  if (!found) throw refusal(role === 'coach' ? 'coach_not_found' : 'member_not_found', role, 'not_found');
  await refuseBlocked(db, [{ ...found, field: role }]);
  await db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const { row, place, isDone } = await placeIn(tx, by, change);
    if (isDone) return;
    refuseTwice(row, role, found);
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

const refusal = (
  code: 'coach_not_found' | 'member_not_found' | 'duplicate_person' | 'team_full' | 'has_coach',
  role: Role,
  field: FieldCode,
) => new Refusal(code, { fields: { [role]: field } });

type Place = { row: TeamWithPeople; place: TeamPerson | undefined; isDone: boolean };

/** The team as it is now, and the place that is given; none is a free one. `isDone` where the person has it already. */
async function placeIn(db: DbOrTx, by: Person, { teamId, role, old, membershipId }: PlaceChange): Promise<Place> {
  const row = await findTeam(db, teamId);
  if (!row) throw new Refusal('not_found');
  const there = row.people.filter((person) => person.role === role);
  const place = old === undefined ? undefined : there.find(({ stebUserId }) => stebUserId === old);
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
  // As on the team's own page (decision 080).
  if (role === 'member' && roleOf(by.type) !== 'admin' && (await hasRecord(db, teamId)))
    throw new Refusal('members_locked');
  if (!place) await refuseWithoutRoom(db, row, role, there.length);
  return { row, place, isDone: false };
}

/** Back-office spec, section 4: a coach only where there is none, a member while there is room. */
async function refuseWithoutRoom(db: DbOrTx, row: TeamWithPeople, role: Role, count: number): Promise<void> {
  if (role === 'coach' && count > 0) throw refusal('has_coach', role, 'invalid');
  const { coachesNo, membersNo } = competitions;
  const [most] = await db
    .select({ coachesNo, membersNo })
    .from(competitions)
    .where(eq(competitions.id, row.competition.id));
  if (count >= ((role === 'coach' ? most?.coachesNo : most?.membersNo) ?? 0))
    throw refusal('team_full', role, 'invalid');
}

function refuseTwice({ people }: TeamWithPeople, role: Role, found: StebPerson): void {
  const there = people.some(
    ({ stebUserId, nationalId }) => stebUserId === found.stebUserId || nationalId === found.national_id,
  );
  if (there) throw refusal('duplicate_person', role, 'duplicate');
}

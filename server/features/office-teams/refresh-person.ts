import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import { type RegistryFacts, registryFactNames } from '#contract/endpoints/team-bulk.ts';
import type { Language } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { namesPerson, reissueCertificates } from '#server/features/certificates/index.ts';
import { lastChangeOf, logChange } from '#server/features/office-records/index.ts';
import { PEOPLE_LOG, type ReplaceDeps, ReplacedMeanwhile } from '#server/features/team-members/index.ts';
import { findTeam, lockTeam, personSnapshot, type TeamWithPeople, teamPeople } from '#server/features/teams/index.ts';
import { outageAs, Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { DbOrTx } from '#server/platform/database.ts';

type Place = { teamId: string; stebUserId: string };
type Seat = TeamWithPeople['people'][number];

const factsOf = (one: Omit<RegistryFacts, 'phone_number'> & { phoneNumber: string }): RegistryFacts => ({
  ...{ name: one.name, email: one.email, phone_number: one.phoneNumber },
  ...{ nationality: one.nationality, gender: one.gender, dob: one.dob },
});

/**
 * What the registry says of a person of a team, beside what the team keeps since they joined. Counts as a look-up.
 * @throws Refusal for a number that the registry does not know, or of which it tells of somebody else by now
 * @throws ReplacedMeanwhile
 */
export async function compareWithRegistry(deps: ReplaceDeps, by: Person, place: Place) {
  const seat = await seatIn(deps.db, place);
  await deps.countLookUps(by.id, [seat.nationalId]);
  const found = await deps.identity[seat.role](seat.nationalId).catch(outageAs('look_up_unavailable'));
  if (!found) throw new Refusal(seat.role === 'coach' ? 'coach_not_found' : 'member_not_found');
  if (found.stebUserId !== seat.stebUserId) throw new Refusal('registry_other_person');
  const snapshot = personSnapshot(found);
  const [before, after] = [factsOf(seat), factsOf(snapshot)];
  const changed = registryFactNames.filter((name) => before[name] !== after[name]);
  const old = changed.includes('name') ? await namesPerson(deps.db, place.teamId, seat) : [];
  if (old.length > 0 && !can(roleOf(by.type), 'certificates:revoke')) throw new Refusal('not_allowed');
  return { seat, snapshot, before, after, changed, certificates: old.length };
}

/**
 * Takes over what the registry says of a person of a team, as an officer looked at it. Certificates that print the name as
 * it was are revoked and issued anew.
 * @returns how many certificates those were
 * @throws Refusal `registry_changed` when the registry says something else by now; and as `compareWithRegistry`
 */
export async function refreshPerson(
  deps: ReplaceDeps,
  by: Person,
  { seen, language, ...place }: Place & { seen: RegistryFacts; language: Language },
): Promise<number> {
  const { snapshot, after } = await compareWithRegistry(deps, by, place);
  if (!isDeepStrictEqual(after, seen)) throw new Refusal('registry_changed');
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx, place.teamId);
    const seat = await seatIn(tx, place);
    const before = factsOf(seat);
    const changed = registryFactNames.filter((name) => before[name] !== after[name]);
    // The picture may be another, which nobody reads.
    await tx.update(teamPeople).set(snapshot).where(eq(teamPeople.id, seat.id));
    if (changed.length === 0) return 0;
    const old = changed.includes('name') ? await namesPerson(tx, place.teamId, seat) : [];
    if (old.length > 0 && !can(roleOf(by.type), 'certificates:revoke')) throw new Refusal('not_allowed');
    const of = (facts: RegistryFacts) => Object.fromEntries(changed.map((name) => [name, facts[name]]));
    const { name } = await teamIn(tx, place.teamId);
    await logChange(tx, by, {
      ...{ kind: PEOPLE_LOG, recordId: place.teamId, name, action: 'changed' },
      before: { _id: seat.stebUserId, ...of(before) },
      after: { _id: seat.stebUserId, ...of(after) },
    });
    await reissueCertificates(tx, deps, by, { old, reason: messages[language].nameMended });
    return old.length;
  });
}

async function teamIn(db: DbOrTx, teamId: string) {
  const row = await findTeam(db, teamId);
  if (!row) throw new Refusal('not_found');
  return { name: row.team.name, people: row.people };
}

/** @throws ReplacedMeanwhile for somebody who is not in the team, or no longer */
async function seatIn(db: DbOrTx, { teamId, stebUserId }: Place): Promise<Seat> {
  const { people } = await teamIn(db, teamId);
  const seat = people.find((person) => person.stebUserId === stebUserId);
  if (seat) return seat;
  throw new ReplacedMeanwhile(
    await lastChangeOf(db, { kind: PEOPLE_LOG, recordId: teamId, before: { _id: stebUserId } }),
  );
}

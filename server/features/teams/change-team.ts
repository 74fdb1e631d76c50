import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
import type { TeamWithPeople } from './store.ts';
import { type TeamPersonRecord, type TeamRecord, teamPeople, teams } from './table.ts';

/** The registry's record of a person, as it is stored with a team. */
export const personSnapshot = (person: StebPerson) => ({
  stebUserId: person.stebUserId,
  nationalId: person.national_id,
  name: person.name,
  email: person.email,
  phoneNumber: person.phone_number,
  nationality: person.nationality,
  gender: person.gender,
  dob: person.dob,
  picture: person.picture || 'avator.png',
  status: person.status,
});

type LockedTeam = Pick<TeamRecord, 'status' | 'paymentStatus' | 'competitionId' | 'createdBy'>;

/**
 * Serialises changes to a team, its people, its certificates and what is handed in for it; whoever changes one of them
 * begins with this. Not `for update`, which would also block inserts that refer to the team.
 */
export async function lockTeam(tx: DbOrTx, id: string): Promise<LockedTeam | undefined> {
  const { status, paymentStatus, competitionId, createdBy } = teams;
  const [team] = await tx
    .select({ status, paymentStatus, competitionId, createdBy })
    .from(teams)
    .where(eq(teams.id, id))
    .for('no key update');
  return team;
}

/** When somebody joins a team, and when they agreed: at once if they entered themselves. */
type Joining = Pick<TeamPersonRecord, 'createdAt' | 'agreedAt'>;

/** Gives the place of one person in a team to another one. */
export async function replacePerson(
  tx: Tx,
  { id }: Pick<TeamPersonRecord, 'id'>,
  person: StebPerson,
  joining: Joining,
): Promise<void> {
  await tx
    .update(teamPeople)
    .set({ ...personSnapshot(person), ...joining, refusedAt: null, answerLink: null })
    .where(eq(teamPeople.id, id));
}

/** Gives somebody the first free place among the members, or the coaches, of a team that is locked. */
export async function addPerson(
  tx: Tx,
  { team, people }: Pick<TeamWithPeople, 'team' | 'people'>,
  { role, person, joining }: { role: TeamPersonRecord['role']; person: StebPerson; joining: Joining },
): Promise<void> {
  const taken = new Set(people.filter((one) => one.role === role).map(({ position }) => position));
  const position = Array.from({ length: taken.size + 1 }, (_, place) => place).find((place) => !taken.has(place)) ?? 0;
  await tx.insert(teamPeople).values({ teamId: team.id, role, position, ...personSnapshot(person), ...joining });
}

/** What somebody in a team that is locked said to being asked whether they are in it. */
export async function setAnswer(
  tx: Tx,
  { id }: Pick<TeamPersonRecord, 'id'>,
  answer: Pick<TeamPersonRecord, 'agreedAt' | 'refusedAt'> & { answerLink?: null },
): Promise<void> {
  await tx.update(teamPeople).set(answer).where(eq(teamPeople.id, id));
}

/** Takes somebody out of a team that is locked. */
export async function removePerson(tx: Tx, { id }: Pick<TeamPersonRecord, 'id'>): Promise<void> {
  await tx.delete(teamPeople).where(eq(teamPeople.id, id));
}

/**
 * For a team that is locked and was seen to be unpaid. A registration that is sent again is then a new one, and a form
 * of the office that was opened before is refused.
 */
export async function withdrawUnpaid(tx: Tx, id: string, by: { id: string }): Promise<void> {
  await tx
    .update(teams)
    .set({
      ...{ status: false, idempotencyKey: null, idempotencyForm: null },
      ...{ revision: sql`${teams.revision} + 1`, updatedAt: sql`statement_timestamp()`, updatedBy: by.id },
    })
    .where(and(eq(teams.id, id), eq(teams.paymentStatus, false)));
}

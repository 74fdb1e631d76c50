import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
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

/** Serialises changes to a team, its people and what is handed in for it. */
export async function lockTeam(tx: Tx, id: string): Promise<Pick<TeamRecord, 'status' | 'paymentStatus'> | undefined> {
  const [team] = await tx
    .select({ status: teams.status, paymentStatus: teams.paymentStatus })
    .from(teams)
    .where(eq(teams.id, id))
    .for('no key update');
  return team;
}

/** Gives the place of one person in a team to another one. */
export async function replacePerson(
  tx: Tx,
  { id }: Pick<TeamPersonRecord, 'id'>,
  person: StebPerson,
  at: Date,
): Promise<void> {
  await tx
    .update(teamPeople)
    .set({ ...personSnapshot(person), createdAt: at })
    .where(eq(teamPeople.id, id));
}

/** @returns false for a team that is paid or withdrawn already; then nothing has changed */
export async function withdrawUnpaid(tx: Tx, id: string): Promise<boolean> {
  const withdrawn = await tx
    .update(teams)
    .set({ status: false })
    .where(and(eq(teams.id, id), eq(teams.paymentStatus, false), eq(teams.status, true)))
    .returning({ id: teams.id });
  return withdrawn.length > 0;
}

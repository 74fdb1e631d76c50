import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
import { type EntitySnapshot, type TeamPersonRecord, type TeamRecord, teamPeople, teams } from './table.ts';

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
export async function lockTeam(tx: Tx, id: string): Promise<LockedTeam | undefined> {
  const { status, paymentStatus, competitionId, createdBy } = teams;
  const [team] = await tx
    .select({ status, paymentStatus, competitionId, createdBy })
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

/** For a team that is locked and was seen to be unpaid. A registration that is sent again is then a new one. */
export async function withdrawUnpaid(tx: Tx, id: string): Promise<void> {
  await tx
    .update(teams)
    .set({ status: false, idempotencyKey: null, idempotencyForm: null })
    .where(and(eq(teams.id, id), eq(teams.paymentStatus, false)));
}

/** The entity as it is now: the registry's record stays with the team, and its account may read what managers may. */
export async function setEntity(tx: Tx, teamId: string, entity: EntitySnapshot): Promise<void> {
  await tx.update(teams).set({ entity, entityStebId: entity.stebUserId }).where(eq(teams.id, teamId));
}

/** @returns the entity that the team belongs to, if any */
export async function setPaid(tx: Tx, teamId: string): Promise<EntitySnapshot | null | undefined> {
  const [team] = await tx
    .update(teams)
    .set({ paymentStatus: true })
    .where(eq(teams.id, teamId))
    .returning({ entity: teams.entity });
  return team?.entity;
}

/**
 * For a team whose fee is no longer paid; its place is given up, where the fee was given back. A registration that is sent
 * again is then a new one.
 */
export async function setUnpaid(tx: Tx, teamId: string, { withdraw }: { withdraw: boolean }): Promise<void> {
  await tx
    .update(teams)
    .set({ paymentStatus: false, ...(withdraw && { status: false, idempotencyKey: null, idempotencyForm: null }) })
    .where(eq(teams.id, teamId));
}

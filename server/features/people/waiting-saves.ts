import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type PersonSave, personSaves } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import type { PeopleList } from './people-lists.ts';

export const savePersonJob = 'save-person';

export type SaveJob = { saveId: string };

/** The registry gave no answer, could not be followed here, or was asked by a process that is no more. */
const isWaiting = or(
  inArray(personSaves.state, ['unsure', 'accepted']),
  and(eq(personSaves.state, 'asking'), lt(personSaves.expiresAt, sql`now()`)),
);

/** Those of some people whose last change is not settled yet. */
export async function waitingAmong(db: DbOrTx, userIds: readonly string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ id: personSaves.userId })
    .from(personSaves)
    .where(and(inArray(personSaves.userId, [...userIds]), isWaiting));
  return new Set(rows.map(({ id }) => id));
}

/** New people who are not here yet, the oldest first, of those whom a list has. */
export const unsavedPeople = async (db: DbOrTx, { has }: Pick<PeopleList, 'has'>) => {
  const rows: Pick<PersonSave, 'answer' | 'wanted' | 'own'>[] = await db
    .select({ answer: personSaves.answer, wanted: personSaves.wanted, own: personSaves.own })
    .from(personSaves)
    .where(and(isNull(personSaves.userId), isWaiting))
    .orderBy(asc(personSaves.startedAt));
  return rows.filter(({ own }) => own.type !== undefined && has(own.type));
};

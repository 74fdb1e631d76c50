import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type PersonSave, personSaves, users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { constraintOf, type Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
import { type SaveJob, savePersonJob } from './waiting-saves.ts';

/** Longer than all questions of one save to the registry take together. */
const LEASE_SECONDS = 45;
/** So long an answered call may still be under way at the registry, when no answer came. */
const UNSURE_SECONDS = 10;
/** How long the key of a form is known, beside the log. */
const KEY_DAYS = 7;

export type NewSave = Pick<PersonSave, 'nationalId' | 'startedBy' | 'wanted' | 'own'> &
  Partial<Pick<PersonSave, 'userId' | 'key'>> & { form?: string | undefined };

const theSave = ({ id }: Pick<PersonSave, 'id'>) => eq(personSaves.id, id);

/**
 * What of a form with a key is kept to tell it from another one: a hash that nobody can compare with that of another save.
 * Without the password, which nothing here may help to guess.
 */
export const fingerprintOf = (saveId: string, form: string): string =>
  createHash('sha256').update(`${saveId} ${form}`).digest('base64url');

/** The saves of people that are under way (`personSaves`). Each of these is a transaction of its own. */
export function saveStore({ db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> }) {
  const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
  const later = (save: Pick<PersonSave, 'id'>, set: object, afterSeconds: number) =>
    db.transaction(async (tx) => {
      const [still] = await tx
        .update(personSaves)
        .set({ ...set, expiresAt: inSeconds(0) })
        .where(and(theSave(save), ne(personSaves.state, 'done')))
        .returning({ id: personSaves.id });
      // Without it, somebody else has ended it, or the person was deleted.
      if (still) await jobs.enqueue(tx, savePersonJob, { saveId: save.id } satisfies SaveJob, { afterSeconds });
    });

  return {
    /**
     * Writes what is intended before the registry is asked. A process that dies leaves it to its job.
     * @returns undefined while there is another save of this person, or of this key
     * @throws Refusal `not_found` of a deleted account
     */
    begin: ({ form, ...save }: NewSave): Promise<PersonSave | undefined> =>
      db
        .transaction(async (tx) => {
          await tx
            .delete(personSaves)
            .where(and(eq(personSaves.state, 'done'), lt(personSaves.startedAt, inSeconds(-KEY_DAYS * 24 * 60 * 60))));
          const [begun] = await tx
            .insert(personSaves)
            .values({ ...save, state: 'asking', expiresAt: inSeconds(LEASE_SECONDS) })
            .onConflictDoNothing()
            .returning();
          if (!begun) return undefined;
          if (form !== undefined)
            await tx
              .update(personSaves)
              .set({ fingerprint: fingerprintOf(begun.id, form) })
              .where(theSave(begun));
          await jobs.enqueue(tx, savePersonJob, { saveId: begun.id } satisfies SaveJob, {
            afterSeconds: LEASE_SECONDS + 5,
          });
          return begun;
        })
        .catch((error: unknown) => {
          if (constraintOf(error) !== 'account_deleted') throw error;
          throw new Refusal('not_found', { cause: error });
        }),

    /** The save that keeps another one of a person, or of a key, from beginning; and whether it may still be asking. */
    async other({ userId, nationalId, startedBy, key }: Omit<NewSave, 'wanted' | 'own'>) {
      const samePerson = userId
        ? and(eq(personSaves.userId, userId), ne(personSaves.state, 'done'))
        : and(isNull(personSaves.userId), eq(personSaves.nationalId, nationalId));
      const sameKey = key ? and(eq(personSaves.startedBy, startedBy), eq(personSaves.key, key)) : undefined;
      const [found] = await db
        .select({
          save: personSaves,
          by: users.name,
          isAsking: sql<boolean>`${personSaves.state} = 'asking' and ${personSaves.expiresAt} > now()`,
        })
        .from(personSaves)
        .innerJoin(users, eq(users.id, personSaves.startedBy))
        .where(or(sameKey, samePerson))
        // That of the key says more.
        .orderBy(sql`${personSaves.key} is not distinct from ${key ?? null} desc`)
        .limit(1);
      return found;
    },

    async find(id: string) {
      const [save] = await db.select().from(personSaves).where(eq(personSaves.id, id));
      const [row] = save
        ? await db
            .select({ isOver: sql<boolean>`${personSaves.expiresAt} <= now()` })
            .from(personSaves)
            .where(eq(personSaves.id, id))
        : [];
      return save && { ...save, isAsking: save.state === 'asking' && !row?.isOver };
    },

    /** What it is for is known by now, since nobody else changes the person any more. */
    async intend(save: Pick<PersonSave, 'id'>, set: Pick<PersonSave, 'nationalId' | 'wanted' | 'own'>): Promise<void> {
      await db.update(personSaves).set(set).where(theSave(save));
    },

    /** Begins to ask once more. @returns whether nobody else does */
    async resume(save: Pick<PersonSave, 'id'>): Promise<boolean> {
      const [resumed] = await db
        .update(personSaves)
        .set({ state: 'asking', expiresAt: inSeconds(LEASE_SECONDS) })
        .where(and(theSave(save), eq(personSaves.state, 'unsure')))
        .returning({ id: personSaves.id });
      return resumed !== undefined;
    },

    /** Nothing came of it. */
    async drop(save: Pick<PersonSave, 'id'>): Promise<void> {
      await db.delete(personSaves).where(and(theSave(save), ne(personSaves.state, 'done')));
    },

    /** The registry gave no answer: its job finds out what became of it. */
    unsure: (save: Pick<PersonSave, 'id'>) => later(save, { state: 'unsure' }, UNSURE_SECONDS),

    /** The registry has saved, and here nothing could be saved. */
    accepted: (save: Pick<PersonSave, 'id'>, answer: StebPerson) => later(save, { state: 'accepted', answer }, 2),

    /** It is still asking: its job comes back. */
    wait: (save: Pick<PersonSave, 'id'>) =>
      db.transaction((tx) =>
        jobs.enqueue(tx, savePersonJob, { saveId: save.id } satisfies SaveJob, { afterSeconds: LEASE_SECONDS }),
      ),
  };
}

import { and, eq, isNull } from 'drizzle-orm';
import { languages } from '#contract/languages.ts';
import { fold } from '#domain/fold.ts';
import { personalDataWords } from '#locales/personal-data.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { deletionRequestJob } from './send-request.ts';
import { type DeletionRequestRecord, deletionRequests } from './table.ts';

export type RequestDeps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

export const isWaiting = and(isNull(deletionRequests.withdrawnAt), isNull(deletionRequests.carriedOutAt));

/** The request of a person that waits, if any. */
export async function waitingRequest(db: DbOrTx, userId: string): Promise<DeletionRequestRecord | undefined> {
  const [found] = await db
    .select()
    .from(deletionRequests)
    .where(and(eq(deletionRequests.userId, userId), isWaiting));
  return found;
}

/**
 * Writes a person's request, and tells the office and the person by mail. Whoever asks twice has one request.
 * @throws Refusal when the sentence that the page asks for was not typed
 */
export async function requestDeletion(
  { db, clock, jobs }: RequestDeps,
  person: Person,
  confirmation: string,
): Promise<DeletionRequestRecord> {
  // As people type it: with or without the hamza that a phone's keyboard suggests.
  if (!languages.some((language) => fold(personalDataWords[language].delete.sentence) === fold(confirmation))) {
    throw new Refusal('invalid_fields', { fields: { confirmation: 'confirmation' } });
  }
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(deletionRequests)
      .values({ userId: person.id, createdAt: clock() })
      .onConflictDoNothing()
      .returning();
    if (!added) {
      const earlier = await waitingRequest(tx, person.id);
      if (!earlier) throw new Refusal('deletion_closed');
      return earlier;
    }
    for (const to of ['office', 'person'] as const) {
      await jobs.enqueue(tx, deletionRequestJob, { requestId: added.id, to });
    }
    return added;
  });
}

/** Takes a request back, and tells the person by mail. @throws Refusal `deletion_closed` when none waits */
export async function withdrawDeletion({ db, clock, jobs }: RequestDeps, person: Person): Promise<void> {
  await db.transaction(async (tx) => {
    const [withdrawn] = await tx
      .update(deletionRequests)
      .set({ withdrawnAt: clock() })
      .where(and(eq(deletionRequests.userId, person.id), isWaiting))
      .returning({ id: deletionRequests.id });
    if (!withdrawn) throw new Refusal('deletion_closed');
    await jobs.enqueue(tx, deletionRequestJob, { requestId: withdrawn.id, to: 'withdrawn' });
  });
}

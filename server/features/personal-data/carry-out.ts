import { eq, getTableName, sql } from 'drizzle-orm';
import { roleOf } from '#contract/access.ts';
import type { ErasedPlace } from '#contract/endpoints/personal-data.ts';
import { deletedAccount } from '#domain/deleted-account.ts';
import { logChange } from '#server/features/office-records/index.ts';
import {
  checkOpenAttempts,
  hasUndecidedPayment,
  type PaymentDeps,
  unpaidOrdersOf,
} from '#server/features/payments/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Subject } from '#server/platform/personal-data.ts';
import { personalDataParts } from './parts.ts';
import type { RequestDeps } from './request-deletion.ts';
import { accountOf, subjectOf } from './subject.ts';
import { type DeletionRequestRecord, deletionRequests } from './table.ts';

/**
 * Deletes the account of a request and the person's data in every place, in one transaction; the files go right after it.
 * Of two administrators at once, and of one and the person who takes the request back, the second finds it closed.
 * Orders are locked first and the account's row last, as by whoever begins a payment, so that the two cannot block each other.
 * @throws Refusal `not_found`, `deletion_closed`, `deletion_own` for one's own account, `deletion_payment_open`
 */
export async function carryOutDeletion(
  { db, clock, jobs, payments }: RequestDeps & { payments: PaymentDeps },
  by: Person,
  requestId: string,
): Promise<DeletionRequestRecord> {
  await askAboutPayments(db, payments, requestId);
  return db.transaction(async (tx) => {
    await oneAtATime(tx, by);
    const [request] = await tx.select().from(deletionRequests).where(eq(deletionRequests.id, requestId)).for('update');
    if (!request) throw new Refusal('not_found');
    if (request.withdrawnAt || request.carriedOutAt) throw new Refusal('deletion_closed');
    if (request.userId === by.id) throw new Refusal('deletion_own');
    const person = await subjectOf(tx, await accountOf(tx, request.userId));
    if (await hasUndecidedPayment(tx, person)) throw new Refusal('deletion_payment_open');
    const { report, files } = await eraseEverywhere(tx, person);
    const [closed] = await tx
      .update(deletionRequests)
      .set({ carriedOutAt: clock(), carriedOutBy: by.id, report })
      .where(eq(deletionRequests.id, requestId))
      .returning();
    if (!closed) throw new Error('the request was not closed');
    await logChange(tx, by, {
      kind: getTableName(deletionRequests),
      recordId: requestId,
      name: deletedAccount,
      action: 'changed',
      before: { state: 'waiting' },
      after: { state: 'done', report },
    });
    if (files.length > 0) await jobs.enqueue(tx, removeErasedFilesJob, { keys: files });
    return closed;
  });
}

/** The gateway decides what is still open, so that a page which nobody paid on does not hold up a deletion for ever. */
async function askAboutPayments(db: Db, payments: PaymentDeps, requestId: string): Promise<void> {
  const [request] = await db.select().from(deletionRequests).where(eq(deletionRequests.id, requestId));
  if (!request || request.withdrawnAt || request.carriedOutAt) return;
  for (const orderId of await unpaidOrdersOf(db, request.userId)) {
    for await (const _ of checkOpenAttempts(payments, orderId));
  }
}

const CARRYING_OUT = 7_480_221;

/** Two administrators must not delete each other: whoever comes second is looked at again. */
async function oneAtATime(tx: Tx, by: Person): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CARRYING_OUT})`);
  const [officer] = await tx.select({ type: users.type, status: users.status }).from(users).where(eq(users.id, by.id));
  if (!officer?.status || roleOf(officer.type) !== 'admin') throw new Refusal('not_allowed');
}

/** One place after the other, in their order; those without a record of the person are not reported. */
async function eraseEverywhere(tx: Tx, person: Subject): Promise<{ report: ErasedPlace[]; files: string[] }> {
  const report: ErasedPlace[] = [];
  const files: string[] = [];
  for (const part of personalDataParts) {
    const { removed = 0, nameless = 0, kept = 0, keptUntil = null, files: gone = [] } = await part.erase(tx, person);
    files.push(...gone);
    if (removed + nameless + kept > 0)
      report.push({ place: part.place, removed, nameless, kept, kept_until: keptUntil });
  }
  return { report, files };
}

export const removeErasedFilesJob = 'remove-erased-files';

/** Removes files that an erased person's data was in. One that is gone already is no failure. */
export const removeErasedFiles = (files: FileStore): Job<{ keys: string[] }> => ({
  async run({ keys }) {
    for (const key of keys) await files.remove(key);
  },
});

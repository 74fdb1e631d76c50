import { setTimeout } from 'node:timers/promises';
import { eq, getTableName, sql } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import { deletedAccount } from '#domain/deleted-account.ts';
import { lockAdministrators } from '#server/features/administrators/index.ts';
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
import { type Db, isDatabaseBusy, type Tx } from '#server/platform/database.ts';
import {
  ERASE_AGAIN_AFTER_SECONDS,
  type EraseAgain,
  eraseAgainJob,
  eraseEverywhere,
  removeErasedFilesJob,
} from './erase.ts';
import type { RequestDeps } from './request-deletion.ts';
import { accountOf, subjectOf } from './subject.ts';
import { type DeletionRequestRecord, deletionRequests } from './table.ts';

/**
 * Deletes the account of a request and the person's data in every place, in one transaction; the files go right after it,
 * and what was written meanwhile some minutes later (decision 083).
 * Of two administrators at once, and of one and the person who takes the request back, the second finds it closed.
 * @throws Refusal `not_found`, `deletion_closed`, `deletion_own` for one's own account, `deletion_payment_open`
 */
export async function carryOutDeletion(
  deps: RequestDeps & { payments: PaymentDeps },
  by: Person,
  requestId: string,
): Promise<DeletionRequestRecord> {
  await askAboutPayments(deps.db, deps.payments, requestId);
  for (let triesLeft = TRIES - 1; ; triesLeft -= 1) {
    try {
      return await deleteOnce(deps, by, requestId);
    } catch (error) {
      if (triesLeft === 0 || !isDatabaseBusy(error)) throw error;
      // Whoever waited for the account goes first.
      await setTimeout(PAUSE_MS);
    }
  }
}

const TRIES = 6;
const PAUSE_MS = 100;
/** Half of the time after which PostgreSQL looks for a deadlock: it is the deletion that gives way and begins anew. */
const GIVES_WAY_AFTER = '500ms';

async function deleteOnce({ db, clock, jobs }: RequestDeps, by: Person, requestId: string) {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, by);
    const [request] = await tx.select().from(deletionRequests).where(eq(deletionRequests.id, requestId)).for('update');
    if (!request) throw new Refusal('not_found');
    if (request.withdrawnAt || request.carriedOutAt) throw new Refusal('deletion_closed');
    if (request.userId === by.id) throw new Refusal('deletion_own');
    // Waits for every write of the account that has begun; those that begin from now on find it deleted.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, request.userId)).for('update');
    await tx.execute(sql`select set_config('lock_timeout', ${GIVES_WAY_AFTER}, true)`);
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
    const again: EraseAgain = { requestId, person, keys: files };
    await jobs.enqueue(tx, eraseAgainJob, again, { afterSeconds: ERASE_AGAIN_AFTER_SECONDS });
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

/**
 * Two administrators must not delete each other, and none may be deleted by somebody whose role is taken at that moment:
 * whoever comes second is looked at again.
 */
async function oneAtATime(tx: Tx, by: Person): Promise<void> {
  await lockAdministrators(tx);
  const [officer] = await tx.select({ type: users.type, status: users.status }).from(users).where(eq(users.id, by.id));
  if (!officer?.status || !can(roleOf(officer.type), 'admin-deletion-requests')) throw new Refusal('not_allowed');
}

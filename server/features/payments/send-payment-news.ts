import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import type { AttemptState } from '#domain/payment-state.ts';
import { fill } from '#locales/fill.ts';
import { formatMoney } from '#locales/format.ts';
import { mailWords } from '#locales/mails.ts';
import { fillParagraph, type MailWords, personalMail } from '#server/features/mails/index.ts';
import { users } from '#server/features/users/index.ts';
import { type Db, type Tx, together } from '#server/platform/database.ts';
import type { Job, Jobs } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import type { PaymentDeps } from './deps.ts';
import { purposeOf } from './orders.ts';
import { type AttemptRecord, type OrderRecord, orders, paymentAttempts } from './table.ts';

export const heldJob = 'send-payment-held';
export const failedJob = 'send-payment-failed';
export const unwantedJob = 'send-payment-unwanted';

/** Seconds in which whoever saw a payment fail tries again; only those who did not are written to (decision 082). */
const TIME_TO_TRY_AGAIN = 15 * 60;

/**
 * Queues the mails about an attempt's new state, in the transaction that writes it: a state is written once, whoever
 * finds it. They go to whoever started the payment and whoever registered what it is for.
 */
export async function announceState(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  order: OrderRecord,
  { from, to }: { from: AttemptRecord; to: AttemptState },
): Promise<void> {
  // A person who cancels knows it, but nobody cancels what the bank holds.
  const failed = to === 'declined' || to === 'expired' || (to === 'cancelled' && from.state === 'held');
  if (to !== 'held' && !failed) return;
  await together(
    readersOf(order, from).map((userId) => () => {
      const data = { attemptId: from.id, userId };
      return failed
        ? jobs.enqueue(tx, failedJob, data, { afterSeconds: TIME_TO_TRY_AGAIN })
        : jobs.enqueue(tx, heldJob, data);
    }),
  );
}

const readersOf = (order: OrderRecord, { startedBy }: AttemptRecord) => [...new Set([startedBy, order.createdBy])];

/** Queues the mails about a charge that goes back, in the transaction that puts it in review or flags it for a refund. */
export async function announceUnwanted(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  order: OrderRecord,
  attempt: AttemptRecord,
): Promise<void> {
  const queue = (userId: string) => jobs.enqueue(tx, unwantedJob, { attemptId: attempt.id, userId });
  await together(readersOf(order, attempt).map((userId) => () => queue(userId)));
}

type News = { attemptId: string; userId: string };
type Deps = Pick<PaymentDeps, 'purposes' | 'clock'> & { db: Db; mailer: Mailer; publicUrl: string };

/** Tells that the bank holds a payment, and that nobody should pay again. Nothing is sent once the bank has decided. */
export const sendPaymentHeld = (deps: Deps): Job<News> =>
  tell(deps, 'held', ({ attempt, order, refused }, language) => {
    if (refused || order.paidAt || attempt.state !== 'held') return undefined;
    const { greeting, subject, body, wait, link } = mailWords(language).paymentHeld;
    return { subject, paragraphs: [greeting, body, wait], link };
  });

const ended: readonly AttemptState[] = ['declined', 'expired', 'cancelled'];

/** Tells that a payment failed, unless money arrived after all, or another one was begun meanwhile. */
export const sendPaymentFailed = (deps: Deps): Job<News> =>
  tell(deps, 'failed', ({ attempt, order, triedAgain, refused }, language) => {
    if (refused || order.paidAt || triedAgain || !ended.includes(attempt.state)) return undefined;
    const words = mailWords(language).paymentFailed;
    const body = attempt.state === 'declined' ? words.declined : words.ended;
    const { greeting, subject, next, link } = words;
    return { subject, paragraphs: [greeting, body, next], link };
  });

/** Tells that money arrived for a team that was paid already, or no longer takes part, and that the office returns it. */
export const sendPaymentUnwanted = (deps: Deps): Job<News> =>
  tell(deps, 'unwanted', ({ attempt, order, refused }, language) => {
    if (attempt.needsRefund) {
      const { greeting, subject, body, refund, reference, link } = mailWords(language).paymentTwice;
      return { subject, paragraphs: [greeting, body, refund, reference], link };
    }
    // Paid after all: the office brought the team back, or moved the season's last date.
    if (!refused || order.paidAt || attempt.state !== 'review') return undefined;
    const { greeting, subject, withdrawn, season_over, refund, reference, link } = mailWords(language).paymentUnwanted;
    const body = refused === 'season_over' ? season_over : withdrawn;
    return { subject, paragraphs: [greeting, body, refund, reference], link };
  });

/** `refused`: why it can no longer be paid for. */
type Facts = { attempt: AttemptRecord; order: OrderRecord; triedAgain: boolean; refused: ErrorCode | undefined };
type Told = { subject: string; paragraphs: string[]; link: string };

function tell(
  { db, mailer, publicUrl, ...deps }: Deps,
  kind: 'held' | 'failed' | 'unwanted',
  told: (facts: Facts, language: Language) => Told | undefined,
): Job<News> {
  return {
    concurrency: 2,
    async run({ attemptId, userId }) {
      const [reader] = await db.select().from(users).where(eq(users.id, userId));
      const facts = await factsOf(db, deps, attemptId);
      if (!facts || !reader?.email || !told(facts, 'ar')) return;
      const { items, total } = facts.order;
      const wordsIn = (language: Language): MailWords => {
        const values = {
          name: reader.name,
          subject: items.subject.name,
          number: items.subject.number,
          total: formatMoney(total, language),
          reference: facts.attempt.ref ?? '',
        };
        const { subject, paragraphs, link } = told(facts, language) as Told;
        return {
          subject: fill(subject, values),
          paragraphs: paragraphs.map((sentence) => fillParagraph(sentence, values)),
          link: { label: link, href: `${publicUrl}/profile/transections?lang=${language}` },
        };
      };
      await mailer.send({
        to: reader.email,
        ...personalMail(reader, wordsIn),
        id: `payment-${kind}-${attemptId}-${userId}`,
      });
    },
  };
}

async function factsOf(
  db: Db,
  deps: Pick<PaymentDeps, 'purposes' | 'clock'>,
  attemptId: string,
): Promise<Facts | undefined> {
  const [found] = await db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.id, attemptId));
  if (!found) return undefined;
  const { createdAt } = found.attempt;
  // Whose newer attempt got no page from the gateway was told so, and is still waiting to pay.
  const newer = and(
    eq(paymentAttempts.orderId, found.order.id),
    gt(paymentAttempts.createdAt, createdAt),
    isNotNull(paymentAttempts.ref),
  );
  const refused = await purposeOf(deps, found.order).whyNotPayable(db, found.order.purposeId, deps.clock());
  return { ...found, triedAgain: (await db.$count(paymentAttempts, newer)) > 0, refused };
}

import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { AttemptState } from '#domain/payment-state.ts';
import { fill } from '#locales/fill.ts';
import { formatMoney } from '#locales/format.ts';
import { mailWords } from '#locales/mails.ts';
import { fillParagraph, type MailWords, type NotedMailer, personalMail } from '#server/features/mails/index.ts';
import { users } from '#server/features/users/index.ts';
import { type Db, type Tx, together } from '#server/platform/database.ts';
import type { Job, Jobs } from '#server/platform/jobs.ts';
import type { PaymentDeps } from './deps.ts';
import { purposeOf } from './orders.ts';
import { type AttemptRecord, type OrderRecord, orders, paymentAttempts } from './table.ts';

export const heldJob = 'send-payment-held';
export const failedJob = 'send-payment-failed';

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
  const readers = [...new Set([from.startedBy, order.createdBy])];
  await together(
    readers.map((userId) => () => {
      const data = { attemptId: from.id, userId };
      return failed
        ? jobs.enqueue(tx, failedJob, data, { afterSeconds: TIME_TO_TRY_AGAIN })
        : jobs.enqueue(tx, heldJob, data);
    }),
  );
}

type News = { attemptId: string; userId: string };
type Deps = Pick<PaymentDeps, 'purposes' | 'clock'> & { db: Db; mailer: NotedMailer; publicUrl: string };

/** Tells that the bank holds a payment, and that nobody should pay again. Nothing is sent once the bank has decided. */
export const sendPaymentHeld = (deps: Deps): Job<News> =>
  tell(deps, 'held', ({ attempt, order }, language) => {
    if (order.paidAt || attempt.state !== 'held') return undefined;
    const { greeting, subject, body, wait, link } = mailWords(language).paymentHeld;
    return { subject, paragraphs: [greeting, body, wait], link };
  });

const ended: readonly AttemptState[] = ['declined', 'expired', 'cancelled'];

/** Tells that a payment failed, unless money arrived after all, or another one was begun meanwhile. */
export const sendPaymentFailed = (deps: Deps): Job<News> =>
  tell(deps, 'failed', ({ attempt, order, triedAgain }, language) => {
    if (order.paidAt || triedAgain || !ended.includes(attempt.state)) return undefined;
    const words = mailWords(language).paymentFailed;
    const body = attempt.state === 'declined' ? words.declined : words.ended;
    const { greeting, subject, next, link } = words;
    return { subject, paragraphs: [greeting, body, next], link };
  });

type Facts = { attempt: AttemptRecord; order: OrderRecord; triedAgain: boolean };
type Told = { subject: string; paragraphs: string[]; link: string };

function tell(
  { db, mailer, publicUrl, ...deps }: Deps,
  kind: 'held' | 'failed',
  told: (facts: Facts, language: Language) => Told | undefined,
): Job<News> {
  return {
    concurrency: 2,
    async run({ attemptId, userId }) {
      const [reader] = await db.select().from(users).where(eq(users.id, userId));
      const facts = await factsOf(db, attemptId);
      if (!facts || !reader?.email || !told(facts, 'ar')) return;
      // Neither mail would be true of what can no longer be paid for.
      if (await purposeOf(deps, facts.order).whyNotPayable(db, facts.order.purposeId, deps.clock())) return;
      const { items, total } = facts.order;
      const wordsIn = (language: Language): MailWords => {
        const values = {
          name: reader.name,
          subject: items.subject.name,
          number: items.subject.number,
          total: formatMoney(total, language),
        };
        const { subject, paragraphs, link } = told(facts, language) as Told;
        return {
          subject: fill(subject, values),
          paragraphs: paragraphs.map((sentence) => fillParagraph(sentence, values)),
          link: { label: link, href: `${publicUrl}/profile/transections?lang=${language}` },
        };
      };
      await mailer.send(
        {
          to: reader.email,
          ...personalMail(reader, wordsIn),
          id: `payment-${kind}-${attemptId}-${userId}`,
        },
        { kind: `payment_${kind}`, about: { kind: facts.order.purposeKind, id: facts.order.purposeId }, reader },
      );
    },
  };
}

async function factsOf(db: Db, attemptId: string): Promise<Facts | undefined> {
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
  return { ...found, triedAgain: (await db.$count(paymentAttempts, newer)) > 0 };
}

import type { AdminAttempt, AdminTransaction, TaxDocument } from '#contract/endpoints/admin-transactions.ts';
import { toRiyals } from '#domain/money.ts';
import { differencesOf, judgeCharge } from '#domain/payment-review.ts';
import type { BookEntry } from '#server/features/invoices/index.ts';
import type { AttemptRecord, refunds } from '#server/features/payments/index.ts';
import { gatewayOrderOf, gatewayWordsOf } from '#server/providers/card-gateway/telr.ts';
import { attentionOfAttempt } from './attention.ts';
import { presentOrder } from './present-order.ts';
import type { TransactionRow } from './store.ts';

/** An order as the office lists it. @param attempts the newest first */
export function presentTransaction(
  row: TransactionRow,
  attempts: AttemptRecord[],
  ...[viewer, now]: [Parameters<typeof presentOrder>[1], Date]
): AdminTransaction {
  const { order } = row;
  return {
    ...presentOrder(row, viewer, now),
    ...{ state: order.state, at: order.at.toISOString() },
    paid_at: order.paidAt?.toISOString() ?? null,
    refunded_at: order.refundedAt?.toISOString() ?? null,
    attention: [...new Set(attempts.flatMap(attentionOfAttempt))],
    payment_data: attempts[0]?.lastAnswer ?? null,
  };
}

/** What the gateway said of an attempt, when, and what we concluded. @param total of the order, in halalas */
export function presentAttempt(attempt: AttemptRecord, startedBy: string, total: number): AdminAttempt {
  const { ref } = attempt;
  const said = gatewayOrderOf(attempt.lastAnswer);
  const verdict = ref && said && attempt.state === 'review' ? judgeCharge({ ...attempt, ref }, said, total) : undefined;
  return {
    ...{ _id: attempt.id, ref, state: attempt.state, amount: toRiyals(attempt.amount), currency: attempt.currency },
    ...{ test: attempt.test, created_at: attempt.createdAt.toISOString(), started_by: startedBy },
    checked_at: attempt.checkedAt?.toISOString() ?? null,
    answer: answerOf(attempt.lastAnswer),
    differences: ref && said ? differencesOf({ ...attempt, ref }, said) : [],
    attention: attentionOfAttempt(attempt),
    refund_due: toRiyals(attempt.refundDue),
    acceptable: verdict !== undefined && 'excess' in verdict,
    excess: toRiyals(verdict && 'excess' in verdict ? verdict.excess : 0),
  };
}

function answerOf(lastAnswer: unknown): AdminAttempt['answer'] {
  const [words, said] = [gatewayWordsOf(lastAnswer), gatewayOrderOf(lastAnswer)];
  if (!words || !said) return null;
  const { status, transaction } = words;
  return {
    ...{ status_code: status.code, status_text: status.text ?? null },
    transaction_status: said.transactionStatus,
    transaction_message: transaction?.message ?? null,
    transaction_date: transaction?.date ?? null,
    amount: said.amount === null ? null : toRiyals(said.amount),
    ...{ currency: said.currency, test: said.test },
  };
}

export function presentDocument({ id, kind, document, other }: BookEntry): TaxDocument {
  const { buyer } = document.content;
  return {
    ...{ _id: id, kind, number: document.number, issued_at: document.issuedAt.toISOString() },
    ...{ buyer: buyer.entity?.name ?? buyer.name, vat_number: buyer.entity?.vatNumber ?? '' },
    ...{ total: toRiyals(document.content.amounts.total), of: other, path: `/files/tax-documents/${id}.pdf` },
  };
}

export const presentRefund = (
  { id, kind, amount, currency, reference, reason, createdAt }: typeof refunds.$inferSelect,
  by: string,
) => ({
  ...{ _id: id, kind, amount: toRiyals(amount), currency, reference, reason, by },
  created_at: createdAt.toISOString(),
});

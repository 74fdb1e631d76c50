export { askAgain } from './ask-again.ts';
export { changeOrder, isBeingPaid, lockOrderOf } from './change-order.ts';
export { forRequest, type PaymentDeps, withinTimeout } from './deps.ts';
export { latestAttempt, type OrderWithState, ordersWithState } from './latest-attempt.ts';
export { recordManualPayment } from './manual-payment.ts';
export { noticeRoute } from './notice.ts';
export { checkOpenAttempts, isBeginning } from './open-attempts.ts';
export { createOrder, findOrder, orderById, type PurposeHandlers } from './orders.ts';
export { hasUndecidedPayment, orderData, redactSubjects, unpaidOrdersOf } from './personal-data.ts';
export { reconcilePayments } from './reconcile.ts';
export { receiptJob, recordPayment } from './record-payment.ts';
export { creditNoteJob } from './record-refund.ts';
export { sendCreditNote } from './send-credit-note.ts';
export {
  failedJob,
  heldJob,
  sendPaymentFailed,
  sendPaymentHeld,
  sendPaymentUnwanted,
  unwantedJob,
} from './send-payment-news.ts';
export { sendReceipt } from './send-receipt.ts';
export { acceptCharge, refundCharge, refundOrder, settleByHand, takeBackManualPayment } from './settle-by-office.ts';
export { settlePayment } from './settle-payment.ts';
export { startPayment } from './start-payment.ts';
export { type AttemptRecord, type OrderItems, orders, paymentAttempts, refunds } from './table.ts';

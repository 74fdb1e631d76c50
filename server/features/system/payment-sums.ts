import type { Sums } from '#server/platform/backup/tables.ts';

/** What must come out the same of a restored backup: the books, and what is owed and paid. */
export const paymentSums: Sums = {
  'orders paid': `select coalesce(sum(total) filter (where paid_at is not null), 0) from orders`,
  'orders open': `select coalesce(sum(total) filter (where paid_at is null), 0) from orders`,
  'attempts paid': `select coalesce(sum(amount) filter (where state = 'paid'), 0) from payment_attempts`,
  'refunds due': `select coalesce(sum(refund_due), 0) from payment_attempts`,
  invoices: `select coalesce(sum(total), 0) from invoices`,
  'credit notes': `select coalesce(sum(total), 0) from credit_notes`,
  'newest invoice': `select coalesce(max(number), '') from invoices`,
};

import type { DatabaseSync } from 'node:sqlite';
import { consumeFault } from '../faults.ts';
import { formatAmount } from '../money.ts';
import { type Charge, chargesOf, type Order, STATUS_TEXT } from '../orders.ts';
import { transactionDate } from './dates.ts';

/** Where the customer pays. */
export function orderUrl(publicUrl: string, ref: string): string {
  return `${publicUrl.replace(/\/$/, '')}/gateway/process.html?o=${ref}`;
}

function transaction(charge: Charge) {
  const { ref, type, status, code, message, createdAt } = charge;
  return { ref, date: transactionDate(createdAt), type, class: 'ECom', status, code, message };
}

function customer({ customer: bill }: Order) {
  return {
    email: bill.bill_email,
    name: { title: bill.bill_title, forenames: bill.bill_fname, surname: bill.bill_sname },
    address: {
      line1: bill.bill_addr1,
      line2: bill.bill_addr2,
      line3: bill.bill_addr3,
      city: bill.bill_city,
      state: bill.bill_region,
      country: bill.bill_country,
      areacode: bill.bill_zip,
      mobile: bill.bill_phone ?? bill.bill_phone1 ?? bill.bill_tel,
    },
  };
}

/**
 * The `order` part of the answer to check. An unpaid order carries its address, a decided one its transaction, payment
 * method and card; a cancelled or expired one none of these. The tampering faults change this answer alone.
 */
export function checkedOrder(db: DatabaseSync, order: Order, publicUrl: string) {
  const charge = chargesOf(db, order.ref).at(-1);
  const { paymethod, ...card } = charge?.card ?? {};
  const test = consumeFault(db, 'otherTestFlag') ? 1 - order.test : order.test;
  return {
    ref: order.ref,
    cartid: order.cartid,
    test,
    amount: consumeFault(db, 'otherAmount') ?? formatAmount(order.amount),
    currency: consumeFault(db, 'otherCurrency') ?? order.currency,
    description: order.description,
    status: { code: order.code, text: STATUS_TEXT[order.code] },
    ...(order.code === 1 && { url: orderUrl(publicUrl, order.ref) }),
    ...(charge && { transaction: transaction(charge), paymethod, card, customer: customer(order) }),
  };
}

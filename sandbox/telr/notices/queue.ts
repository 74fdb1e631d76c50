import type { Sandbox } from '../context.ts';
import { consumeFault } from '../faults.ts';
import { formatAmount } from '../money.ts';
import type { Charge, Order } from '../orders.ts';
import { ADVICE_FIELDS, PLAIN_ADVICE_FIELDS, sign, UPDATE_FIELDS } from './signatures.ts';

/** Telr's numbers of transaction types and of the class "e-commerce". */
const TYPE_NUMBER = { sale: '1', auth: '4' } as const;
const ECOMMERCE = '1';

function adviceBody(order: Order, charge: Charge, secret: string, plain: boolean): Record<string, string> {
  const fields: Record<string, string> = {
    tran_store: order.store,
    tran_type: TYPE_NUMBER[charge.type],
    tran_class: ECOMMERCE,
    tran_test: String(order.test),
    tran_ref: charge.ref,
    tran_prevref: '',
    tran_firstref: '',
    ...(!plain && { tran_order: order.ref }),
    tran_currency: charge.currency,
    tran_amount: formatAmount(charge.amount),
    tran_cartid: order.cartid,
    tran_desc: order.description,
    tran_status: charge.status,
    tran_authcode: charge.code,
    tran_authmessage: charge.message,
  };
  const check = sign(secret, fields, plain ? PLAIN_ADVICE_FIELDS : ADVICE_FIELDS);
  return { ...fields, tran_check: check, card_last4: charge.card.last4, cart_lang: order.lang, ...order.customer };
}

function updateBody(order: Order, charge: Charge, authkey: string): Record<string, string> {
  const fields: Record<string, string> = {
    tran_store: order.store,
    tran_cartid: order.cartid,
    tran_order: order.ref,
    tran_ref: charge.ref,
    tran_type: TYPE_NUMBER[charge.type],
    tran_authstatus: charge.status,
    tran_authcode: charge.code,
    tran_authmessage: charge.message,
    tran_currency: charge.currency,
    tran_amount: formatAmount(charge.amount),
  };
  return { ...fields, tran_check: sign(authkey, fields, UPDATE_FIELDS) };
}

/** Queues the notices about a decision; the sender delivers them. Must run in the decision's transaction. */
export function queueNotices({ db, options }: Sandbox, order: Order, charge: Charge): void {
  const notices: { kind: string; url: string; body: Record<string, string> }[] = [];
  if (order.updateUrl) {
    notices.push({ kind: 'update', url: order.updateUrl, body: updateBody(order, charge, options.authkey) });
  }
  if (options.adviceUrl) {
    const plain = consumeFault(db, 'plainAdvice') ?? false;
    const body = adviceBody(order, charge, options.noticeSecret, plain);
    notices.push({ kind: 'advice', url: options.adviceUrl, body });
  }
  const state = consumeFault(db, 'dropNotice') ? 'dropped' : 'waiting';
  const copies = consumeFault(db, 'doubleNotice') ? 2 : 1;
  const write = db.prepare(`
    INSERT INTO notices (orderRef, kind, url, body, state, nextAt, createdAt)
    VALUES (:orderRef, :kind, :url, :body, :state, :now, :now)
  `);
  for (const { kind, url, body } of notices) {
    for (let copy = 0; copy < copies; copy++) {
      write.run({
        orderRef: order.ref,
        kind,
        url,
        body: new URLSearchParams(body).toString(),
        state,
        now: Date.now(),
      });
    }
  }
}

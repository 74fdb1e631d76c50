import { createHash, timingSafeEqual } from 'node:crypto';
import { cleanText } from '#server/platform/clean-text.ts';

/**
 * Telr's two kinds of server-to-server notice. Each is signed with the SHA-1 of a secret and its fields, joined by `:`.
 * A notice is not trusted by itself: the receiver checks the signature and then requests the state from the gateway.
 */

const adviceFields = [
  'tran_store',
  'tran_type',
  'tran_class',
  'tran_test',
  'tran_ref',
  'tran_prevref',
  'tran_firstref',
  'tran_order',
  'tran_currency',
  'tran_amount',
  'tran_cartid',
  'tran_desc',
  'tran_status',
  'tran_authcode',
  'tran_authmessage',
];

const updateFields = [
  'tran_store',
  'tran_cartid',
  'tran_order',
  'tran_ref',
  'tran_type',
  'tran_authstatus',
  'tran_authcode',
  'tran_authmessage',
  'tran_currency',
  'tran_amount',
];

const sign = (secret: string, names: string[], notice: Record<string, string>) =>
  createHash('sha1')
    .update([secret, ...names.map((name) => notice[name] ?? '')].join(':'))
    .digest('hex');

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a.toLowerCase()), Buffer.from(b.toLowerCase())];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The order of a genuine notice: our cart id, and the gateway's reference if it is included. The signature is checked
 * on the notice as it was sent; the returned values are cleaned. Undefined for a forged or unreadable notice.
 */
export function orderOfNotice(
  body: Record<string, unknown>,
  secrets: { noticeSecret: string; authkey: string },
): { cartId: string; ref: string } | undefined {
  const notice = Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const { tran_check: check, tran_cartid: cartId, tran_order: ref = '' } = notice;
  if (!check || !cartId) return undefined;
  // The advice contains the order only if the store is configured for it.
  const advice = adviceFields.filter((name) => name !== 'tran_order' || name in notice);
  const genuine =
    same(check, sign(secrets.noticeSecret, advice, notice)) || same(check, sign(secrets.authkey, updateFields, notice));
  return genuine ? { cartId: cleanText(cartId), ref: cleanText(ref) } : undefined;
}

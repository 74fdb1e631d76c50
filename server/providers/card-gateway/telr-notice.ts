import { createHash, timingSafeEqual } from 'node:crypto';
import { cleanText } from '#server/platform/clean-text.ts';

/**
 * Telr's two kinds of server-to-server notice. Each is signed with the SHA-1 of a secret and its fields, joined by `:`.
 * A notice is a hint: whoever receives it checks the signature and then asks the gateway itself.
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
 * Which order a genuine notice is about: our cart id, and the gateway's reference where it is told. The signature is
 * that of the notice as it was sent; what is read from it is clean. Undefined for a forged or unreadable one.
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
  // The advice carries the order only where the store is set up for it.
  const advice = adviceFields.filter((name) => name !== 'tran_order' || name in notice);
  const genuine =
    same(check, sign(secrets.noticeSecret, advice, notice)) || same(check, sign(secrets.authkey, updateFields, notice));
  return genuine ? { cartId: cleanText(cartId), ref: cleanText(ref) } : undefined;
}

import { createHash } from 'node:crypto';

/**
 * How Telr signs its notices, as public clients check them: the lower-case hexadecimal SHA-1 of the secret and the
 * values of these fields, trimmed and joined by ":", sent as `tran_check`. A field that is not sent counts as empty.
 *
 * Transaction advice is signed with the secret of the advice service. `tran_order` is in newer advice; older advice
 * neither sends it nor leaves an empty place for it, so its string has one ":" less.
 */
export const ADVICE_FIELDS = [
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
] as const;

export const PLAIN_ADVICE_FIELDS = ADVICE_FIELDS.filter((name) => name !== 'tran_order');

/** The message to an order's `ivp_update_url`, signed with the store's authkey. */
export const UPDATE_FIELDS = [
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
] as const;

export function sign(secret: string, fields: Record<string, string>, names: readonly string[]): string {
  const text = [secret, ...names.map((name) => (fields[name] ?? '').trim())].join(':');
  return createHash('sha1').update(text, 'utf8').digest('hex');
}

/** Where a field of the JSON variant has its place among the form fields. */
const JSON_NAMES: Record<string, string> = {
  method: 'ivp_method',
  store: 'ivp_store',
  authkey: 'ivp_authkey',
  framed: 'ivp_framed',
  language: 'ivp_lang',
  'order.ref': 'order_ref',
  'order.cartid': 'ivp_cart',
  'order.test': 'ivp_test',
  'order.amount': 'ivp_amount',
  'order.currency': 'ivp_currency',
  'order.description': 'ivp_desc',
  'order.trantype': 'ivp_trantype',
  'return.authorised': 'return_auth',
  'return.declined': 'return_decl',
  'return.cancelled': 'return_can',
  'customer.ref': 'bill_custref',
  'customer.email': 'bill_email',
  'customer.phone': 'bill_phone',
  'customer.name.title': 'bill_title',
  'customer.name.forenames': 'bill_fname',
  'customer.name.surname': 'bill_sname',
  'customer.address.line1': 'bill_addr1',
  'customer.address.line2': 'bill_addr2',
  'customer.address.line3': 'bill_addr3',
  'customer.address.city': 'bill_city',
  'customer.address.state': 'bill_region',
  'customer.address.country': 'bill_country',
  'customer.address.areacode': 'bill_zip',
};

export type Fields = Record<string, string>;

/** Neither a form nor multipart nor valid JSON. */
export class UnreadableBody extends Error {}

/**
 * Parses a posted body into flat form fields. The format is detected from the body: real clients send forms, multipart
 * and JSON under wrong or missing content types, and form bodies whose spaces and letters were never percent-encoded.
 * Of a repeated field the last one counts.
 */
export async function readFields(body: unknown): Promise<Fields> {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  const text = body.toString('utf8').trim();
  if (text.startsWith('{')) return readJson(text);
  if (text.startsWith('--') && /content-disposition:\s*form-data/i.test(text)) return readMultipart(body);
  return Object.fromEntries(new URLSearchParams(text));
}

export function parseJsonObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // answered below, like JSON that is no object
  }
  throw new UnreadableBody('The JSON body is not an object');
}

function readJson(text: string): Fields {
  const fields: Fields = {};
  const walk = (value: unknown, path: string) => {
    if (value === null || value === undefined) return;
    if (typeof value !== 'object') fields[JSON_NAMES[path] ?? path] = String(value);
    else for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
  };
  walk(parseJsonObject(text), '');
  return fields;
}

/** The boundary is taken from the first line, so that multipart is read even where its header was lost. */
async function readMultipart(body: Buffer): Promise<Fields> {
  const start = body.indexOf('--');
  const boundary = body.toString('latin1', start + 2, body.indexOf('\n', start)).trim();
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  try {
    const form = await new Response(new Uint8Array(body.subarray(start)), { headers }).formData();
    return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    throw new UnreadableBody('The multipart body cannot be read');
  }
}

import type { Fields } from '../bodies.ts';
import { parseAmount, parseCurrency } from '../money.ts';
import type { NewOrder } from '../orders.ts';
import { GatewayError } from './errors.ts';

/** The longest cart id and description, in characters. */
const MAX_TEXT = 63;

function required(fields: Fields, name: string): string {
  const value = fields[name]?.trim();
  if (!value) throw new GatewayError('invalidRequest', `${name} is not set`);
  return value;
}

function shortText(value: string, name: string): string {
  if ([...value].length > MAX_TEXT) {
    throw new GatewayError('invalidRequest', `${name} is longer than ${MAX_TEXT} characters`);
  }
  return value;
}

function readCost(fields: Fields): Pick<NewOrder, 'amount' | 'currency'> {
  if (!fields.ivp_amount?.trim()) throw new GatewayError('costMissing', 'ivp_amount is not set');
  if (!fields.ivp_currency?.trim()) throw new GatewayError('costMissing', 'ivp_currency is not set');
  const amount = parseAmount(fields.ivp_amount);
  if (!amount) {
    throw new GatewayError('invalidCost', 'ivp_amount must be above zero, in major units, with at most two decimals');
  }
  const currency = parseCurrency(fields.ivp_currency);
  if (!currency) throw new GatewayError('invalidCost', 'ivp_currency must be a three-letter currency code');
  return { amount, currency };
}

/** An address of the store's own site, in full. */
function readOwnUrl(fields: Fields, name: string, origins: readonly string[]): string {
  const url = URL.parse(required(fields, name));
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new GatewayError('invalidRequest', `${name} is not a full web address`);
  }
  if (!origins.includes(url.origin)) throw new GatewayError('invalidRequest', `${name} is not on this store's site`);
  return url.href;
}

/**
 * Parses the fields of a create request into an order. Throws GatewayError for the first that is missing or wrong.
 * @param origins of the store's own site
 */
export function readNewOrder(fields: Fields, origins: readonly string[]): NewOrder {
  const cartid = fields.ivp_cart?.trim();
  if (!cartid) throw new GatewayError('cartMissing', 'ivp_cart is not set');
  const test = fields.ivp_test?.trim();
  if (test !== '0' && test !== '1') throw new GatewayError('invalidMode', 'ivp_test must be 0 or 1');
  const trantype = fields.ivp_trantype?.trim().toLowerCase() || 'sale';
  if (trantype !== 'sale' && trantype !== 'auth') {
    throw new GatewayError('invalidType', 'ivp_trantype must be sale or auth');
  }
  return {
    store: required(fields, 'ivp_store'),
    cartid: shortText(cartid, 'ivp_cart'),
    test: test === '1' ? 1 : 0,
    ...readCost(fields),
    description: shortText(required(fields, 'ivp_desc'), 'ivp_desc'),
    trantype,
    lang: fields.ivp_lang?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en',
    returnAuth: readOwnUrl(fields, 'return_auth', origins),
    returnDecl: readOwnUrl(fields, 'return_decl', origins),
    returnCan: readOwnUrl(fields, 'return_can', origins),
    updateUrl: fields.ivp_update_url?.trim() ? readOwnUrl(fields, 'ivp_update_url', origins) : null,
    customer: Object.fromEntries(Object.entries(fields).filter(([name, value]) => name.startsWith('bill_') && value)),
  };
}

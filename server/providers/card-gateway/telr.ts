import { z } from 'zod';
import { toDecimal, toHalalas } from '#domain/money.ts';
import type { GatewayOrder } from '#domain/payment-state.ts';
import { type Asked, fetchJson, LONGEST_TIMEOUT, readAnswer } from '../http-client.ts';

/** The gateway answered with a refusal. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  readonly asked: Asked;

  constructor(asked: Asked, message: string) {
    super(message);
    this.asked = asked;
  }
}

export type NewOrder = {
  cartId: string;
  /** In halalas. */
  amount: number;
  currency: string;
  description: string;
  language: 'en' | 'ar';
  customer: { name: string; email: string };
  returnTo: { authorised: string; declined: string; cancelled: string };
  noticeUrl: string;
};

export type CardGateway = {
  /** Whether orders are made in the gateway's test mode. */
  test: boolean;
  /**
   * Creates an order and returns its reference and the address of its payment page.
   * @throws GatewayRefused when the gateway refuses, ProviderUnavailable when the result is unknown
   */
  create(order: NewOrder): Promise<{ ref: string; url: string }>;
  /**
  /**
   * The state of an order. `said` is what of the answer may be stored: who paid, and with which card, is not in it.
   * Throws like `create`.
   * @param timeout in milliseconds, over all tries
   */
  check(ref: string, timeout?: number): Promise<GatewayOrder & { said: unknown }>;
};

const text = z.coerce.string();
const GatewayError = z.object({ error: z.object({ message: text, note: text.optional() }) });
const Created = z.object({ order: z.object({ ref: text, url: z.url() }) });
const Checked = z.object({
  order: z.object({
    ref: text,
    cartid: text,
    test: z.coerce.number(),
    amount: text,
    currency: text,
    status: z.object({ code: z.coerce.number(), text: text.optional() }),
    transaction: z.object({ ref: text, status: text, code: text, message: text, date: text }).partial().optional(),
  }),
});

/** Null for an amount that is no exact number of halalas, which equals none of ours. */
function exactHalalas(amount: string): number | null {
  try {
    return toHalalas(amount);
  } catch {
    return null;
  }
}

const orderOf = ({ order }: z.output<typeof Checked>): GatewayOrder => ({
  ref: order.ref,
  cartId: order.cartid,
  amount: exactHalalas(order.amount),
  currency: order.currency,
  test: order.test === 1,
  statusCode: order.status.code,
  transactionStatus: order.transaction?.status ?? null,
});

/** What the gateway said of its order in an answer that was stored, in its own words; undefined for what is no answer. */
export function gatewayWordsOf(said: unknown): z.output<typeof Checked>['order'] | undefined {
  return Checked.safeParse(said).data?.order;
}

/** The same as it is compared. */
export function gatewayOrderOf(said: unknown): GatewayOrder | undefined {
  const order = gatewayWordsOf(said);
  return order && orderOf({ order });
}

const TIMEOUT = LONGEST_TIMEOUT;
/** The protocol's limit for a description. */
const DESCRIPTION_MAX = 63;

/** The client of Telr's hosted payment page: `ivp_method=create` and `check` as urlencoded forms. */
export function telrGateway(options: { url: string; store: string; authkey: string; test: boolean }): CardGateway {
  async function ask<T>(
    method: 'create' | 'check',
    fields: Record<string, string>,
    schema: z.ZodType<T>,
    timeout = TIMEOUT,
  ): Promise<T> {
    const asked = { provider: 'telr', purpose: method } as const;
    const body = new URLSearchParams({
      ivp_method: method,
      ivp_store: options.store,
      ivp_authkey: options.authkey,
      ...fields,
    });
    const { json } = await fetchJson(
      options.url,
      { method: 'POST', body, headers: { accept: 'application/json' } },
      // A create is never retried, because the first one may have succeeded.
      { asked, timeout, retry: method === 'check' },
    );
    const refused = GatewayError.safeParse(json);
    if (refused.success) throw new GatewayRefused(asked, refused.data.error.message);
    return readAnswer(asked, schema, json);
  }

  return {
    test: options.test,
    async create(order) {
      const [firstName = '', ...otherNames] = order.customer.name.trim().split(/\s+/);
      const fields = {
        ivp_cart: order.cartId,
        ivp_test: options.test ? '1' : '0',
        ivp_amount: toDecimal(order.amount),
        ivp_currency: order.currency,
        ivp_desc: Array.from(order.description).slice(0, DESCRIPTION_MAX).join(''),
        ivp_framed: '0',
        ivp_lang: order.language,
        ivp_trantype: 'sale',
        ivp_update_url: order.noticeUrl,
        return_auth: order.returnTo.authorised,
        return_can: order.returnTo.cancelled,
        return_decl: order.returnTo.declined,
        bill_fname: firstName,
        bill_sname: otherNames.join(' ') || firstName,
        bill_addr1: 'Saudi Arabia',
        bill_city: 'Riyadh',
        bill_country: 'SA',
        bill_email: order.customer.email,
      };
      return (await ask('create', fields, Created)).order;
    },
    async check(ref, timeout) {
      const { order } = await ask('check', { order_ref: ref }, Checked, timeout);
      return { ...orderOf({ order }), said: { order } };
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { Fields } from '../bodies.ts';
import type { TelrSandboxOptions } from '../context.ts';
import { telrSandbox } from '../index.ts';

export const STORE = '15996';
export const AUTHKEY = 'rPBH5-wLBp#g4fkq';
export const NOTICE_SECRET = 'notice-secret';
export const PORTAL = 'https://portal.example';
export const PREFIX = '/sandbox/telr';

export const APPROVED = { card_number: '4111111111111111', expiry: '12/40', cvv: '123' };
export const HELD = { ...APPROVED, cvv: '999' };
export const DECLINED = { ...APPROVED, cvv: '041' };

export function tempFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'telr-sandbox-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

let carts = 0;

/** A full create request; each has a cart id of its own. */
export function createFields(changes: Fields = {}): Fields {
  carts += 1;
  return {
    ivp_method: 'create',
    ivp_store: STORE,
    ivp_authkey: AUTHKEY,
    ivp_cart: `team-7-${carts}`,
    ivp_test: '1',
    ivp_amount: '403.00',
    ivp_currency: 'SAR',
    ivp_desc: 'Team registration',
    ivp_framed: '0',
    ivp_lang: 'en',
    ivp_trantype: 'sale',
    return_auth: `${PORTAL}/payment/v2/telr/7/tok/auth/`,
    return_can: `${PORTAL}/payment/v2/telr/7/tok/can/`,
    return_decl: `${PORTAL}/payment/v2/telr/7/tok/decl/`,
    bill_fname: 'نورة',
    bill_sname: 'Test',
    bill_addr1: 'King Fahd Road',
    bill_city: 'Riyadh',
    bill_country: 'SA',
    bill_email: 'noura@example.com',
    ...changes,
  };
}

/** A server with the sandbox under its prefix, as in the portal, with functions for the calls of clients and people. */
export async function startSandbox(changes: Partial<TelrSandboxOptions> = {}) {
  const folder = changes.dataDir ? null : tempFolder();
  const app = Fastify();
  app.post('/host', async (request) => ({ got: request.body }));
  await app.register(telrSandbox, {
    dataDir: folder?.path ?? '',
    publicUrl: `http://localhost:3000${PREFIX}`,
    store: STORE,
    authkey: AUTHKEY,
    noticeSecret: NOTICE_SECRET,
    portalOrigins: [PORTAL],
    noticeRetryMs: [20, 20],
    ...changes,
    prefix: PREFIX,
  });
  await app.ready();

  const send = (payload: string | Buffer | Fields, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `${PREFIX}/gateway/order.json`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload:
        typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : new URLSearchParams(payload).toString(),
    });
  /** POSTs a form to one of the order's pages. */
  const post = (page: string, ref: string, fields: Fields) =>
    app.inject({
      method: 'POST',
      url: `${PREFIX}/gateway/${page}?o=${ref}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return {
    app,
    send,
    post,
    get: (path: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'GET', url: `${PREFIX}${path}`, headers }),
    setFaults: (payload: object) => app.inject({ method: 'PUT', url: `${PREFIX}/faults`, payload }),
    /** Creates an order and returns its reference. */
    async create(changed: Fields = {}): Promise<string> {
      return (await send(createFields(changed))).json().order.ref;
    },
    /** The gateway's answer about an order. */
    async check(ref: string) {
      const fields = { ivp_method: 'check', ivp_store: STORE, ivp_authkey: AUTHKEY, order_ref: ref };
      return (await send(fields)).json().order;
    },
    /** The scriptable payment: a card posted to the order's own address. */
    pay: (ref: string, card: Fields) => post('process.html', ref, card),
    async orders() {
      return (await app.inject({ method: 'GET', url: `${PREFIX}/orders.json` })).json().orders;
    },
    async stop() {
      await app.close();
      folder?.remove();
    },
  };
}

export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>;

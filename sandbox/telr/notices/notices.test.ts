import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/time-limits.ts';
import { startReceiver } from '../testing/receiver.ts';
import {
  APPROVED,
  AUTHKEY,
  DECLINED,
  HELD,
  NOTICE_SECRET,
  PORTAL,
  PREFIX,
  STORE,
  startSandbox,
} from '../testing/sandbox.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(answer?: Parameters<typeof startReceiver>[0]) {
  const merchant = await startReceiver(answer);
  const sandbox = await startSandbox({ adviceUrl: `${merchant.url}/advice`, portalOrigins: [PORTAL, merchant.url] });
  cleanups.push(merchant.stop, sandbox.stop);
  const arrived = (count: number) => vi.waitFor(() => expect(merchant.received).toHaveLength(count), patiently);
  const noticeStates = async () =>
    (await sandbox.orders())[0].notices.map(({ state }: { state: string }) => state).sort();
  return { ...sandbox, merchant, arrived, noticeStates };
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

test('advice and update are posted as forms after a decision, each with its signature', async () => {
  const { create, pay, check, merchant, arrived, noticeStates } = await start();
  const ref = await create({ ivp_cart: 'cart-9', ivp_update_url: `${merchant.url}/update?cart_id=9` });
  await pay(ref, APPROVED);
  await arrived(2);
  const { transaction } = await check(ref);
  const [advice, update] = ['/advice', '/update?cart_id=9'].map((path) =>
    merchant.received.find((notice) => notice.path === path),
  );
  expect(advice?.contentType).toBe('application/x-www-form-urlencoded');
  // The documented order, written out by hand.
  const adviceText = `${NOTICE_SECRET}:${STORE}:1:1:1:${transaction.ref}:::${ref}:SAR:403.00:cart-9:Team registration:A:${transaction.code}:Authorised`;
  expect(advice?.fields).toMatchObject({
    tran_status: 'A',
    tran_ref: transaction.ref,
    tran_check: sha1(adviceText),
    card_last4: '1111',
    bill_email: 'noura@example.com',
  });
  const updateText = `${AUTHKEY}:${STORE}:cart-9:${ref}:${transaction.ref}:1:A:${transaction.code}:Authorised:SAR:403.00`;
  expect(update?.fields).toMatchObject({ tran_authstatus: 'A', tran_check: sha1(updateText) });
  await vi.waitFor(async () => expect(await noticeStates()).toEqual(['sent', 'sent']), patiently);
});

test('an older kind of advice has no tran_order, and no place for it in the signature', async () => {
  const { create, pay, check, setFaults, merchant, arrived } = await start();
  await setFaults({ plainAdvice: true });
  const ref = await create({ ivp_cart: 'cart-10', ivp_desc: '  فريق ' });
  await pay(ref, APPROVED);
  await arrived(1);
  const { transaction } = await check(ref);
  const text = `${NOTICE_SECRET}:${STORE}:1:1:1:${transaction.ref}:::SAR:403.00:cart-10:فريق:A:${transaction.code}:Authorised`;
  expect(merchant.received[0]?.fields.tran_check).toBe(sha1(text));
  expect(merchant.received[0]?.fields).not.toHaveProperty('tran_order');
});

test.each([
  ['a decline', DECLINED, 'D', '41'],
  ['a hold', HELD, 'H', /^\d{6}$/],
])('%s is told as well', async (_what, card, status, code) => {
  const { create, pay, merchant, arrived } = await start();
  await pay(await create(), card);
  await arrived(1);
  expect(merchant.received[0]?.fields.tran_status).toBe(status);
  expect(merchant.received[0]?.fields.tran_authcode).toMatch(code);
});

test('accepting a held payment is told with a new notice', async () => {
  const { app, create, pay, merchant, arrived } = await start();
  const ref = await create();
  await pay(ref, HELD);
  await arrived(1);
  await app.inject({ method: 'POST', url: `${PREFIX}/orders/${ref}/held`, payload: { answer: 'accept' } });
  await arrived(2);
  expect(merchant.received.map(({ fields }) => fields.tran_status)).toEqual(['H', 'A']);
});

test('a cancelled order has no transaction, so nothing is told', async () => {
  const { create, post, pay, merchant, arrived, orders } = await start();
  await post('cancel.html', await create({ ivp_cart: 'cancelled' }), {});
  await pay(await create({ ivp_cart: 'paid' }), APPROVED);
  await arrived(1);
  expect(merchant.received[0]?.fields.tran_cartid).toBe('paid');
  expect((await orders()).map((order: { notices: unknown[] }) => order.notices.length)).toEqual([1, 0]);
});

test('paying again tells nothing again', async () => {
  const { create, pay, orders } = await start();
  const ref = await create();
  await Promise.all([pay(ref, APPROVED), pay(ref, APPROVED), pay(ref, APPROVED)]);
  expect((await orders())[0].notices).toHaveLength(1);
});

test('a notice that is not taken is tried three times', async () => {
  const { create, pay, arrived, orders, noticeStates } = await start((count) => (count < 3 ? 500 : 200));
  await pay(await create(), APPROVED);
  await arrived(3);
  await vi.waitFor(async () => expect(await noticeStates()).toEqual(['sent']), patiently);
  expect((await orders())[0].notices[0]).toMatchObject({ attempts: 3, lastResult: 'HTTP 200' });
});

test('after three tries it has failed; a redirect is no success', async () => {
  const { create, pay, merchant, noticeStates } = await start(() => 302);
  await pay(await create(), APPROVED);
  await vi.waitFor(async () => expect(await noticeStates()).toEqual(['failed']), patiently);
  expect(merchant.received).toHaveLength(3);
});

test('notices can be dropped, for the next payment only', async () => {
  const { create, pay, setFaults, merchant, arrived, orders } = await start();
  await setFaults({ dropNotice: { value: true, next: 1 } });
  await pay(await create({ ivp_cart: 'dropped' }), APPROVED);
  await pay(await create({ ivp_cart: 'sent' }), APPROVED);
  await arrived(1);
  expect(merchant.received[0]?.fields.tran_cartid).toBe('sent');
  expect((await orders())[1].notices).toMatchObject([{ state: 'dropped', attempts: 0 }]);
});

test('notices can be sent twice, word for word', async () => {
  const { create, pay, setFaults, merchant, arrived } = await start();
  await setFaults({ doubleNotice: true });
  await pay(await create(), APPROVED);
  await arrived(2);
  expect(merchant.received[0]).toEqual(merchant.received[1]);
});

test('notices can be sent before the redirect', async () => {
  const { create, pay, setFaults, merchant } = await start();
  await setFaults({ noticeFirst: true });
  await pay(await create(), APPROVED);
  expect(merchant.received).toHaveLength(1);
});

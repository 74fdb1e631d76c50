import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPROVED, HELD, PREFIX, type RunningSandbox, startSandbox } from '../testing/sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

test('the list is empty in words, then newest first with what was charged', async () => {
  expect((await sandbox.get('/orders?lang=en')).body).toContain('No orders yet');
  const old = await sandbox.create({ ivp_cart: 'old' });
  await sandbox.create({ ivp_cart: 'new', ivp_test: '0' });
  await sandbox.pay(old, APPROVED);
  expect(await sandbox.orders()).toMatchObject([
    { cartid: 'new', test: 0, charged: '0.00', charges: [] },
    { cartid: 'old', test: 1, charged: '403.00', charges: [{ amount: '403.00', status: 'A' }] },
  ]);
  const page = (await sandbox.get('/orders?lang=en')).body;
  expect(page.indexOf('new</bdi>')).toBeLessThan(page.indexOf('old</bdi>'));
  expect(page).toContain('Visa Credit');
});

test('orders can be found by cart id and reference, and read as JSON by Accept', async () => {
  const ref = await sandbox.create({ ivp_cart: 'wanted' });
  for (const query of ['cartid=wanted', `ref=${ref}`]) {
    const answer = await sandbox.get(`/orders?${query}`, { accept: 'application/json' });
    expect(answer.json().orders).toMatchObject([{ ref, cartid: 'wanted' }]);
  }
  expect((await sandbox.get('/orders.json?cartid=nobody')).json()).toEqual({ orders: [] });
});

test('the page is Arabic for Arabic browsers and offers the decision on held payments', async () => {
  const ref = await sandbox.create();
  await sandbox.pay(ref, HELD);
  const { body } = await sandbox.get('/orders', { 'accept-language': 'ar-SA,ar;q=0.9' });
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain(`action="${PREFIX}/orders/${ref}/held?lang=ar"`);
});

test('the front of the sandbox leads to the orders', async () => {
  expect((await sandbox.get('')).headers.location).toBe(`${PREFIX}/orders?lang=en`);
});

test('an answer on a held payment that is none changes nothing', async () => {
  const ref = await sandbox.create();
  await sandbox.pay(ref, HELD);
  const url = `${PREFIX}/orders/${ref}/held`;
  const answer = await sandbox.app.inject({ method: 'POST', url, payload: { answer: 'perhaps' } });
  expect(answer.statusCode).toBe(400);
  expect((await sandbox.check(ref)).status.code).toBe(2);
});

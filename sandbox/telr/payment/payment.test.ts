import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  APPROVED,
  createFields,
  DECLINED,
  HELD,
  PREFIX,
  type RunningSandbox,
  startSandbox,
} from '../testing/sandbox.ts';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(async () => {
  vi.useRealTimers();
  await sandbox.stop();
});

const RETURN = { auth: createFields().return_auth, decl: createFields().return_decl, can: createFields().return_can };

test('a card that is approved pays the order and leads to return_auth', async () => {
  const ref = await sandbox.create({ ivp_cart: 'paid-1' });
  const answer = await sandbox.pay(ref, APPROVED);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, RETURN.auth]);
  expect(await sandbox.check(ref)).toEqual({
    ref,
    cartid: 'paid-1',
    test: 1,
    amount: '403.00',
    currency: 'SAR',
    description: 'Team registration',
    status: { code: 3, text: 'Paid' },
    transaction: {
      ref: expect.stringMatching(/^\d{12}$/),
      date: expect.stringMatching(/^\d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d GST$/),
      type: 'sale',
      class: 'ECom',
      status: 'A',
      code: expect.stringMatching(/^\d{6}$/),
      message: 'Authorised',
    },
    paymethod: 'Card',
    card: {
      type: 'Visa Credit',
      last4: '1111',
      country: 'SA',
      first6: '411111',
      expiry: { month: 12, year: 2040 },
    },
    customer: {
      email: 'noura@example.com',
      name: { forenames: 'نورة', surname: 'Test' },
      address: { line1: 'King Fahd Road', city: 'Riyadh', country: 'SA' },
    },
  });
  expect(await sandbox.orders()).toMatchObject([{ ref, charged: '403.00', charges: [{ status: 'A' }] }]);
});

test.each([
  ['held', HELD, RETURN.auth, { code: 2, text: 'Authorised' }, { status: 'H' }, '0.00'],
  ['declined', DECLINED, RETURN.decl, { code: -3, text: 'Declined' }, { status: 'D', code: '41' }, '0.00'],
  ['declined by any other CVV', { ...APPROVED, cvv: '456' }, RETURN.decl, { code: -3 }, { status: 'D' }, '0.00'],
  ['paid without 3-D Secure', { ...APPROVED, card_number: '4000000000000002' }, RETURN.auth, { code: 3 }, {}, '403.00'],
])('a payment is %s', async (_what, card, location, status, transaction, charged) => {
  const ref = await sandbox.create();
  expect((await sandbox.pay(ref, card)).headers.location).toBe(location);
  expect(await sandbox.check(ref)).toMatchObject({ status, transaction });
  expect(await sandbox.orders()).toMatchObject([{ charged }]);
});

test('a mada card is named as such', async () => {
  const ref = await sandbox.create();
  await sandbox.pay(ref, { ...APPROVED, card_number: '4464 0400 0000 0007' });
  expect(await sandbox.check(ref)).toMatchObject({ paymethod: 'Mada', card: { type: 'Mada', last4: '0007' } });
});

test('an auth order is authorised, not paid', async () => {
  const ref = await sandbox.create({ ivp_trantype: 'auth' });
  await sandbox.pay(ref, APPROVED);
  expect(await sandbox.check(ref)).toMatchObject({ status: { code: 2 }, transaction: { type: 'auth', status: 'A' } });
});

test.each(['12/40', '12/2040', '1240', '122040', '١٢/٤٠', ' 12 / 40 '])('the expiry %s is read', async (expiry) => {
  const ref = await sandbox.create();
  await sandbox.pay(ref, { ...APPROVED, expiry });
  expect((await sandbox.check(ref)).card.expiry).toEqual({ month: 12, year: 2040 });
});

test.each([
  [
    'multipart',
    () => {
      const boundary = '----telr';
      const parts = Object.entries(APPROVED).map(
        ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return { type: `multipart/form-data; boundary=${boundary}`, payload: `${parts.join('')}--${boundary}--\r\n` };
    },
  ],
  ['JSON', () => ({ type: 'application/json', payload: JSON.stringify(APPROVED) })],
])('a card posted as %s decides the order', async (_what, body) => {
  const ref = await sandbox.create();
  const { type, payload } = body();
  const url = `${PREFIX}/gateway/process.html?o=${ref}`;
  const answer = await sandbox.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  expect(answer.statusCode).toBe(303);
  expect((await sandbox.check(ref)).status.code).toBe(3);
});

test.each([
  ['a number that fails the Luhn test', { card_number: '4111111111111112' }],
  ['no number', { card_number: '' }],
  ['a past expiry', { expiry: '01/20' }],
  ['a month 13', { expiry: '13/40' }],
  ['a CVV of two digits', { cvv: '12' }],
  ['no CVV', { cvv: '' }],
])('%s decides nothing, so the order can still be paid', async (_what, change) => {
  const ref = await sandbox.create();
  const answer = await sandbox.pay(ref, { ...APPROVED, ...change });
  expect([answer.statusCode, answer.headers.location]).toEqual([422, undefined]);
  expect(await sandbox.check(ref)).toMatchObject({ status: { code: 1 } });
  expect((await sandbox.pay(ref, APPROVED)).headers.location).toBe(RETURN.auth);
});

test('a card is good to the end of its month', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 4, 31, 23, 59) });
  const ref = await sandbox.create();
  expect((await sandbox.pay(ref, { ...APPROVED, expiry: '04/31' })).statusCode).toBe(422);
  expect((await sandbox.pay(ref, { ...APPROVED, expiry: '05/31' })).statusCode).toBe(303);
});

test('forty payments at once, on every way in, make one charge', async () => {
  const ref = await sandbox.create();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      sandbox.post(index % 2 ? 'process.html' : 'pay.html', ref, { ...APPROVED, card_number: '4000000000000002' }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.headers.location))).toEqual(new Set([RETURN.auth]));
  const [order] = await sandbox.orders();
  expect(order.charges).toHaveLength(1);
  expect(order.charged).toBe('403.00');
});

test('nothing changes a decided order: not another card, not a cancel, not the human form', async () => {
  const ref = await sandbox.create();
  await sandbox.pay(ref, DECLINED);
  const before = await sandbox.orders();
  for (const page of ['process.html', 'pay.html', 'secure.html', 'cancel.html']) {
    const answer = await sandbox.post(page, ref, { ...APPROVED, answer: 'approve' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, RETURN.decl]);
  }
  expect(await sandbox.orders()).toEqual(before);
});

test('a person with a 3-D Secure card is asked by the bank before anything is charged', async () => {
  const ref = await sandbox.create();
  const form = await sandbox.post('pay.html', ref, APPROVED);
  expect([form.statusCode, form.headers.location]).toEqual([303, `${PREFIX}/gateway/secure.html?o=${ref}&lang=en`]);
  expect((await sandbox.check(ref)).status.code).toBe(1);
  expect((await sandbox.get(`/gateway/secure.html?o=${ref}`)).body).toContain('Confirm with your bank');
  expect((await sandbox.post('secure.html', ref, { answer: 'maybe' })).headers.location).toContain('secure.html');
  expect((await sandbox.check(ref)).status.code).toBe(1);
  expect((await sandbox.post('secure.html', ref, { answer: 'approve' })).headers.location).toBe(RETURN.auth);
  expect(await sandbox.check(ref)).toMatchObject({ status: { code: 3 }, transaction: { status: 'A' } });
});

test.each([
  ['fails the 3-D Secure step', APPROVED, 'fail', { status: 'D', code: '47' }],
  ['passes it with a card that the bank declines', DECLINED, 'approve', { status: 'D', code: '41' }],
])('a person who %s is declined', async (_what, card, answer, transaction) => {
  const ref = await sandbox.create();
  await sandbox.post('pay.html', ref, card);
  expect((await sandbox.post('secure.html', ref, { answer })).headers.location).toBe(RETURN.decl);
  expect(await sandbox.check(ref)).toMatchObject({ status: { code: -3 }, transaction });
});

test('the 3-D Secure step cannot be reached without a card', async () => {
  const ref = await sandbox.create();
  expect((await sandbox.get(`/gateway/secure.html?o=${ref}`)).headers.location).toContain('process.html');
  await sandbox.post('secure.html', ref, { answer: 'approve' });
  expect(await sandbox.check(ref)).toMatchObject({ status: { code: 1 } });
});

test('cancelling leads to return_can and leaves no transaction', async () => {
  const ref = await sandbox.create();
  expect((await sandbox.post('cancel.html', ref, {})).headers.location).toBe(RETURN.can);
  const order = await sandbox.check(ref);
  expect(order.status).toEqual({ code: -2, text: 'Cancelled' });
  expect(order).not.toHaveProperty('transaction');
  expect(order).not.toHaveProperty('card');
});

test('an unpaid order expires after half an hour and cannot be paid any more; a paid one stays paid', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [left, paid] = [await sandbox.create(), await sandbox.create()];
  await sandbox.pay(paid, APPROVED);
  vi.setSystemTime(Date.now() + 30 * 60_000 - 1);
  expect((await sandbox.check(left)).status.code).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  expect((await sandbox.pay(left, APPROVED)).headers.location).toBe(RETURN.decl);
  expect((await sandbox.check(left)).status).toEqual({ code: -1, text: 'Expired' });
  expect((await sandbox.check(paid)).status.code).toBe(3);
});

test.each([
  ['accept', { status: { code: 3 }, transaction: { status: 'A' } }, '403.00'],
  ['reject', { status: { code: -3 }, transaction: { status: 'D' } }, '0.00'],
])('the merchant can %s a held payment, once', async (answer, expected, charged) => {
  const ref = await sandbox.create();
  await sandbox.pay(ref, HELD);
  const decide = () => sandbox.app.inject({ method: 'POST', url: `${PREFIX}/orders/${ref}/held`, payload: { answer } });
  expect((await decide()).statusCode).toBe(303);
  expect(await sandbox.check(ref)).toMatchObject(expected);
  expect((await sandbox.orders())[0].charged).toBe(charged);
  expect((await decide()).statusCode).toBe(409);
});

test('the card number and the CVV are kept nowhere', async () => {
  const ref = await sandbox.create();
  await sandbox.post('pay.html', ref, { ...APPROVED, cvv: '999' });
  await sandbox.pay(ref, APPROVED);
  const told = (await sandbox.get('/orders.json')).body;
  expect(told).toContain('411111');
  expect(told).not.toContain(APPROVED.card_number);
  expect(told).not.toContain('cvv');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTHKEY, createFields, type RunningSandbox, STORE, startSandbox } from '../testing/sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

test('create answers with the reference and the address of the order', async () => {
  const answer = await sandbox.send(createFields());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    method: 'create',
    trace: expect.stringMatching(/^\d{4}\/\d+\/[0-9a-f]{8}$/),
    order: { ref: expect.stringMatching(/^[0-9A-F]{64}$/), url: expect.any(String) },
  });
  const { ref, url } = answer.json().order;
  expect(url).toBe(`http://localhost:3000/sandbox/telr/gateway/process.html?o=${ref}`);
});

test('check tells of an unpaid order without a transaction', async () => {
  const ref = await sandbox.create({ ivp_cart: 'unpaid', ivp_amount: '54.5', ivp_currency: 'sar' });
  expect(await sandbox.check(ref)).toEqual({
    ref,
    cartid: 'unpaid',
    test: 1,
    amount: '54.50',
    currency: 'SAR',
    description: 'Team registration',
    status: { code: 1, text: 'Pending' },
    url: expect.stringContaining(ref),
  });
});

test('a used cart id is refused, whatever became of the first order, and changes nothing', async () => {
  const ref = await sandbox.create({ ivp_cart: 'twice' });
  const answer = await sandbox.send(createFields({ ivp_cart: 'twice', ivp_amount: '1.00' }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    method: 'create',
    trace: expect.any(String),
    error: { message: 'E56:Duplicate transaction', note: 'Cart ID must be unique' },
  });
  expect((await sandbox.check(ref)).amount).toBe('403.00');
});

const text = (length: number) => 'ر'.repeat(length);
test.each([
  ['no method', { ivp_method: '' }, 'E01:Invalid request'],
  ['an unknown method', { ivp_method: 'refund' }, 'E52:Invalid Transaction Method'],
  ['no store', { ivp_store: '' }, 'E01:Invalid request'],
  ['another store', { ivp_store: '1' }, 'E04:Invalid store ID'],
  ['no key', { ivp_authkey: '' }, 'E01:Invalid request'],
  ['a wrong key', { ivp_authkey: `${AUTHKEY}x` }, 'E01:Invalid request'],
  ['no cart id', { ivp_cart: ' ' }, 'E03:Cart ID not set'],
  ['a cart id of 64 characters', { ivp_cart: text(64) }, 'E01:Invalid request'],
  ['no test flag', { ivp_test: '' }, 'E06:Invalid transaction mode'],
  ['a strange test flag', { ivp_test: '2' }, 'E06:Invalid transaction mode'],
  ['no amount', { ivp_amount: '' }, 'E02:Transaction cost or currency not supplied'],
  ['no currency', { ivp_currency: '' }, 'E02:Transaction cost or currency not supplied'],
  ['an amount that is no number', { ivp_amount: 'abc' }, 'E05:Transaction cost or currency not valid'],
  ['an amount of zero', { ivp_amount: '0.00' }, 'E05:Transaction cost or currency not valid'],
  ['an amount below zero', { ivp_amount: '-5' }, 'E05:Transaction cost or currency not valid'],
  ['three decimals', { ivp_amount: '1.005' }, 'E05:Transaction cost or currency not valid'],
  ['a grouped amount', { ivp_amount: '1,000.00' }, 'E05:Transaction cost or currency not valid'],
  ['an unknown currency', { ivp_currency: 'ZZZ' }, 'E05:Transaction cost or currency not valid'],
  ['a currency name', { ivp_currency: 'Riyal' }, 'E05:Transaction cost or currency not valid'],
  ['no description', { ivp_desc: '' }, 'E01:Invalid request'],
  ['a description of 64 characters', { ivp_desc: text(64) }, 'E01:Invalid request'],
  ['an unknown type', { ivp_trantype: 'gift' }, 'E40:Invalid transaction type'],
  ['no return address', { return_auth: '' }, 'E01:Invalid request'],
  ['a return address that is none', { return_decl: '/payment/' }, 'E01:Invalid request'],
  ['a notice address that is none', { ivp_update_url: 'www.urdomain.example' }, 'E01:Invalid request'],
  ['a notice address elsewhere', { ivp_update_url: 'http://127.0.0.1:9/notice' }, 'E01:Invalid request'],
  ['a notice address at another port', { ivp_update_url: 'https://portal.example:444/n' }, 'E01:Invalid request'],
  ['a notice address without TLS', { ivp_update_url: 'http://portal.example/n' }, 'E01:Invalid request'],
  ['a notice address that pretends', { ivp_update_url: 'https://portal.example@evil.example/' }, 'E01:Invalid request'],
  ['a notice address below ours', { ivp_update_url: 'https://portal.example.evil.example/' }, 'E01:Invalid request'],
  ['a way back elsewhere', { return_auth: 'https://evil.example/auth/' }, 'E01:Invalid request'],
  ['a way back elsewhere after a refusal', { return_decl: 'https://evil.example/decl/' }, 'E01:Invalid request'],
  ['a way back elsewhere after giving up', { return_can: '//evil.example/can/' }, 'E01:Invalid request'],
  ['a return address that runs script', { return_can: 'javascript:alert(1)' }, 'E01:Invalid request'],
])('create with %s is refused and makes no order', async (_what, change, message) => {
  const before = await sandbox.orders();
  const answer = await sandbox.send(createFields(change));
  expect(answer.statusCode).toBe(200);
  expect(answer.json().error).toEqual({ message, note: expect.stringMatching(/.+/) });
  expect(answer.json().order).toBeUndefined();
  expect(await sandbox.orders()).toEqual(before);
});

test('63 characters of cart id and description are taken, counted as characters', async () => {
  const ref = await sandbox.create({ ivp_cart: text(63), ivp_desc: text(63) });
  expect(await sandbox.check(ref)).toMatchObject({ cartid: text(63), description: text(63) });
});

test.each([
  ['no reference', { order_ref: '' }, 'E01:Invalid request'],
  ['an unknown reference', { order_ref: 'F'.repeat(64) }, 'E22:Invalid transaction reference'],
  ['a wrong key', { ivp_authkey: 'x' }, 'E01:Invalid request'],
  ['another store', { ivp_store: '9' }, 'E04:Invalid store ID'],
])('check with %s is refused', async (_what, change, message) => {
  const order_ref = await sandbox.create();
  const fields = { ivp_method: 'check', ivp_store: STORE, ivp_authkey: AUTHKEY, order_ref, ...change };
  const answer = (await sandbox.send(fields)).json();
  expect(answer).toMatchObject({ method: 'check', error: { message } });
  expect(answer.order).toBeUndefined();
});

import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { APPROVED, createFields, PREFIX, type RunningSandbox, startSandbox } from './testing/sandbox.ts';

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const json = { accept: 'application/json' };
const faults = async () => (await sandbox.get('/faults', json)).json().faults;

test('500 on create makes nothing, and is over after the next call', async () => {
  await sandbox.setFaults({ createFails: { value: true, next: 1 } });
  const fields = createFields();
  const failed = await sandbox.send(fields);
  expect(failed.statusCode).toBe(500);
  expect(failed.headers['content-type']).toContain('text/html');
  expect(await sandbox.orders()).toEqual([]);
  expect((await sandbox.send(fields)).json().order.ref).toEqual(expect.any(String));
  expect(await faults()).toEqual({});
});

test('500 on check, until it is switched off, leaves create alone', async () => {
  await sandbox.setFaults({ checkFails: true });
  const fields = createFields();
  const { ref } = (await sandbox.send(fields)).json().order;
  const check = { ...fields, ivp_method: 'check', order_ref: ref };
  for (let call = 0; call < 3; call++) expect((await sandbox.send(check)).statusCode).toBe(500);
  await sandbox.setFaults({ checkFails: false });
  expect((await sandbox.send(check)).json().order.status.code).toBe(1);
});

test('the answer to create can be lost: the order is there, the cart id used', async () => {
  await sandbox.setFaults({ createAnswerLost: { value: true, next: 1 } });
  const fields = createFields({ ivp_cart: 'lost' });
  await expect(sandbox.send(fields)).rejects.toThrow();
  expect(await sandbox.orders()).toMatchObject([{ cartid: 'lost', status: { code: 1 } }]);
  expect((await sandbox.send(fields)).json().error.message).toBe('E56:Duplicate transaction');
});

test('calls can be left without an answer; the server still stops', async () => {
  const base = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  const ends: string[] = [];
  const call = (fields: Record<string, string>) =>
    new Promise<void>((resolve) => {
      const end = (how: string) => {
        ends.push(`${fields.ivp_method} ${how}`);
        resolve();
      };
      const post = request(`${base}${PREFIX}/gateway/order.json`, { method: 'POST', agent: false });
      post.on('response', () => end('answered')).on('error', () => end('cut off'));
      post.end(new URLSearchParams(fields).toString());
    });
  const check = { ...createFields(), ivp_method: 'check' };
  await sandbox.setFaults({ createHangs: { value: true, next: 1 }, checkHangs: { value: true, next: 1 } });
  const open = [call(createFields()), call(check)];
  // Both have been taken up, and whoever comes later is answered.
  await expect.poll(faults).toEqual({});
  expect(await sandbox.orders()).toEqual([]);
  await call(check);
  expect(ends).toEqual(['check answered']);
  await sandbox.app.close();
  await Promise.all(open);
  expect(ends.slice(1).sort()).toEqual(['check cut off', 'create cut off']);
});

test('answers can be delayed', async () => {
  await sandbox.setFaults({ createDelay: 120 });
  const begun = performance.now();
  await sandbox.create();
  expect(performance.now() - begun).toBeGreaterThanOrEqual(115);
});

test('check can report another amount, currency and test flag; the order itself is untouched', async () => {
  const ref = await sandbox.create();
  await sandbox.pay(ref, APPROVED);
  await sandbox.setFaults({ otherAmount: '1.00', otherCurrency: 'AED', otherTestFlag: true });
  const tampered = { amount: '1.00', currency: 'AED', test: 0, status: { code: 3 }, transaction: { status: 'A' } };
  expect(await sandbox.check(ref)).toMatchObject(tampered);
  expect((await sandbox.orders())[0]).toMatchObject({ amount: '403.00', currency: 'SAR', test: 1, charged: '403.00' });
});

test('approved payments can be put on hold', async () => {
  await sandbox.setFaults({ hold: { value: true, next: 1 } });
  const [first, second] = [await sandbox.create(), await sandbox.create()];
  await sandbox.pay(first, APPROVED);
  await sandbox.pay(second, APPROVED);
  expect(await sandbox.check(first)).toMatchObject({ status: { code: 2 }, transaction: { status: 'H' } });
  expect(await sandbox.check(second)).toMatchObject({ status: { code: 3 }, transaction: { status: 'A' } });
});

test('setting some faults leaves the others; all can be reset', async () => {
  await sandbox.setFaults({ createDelay: 5, hold: { value: true, next: 2 } });
  await sandbox.app.inject({ method: 'POST', url: `${PREFIX}/faults`, payload: { createDelay: 0, checkFails: true } });
  expect(await faults()).toEqual({ hold: { value: true, next: 2 }, checkFails: { value: true, next: null } });
  await sandbox.app.inject({ method: 'DELETE', url: `${PREFIX}/faults` });
  expect(await faults()).toEqual({});
});

test.each([
  [{ meltdown: true }],
  [{ hold: true, createDelay: 'soon' }],
  [{ hold: true, createDelay: -1 }],
  [{ hold: true, otherAmount: 'free' }],
  [{ hold: true, otherCurrency: 'Riyal' }],
  [{ hold: true, checkFails: { value: true, next: 0 } }],
])('the setting %j is refused as a whole', async (payload) => {
  const answer = await sandbox.setFaults(payload);
  expect(answer.statusCode).toBe(400);
  expect(await faults()).toEqual({});
});

test('the page sets and shows faults in both languages', async () => {
  const form = (path: string, payload: string) =>
    sandbox.app.inject({
      method: 'POST',
      url: `${PREFIX}${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const saved = await form('/faults?lang=ar', 'createDelay=1500&createDelay.next=2&hold=on&checkDelay=');
  expect(saved.headers.location).toBe(`${PREFIX}/faults?lang=ar&saved`);
  expect(await faults()).toEqual({ createDelay: { value: 1500, next: 2 }, hold: { value: true, next: null } });
  const page = (await sandbox.get('/faults?lang=ar&saved')).body;
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('تم الحفظ');
  expect(page).toMatch(/name="createDelay"[^>]*value="1500"/);
  expect(page).toMatch(/name="hold" checked/);
  await form('/faults/reset', '');
  expect(await faults()).toEqual({});
});

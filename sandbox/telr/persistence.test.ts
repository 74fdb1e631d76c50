import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/time-limits.ts';
import { startReceiver } from './testing/receiver.ts';
import { APPROVED, createFields, PREFIX, startSandbox, tempFolder } from './testing/sandbox.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function folder(): string {
  const made = tempFolder();
  cleanups.push(made.remove);
  return made.path;
}

test('orders, charges and faults outlive a restart', async () => {
  const dataDir = folder();
  const first = await startSandbox({ dataDir });
  const ref = await first.create({ ivp_cart: 'kept' });
  await first.pay(ref, APPROVED);
  await first.setFaults({ checkDelay: 1 });
  const [orders, paid] = [await first.orders(), await first.check(ref)];
  await first.stop();
  const second = await startSandbox({ dataDir });
  cleanups.push(second.stop);
  expect(await second.orders()).toEqual(orders);
  expect(await second.check(ref)).toEqual(paid);
  expect((await second.get('/faults', { accept: 'application/json' })).json().faults).toHaveProperty('checkDelay');
  expect((await second.send(createFields({ ivp_cart: 'kept' }))).json().error.message).toMatch(/^E56/);
});

test('a kill -9 right after the answers loses no order and no charge, and the notice goes out later', async () => {
  const dataDir = folder();
  let alive = false;
  const merchant = await startReceiver(() => (alive ? 200 : null));
  cleanups.push(merchant.stop);
  const script = new URL('./testing/serve.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, dataDir, merchant.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanups.push(() => child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  const gateway = `${String(line).trim()}${PREFIX}/gateway`;
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const created = await post(`${gateway}/order.json`, createFields({ ivp_cart: 'killed' }));
  const { order } = (await created.json()) as { order: { ref: string } };
  expect((await post(`${gateway}/process.html?o=${order.ref}`, APPROVED)).status).toBe(303);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;

  alive = true;
  const before = merchant.received.length;
  // The killed process may still hold the lease of the notice, so the lease is ended here.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
  cleanups.push(() => vi.useRealTimers());
  const sandbox = await startSandbox({ dataDir, adviceUrl: merchant.url });
  cleanups.push(sandbox.stop);
  expect(await sandbox.check(order.ref)).toMatchObject({ cartid: 'killed', status: { code: 3 } });
  expect(await sandbox.orders()).toMatchObject([{ charged: '403.00', charges: [{ status: 'A' }] }]);
  await vi.waitFor(() => expect(merchant.received.length).toBeGreaterThan(before), patiently);
  await vi.waitFor(async () => expect((await sandbox.orders())[0].notices[0].state).toBe('sent'), patiently);
});

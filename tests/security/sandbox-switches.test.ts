import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox } from '#tests/support/test-sandbox.ts';

let world: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => {
  world = await openTestSandbox();
});
afterAll(() => world.close());

const switchFault = (value: boolean, headers: Record<string, string>) =>
  fetch(`${world.address}/telr/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ createFails: value }),
  });
const faults = async () =>
  (await fetch(`${world.address}/telr/faults`, { headers: { accept: 'application/json' } })).text();

test.each([
  ['another site', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['a page that hides where it comes from', { origin: 'null' }],
])('a page of %s presses no switch of the sandbox', async (_, headers) => {
  const before = await faults();
  expect((await switchFault(true, headers)).status).toBe(403);
  expect((await fetch(`${world.address}/mail/messages`, { method: 'DELETE', headers })).status).toBe(403);
  expect(await faults()).toBe(before);
});

test('its own pages and programs do', async () => {
  expect((await switchFault(true, {})).status).toBe(200);
  expect((await switchFault(false, { origin: world.address, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const lines: string[] = [];
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ log: lines, accessLog: true });
});
afterAll(() => portal.close());
beforeEach(() => {
  lines.length = 0;
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(portal.address + path, { headers });
/** The line of a route, or of a request by its id: it is written after the answer has arrived. */
const lineOf = (what: string) =>
  vi.waitFor(() => {
    const found = lines.filter((line) => line.includes(`"${what}"`));
    expect(found).toHaveLength(1);
    return JSON.parse(found[0] as string);
  }, 20_000);

test.each([
  ['a UUID', '0199a0de-0000-7000-8000-00000000abcd', true],
  ['the number of a trace', '0199a0de00007000800000000000abcd', true],
  ['a national ID', '1000000201', false],
  ['a long number', '10000002011000000201100000020112a', false],
  ['an address', 'noura@school.example', false],
])('a request’s id that is %s', async (_, id, kept) => {
  const answer = (await (await ask('/api/made-up', { 'x-request-id': id })).json()) as { requestId: string };
  expect(answer.requestId === id).toBe(kept);
  expect(answer.requestId).toMatch(/^[\da-f-]{32,36}$/);
  expect(await lineOf(answer.requestId)).toMatchObject({ reqId: answer.requestId, status: 404 });
});

test('each request has one line: its route and never its path or query', async () => {
  await ask('/api/regions?lang=en');
  const line = { level: 30, method: 'GET', route: '/api/regions', status: 200, ms: expect.any(Number) };
  expect(await lineOf('/api/regions')).toMatchObject(line);
  await ask('/noura@school.example/1000000201');
  await ask('/files/pictures/1000000201-noura.webp');
  await lineOf('/files/pictures/:name');
  expect(lines.join('\n')).not.toMatch(/noura|1000000201|lang/);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { contactMessages } from '#server/features/contact/table.ts';
import { sendBytes } from '#tests/support/send-bytes.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const body = JSON.stringify({ name: 'Noura', email: 'n@school.example', phone: '+966501234567', message: 'Hello' });
const head = [
  'POST /api/contactus HTTP/1.1',
  'Host: portal.test',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  '',
  '',
].join('\r\n');

test('headers have half a minute to arrive, and a whole request has two', () => {
  const { server } = portal.app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([30_000, 120_000]);
  // Slow mobile data at 350 kbit/s can upload 5 MB within that time.
  expect((limits.pictureMaxBytes * 8) / (server.requestTimeout / 1_000)).toBeLessThan(400_000);
});

test.each([
  ['a body that stops on its way', head, body.slice(0, 20)],
  ['headers that never end', head.slice(0, 40), ''],
])('%s ends with its connection, and nothing is kept', async (_, ...parts) => {
  const { server } = portal.app;
  const usual = { headersTimeout: server.headersTimeout, requestTimeout: server.requestTimeout };
  Object.assign(server, { headersTimeout: 100, requestTimeout: 200 });
  try {
    expect(await sendBytes(portal.address, ...parts)).toMatch(/^HTTP\/1\.1 408 /);
    expect(await portal.db.$count(contactMessages)).toBe(0);
  } finally {
    Object.assign(server, usual);
  }
});

test('a body that comes in pieces within the time is taken', async () => {
  const closing = head.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  expect(
    await sendBytes(portal.address, closing.slice(0, 40), closing.slice(40), body.slice(0, 20), body.slice(20)),
  ).toMatch(/ 200 /);
  expect(await portal.db.$count(contactMessages)).toBe(1);
});

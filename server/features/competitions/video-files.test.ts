import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, n) => n % 251));

beforeAll(async () => {
  portal = await openTestPortal();
  for (const folder of ['videos', 'invoices']) {
    await mkdir(join(portal.filesFolder, folder), { recursive: true });
    await writeFile(join(portal.filesFolder, folder, 'loop-1.mp4'), bytes);
  }
});
afterAll(() => portal.close());

const get = (name: string, range?: string) =>
  portal.app.inject({ url: `/files/videos/${name}`, headers: { ...(range && { range }), 'accept-encoding': 'br' } });

describe('a video of a competition', () => {
  test('is sent whole, kept for good, and may be asked for in parts', async () => {
    const { statusCode, headers, rawPayload } = await get('loop-1.mp4');
    expect([statusCode, headers['content-type'], headers['accept-ranges']]).toEqual([200, 'video/mp4', 'bytes']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBeUndefined();
    expect(rawPayload.equals(bytes)).toBe(true);
  });

  // Safari asks for the first two bytes before it plays anything, and plays nothing if it gets all of them.
  test.each([
    ['bytes=0-1', 0, 2],
    ['bytes=10-19', 10, 20],
    ['bytes=990-', 990, 1000],
    ['bytes=990-5000', 990, 1000],
    ['bytes=-10', 990, 1000],
    ['bytes=-5000', 0, 1000],
  ])('is sent in part: %s', async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await get('loop-1.mp4', range);
    expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${from}-${to - 1}/1000`]);
    expect(headers['content-length']).toBe(String(to - from));
    expect(rawPayload.equals(bytes.subarray(from, to))).toBe(true);
  });

  test.each(['bytes=1000-', 'bytes=-0'])('has no such part: %s', async (range) => {
    const { statusCode, headers, json } = await get('loop-1.mp4', range);
    expect([statusCode, headers['content-range'], json().code]).toEqual([416, 'bytes */1000', 'range_not_satisfiable']);
  });

  test.each(['bytes=5-2', 'bytes=0-1,5-6', 'bytes=-', 'lines=1-2'])(
    'is sent whole for what is no part: %s',
    async (range) => {
      const { statusCode, rawPayload } = await get('loop-1.mp4', range);
      expect([statusCode, rawPayload.length]).toEqual([200, 1000]);
    },
  );

  test.each(['loop-2.mp4', 'loop-1.webm', '..%2Finvoices%2Floop-1.mp4', '%2e%2e', 'loop-1.mp4%00'])(
    'is not there: %s',
    async (name) => expect((await get(name)).statusCode).toBe(404),
  );
});

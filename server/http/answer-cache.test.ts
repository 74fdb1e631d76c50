import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import type { Answer, Prepared } from './send-answer.ts';

function open(maxBytes: number) {
  const cache = createAnswerCache({ maxBytes, trusted: () => true });
  let made = 0;
  /** Requests a key; by default its body has a size that compression cannot reduce. */
  const get = (key: string, { bytes = 100, headers = {} as Record<string, string> } = {}) =>
    cache.get(key, async (): Promise<Answer> => {
      made += 1;
      return { status: 200, headers, body: randomBytes(bytes), keep: { of: [], seconds: 60 } };
    }) as Promise<Prepared>;
  /** How many of these keys are answered from memory. */
  async function keptOf(keys: string[]): Promise<number> {
    let found = 0;
    for (const key of keys) {
      made = 0;
      await get(key);
      if (made === 0) found += 1;
    }
    return found;
  }
  return { get, keptOf };
}

const keys = (count: number, length = 0) =>
  Array.from({ length: count }, (_, number) => `${number}`.padStart(length, '/'));

test('a small body does not hold on to the pool that it was a slice of', async () => {
  const { get } = open(1_000_000);
  const answer = await get('small', { bytes: 1_500 });
  for (const held of [answer.body, await answer.encoded('br'), await answer.encoded('gzip')]) {
    expect(held.buffer.byteLength).toBe(held.length);
  }
});

test('compressed forms count from when they are made', async () => {
  const { get, keptOf } = open(520_000);
  const three = keys(3);
  for (const key of three) await get(key, { bytes: 100_000 });
  const [first, second, third] = await Promise.all(three.map((key) => get(key)));
  await Promise.all([second, third].map((answer) => answer?.encoded('br')));
  expect(await keptOf(three)).toBe(3);
  await first?.encoded('gzip');
  expect(await keptOf([...three].reverse())).toBeLessThan(3);
});

test('headers and long keys count', async () => {
  const { get, keptOf } = open(150_000);
  for (const key of keys(40)) await get(key);
  expect(await keptOf(keys(40))).toBe(40);
  for (const key of keys(40))
    await get(`headers ${key}`, { headers: { 'content-security-policy': 'x'.repeat(5_000) } });
  expect(await keptOf(keys(40))).toBeLessThan(40);
  for (const key of keys(40, 1_900)) await get(key);
  expect(await keptOf(keys(40, 1_900))).toBeLessThan(40);
});

test('what is asked for under an endless key is answered and not kept', async () => {
  const { get, keptOf } = open(1_000_000);
  const [long = ''] = keys(1, 2_001);
  expect((await get(long)).body).toHaveLength(100);
  expect(await keptOf([long])).toBe(0);
});

describe('the day in Riyadh', () => {
  afterEach(() => void vi.useRealTimers());

  test('ends what was made on it, and what was begun on it and made after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { get } = open(100_000);
    vi.setSystemTime('2026-01-22T20:59:30Z');
    const before = await get('page');
    vi.setSystemTime('2026-01-22T20:59:59.999Z');
    expect(await get('page')).toBe(before);
    vi.setSystemTime('2026-01-22T21:00:00Z');
    const after = await get('page');
    expect(after).not.toBe(before);
    expect(await get('page')).toBe(after);

    const cache = createAnswerCache({ maxBytes: 100_000, trusted: () => true });
    vi.setSystemTime('2026-01-23T20:59:59.900Z');
    const slow = async (body: string): Promise<Answer> => {
      vi.setSystemTime('2026-01-23T21:00:00.100Z');
      return { status: 200, headers: {}, body: Buffer.from(body), keep: { of: [], seconds: 60 } };
    };
    expect((await cache.get('slow', () => slow('the day before'))).body.toString()).toBe('the day before');
    expect((await cache.get('slow', () => slow('the new day'))).body.toString()).toBe('the new day');
  });
});

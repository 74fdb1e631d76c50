import { expect, test } from 'vitest';
import { answerLimit, innerCall, pageTurns } from './address-limits.ts';

const page = async () => ({ page: true });
const again = { retryAfter: expect.any(Number) };

test('pages are made until the minute’s are used up, for each address by itself', async () => {
  const turns = pageTurns(3);
  const made = [];
  for (let count = 0; count < 4; count += 1) made.push(await turns('a', page));
  expect(made).toEqual([{ page: true }, { page: true }, { page: true }, again]);
  expect((made.at(-1) as { retryAfter: number }).retryAfter).toBeGreaterThan(50);
  expect(await turns('b', page)).toEqual({ page: true });
});

test('a few are made at a time; the others of the address wait, and those of another one do not', async () => {
  const turns = pageTurns(100, { atOnce: 2, waiting: 3 });
  const begun: string[] = [];
  const end = Promise.withResolvers<void>();
  const make = (address: string) => () => {
    begun.push(address);
    return end.promise.then(page);
  };
  const made = Array.from({ length: 5 }, () => turns('a', make('a')));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'a']);
  const other = turns('b', make('b'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'a', 'b']);
  // Of more than three nobody waits for the end.
  expect(await turns('a', make('a'))).toEqual(again);
  end.resolve();
  expect(await Promise.all([...made, other])).toEqual(Array.from({ length: 6 }, () => ({ page: true })));
});

test('a page that fails gives its turn to the next', async () => {
  const turns = pageTurns(100, { atOnce: 1 });
  const failed = turns('a', () => Promise.reject(new Error('no page')));
  const next = turns('a', page);
  await expect(failed).rejects.toThrow('no page');
  expect(await next).toEqual({ page: true });
});

const from = (address: string) => ({ address, headers: {} });

test('answers of the API are ten for each page', async () => {
  const count = answerLimit(1);
  for (let answer = 0; answer < 10; answer += 1) await count(from('a'));
  await expect(count(from('a'))).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) });
  await count(from('b'));
  // What a page asks for was counted with the page.
  await count({ ...from('a'), headers: { [innerCall.name]: innerCall.value } });
});

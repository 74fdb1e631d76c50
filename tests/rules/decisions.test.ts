import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const names = (await readdir(folder)).toSorted();
const decisions = await Promise.all(
  names.map(async (name) => ({ name, number: name.slice(0, 3), text: await readFile(new URL(name, folder), 'utf8') })),
);
const numbers = decisions.map(({ number }) => number);

test('no two decisions have one number', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(decisions.length).toBeGreaterThan(50);
});

test.each(decisions)('$name says its number, date and status at its head', ({ name, number, text }) => {
  expect(name).toMatch(/^\d{3}(-[a-z0-9]+)+\.md$/);
  const [title, space, date, status, end] = text.split('\n');
  expect(title).toMatch(new RegExp(`^# ${number} \\S`));
  expect([space, end]).toEqual(['', '']);
  const [, day = ''] = /^Date: (\d{4}-\d{2}-\d{2})$/.exec(date ?? '') ?? [];
  expect(new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10), `date of ${name}`).toBe(day);
  const [, state, successor] = /^Status: (accepted|superseded by (\d{3}))$/.exec(status ?? '') ?? [];
  expect(state, `status of ${name}`).toBeDefined();
  if (successor) expect(numbers).toContain(successor);
});

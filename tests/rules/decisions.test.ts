import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';

const folder = new URL('../../docs/decisions/', import.meta.url);
const names = (await readdir(folder)).toSorted();
const decisions = await Promise.all(
  names.map(async (name) => ({ name, number: name.slice(0, 3), text: await readFile(new URL(name, folder), 'utf8') })),
);
const numbers = decisions.map(({ number }) => number);

test('no two decisions have one number', () => {
  expectNone(
    decisions
      .filter(({ number }, index) => numbers.indexOf(number) !== index)
      .map(
        ({ name, number }) =>
          `docs/decisions/${name}: ${number} is taken; give it the next free number, in its title too.`,
      ),
  );
  expect(decisions.length).toBeGreaterThan(50);
});

test('every decision says its number, date and status at its head', () => {
  expectNone(decisions.flatMap(faultsOf));
});

function faultsOf({ name, number, text }: (typeof decisions)[number]): string[] {
  const [title = '', space, date = '', status = '', end] = text.split('\n');
  const [, day = ''] = /^Date: (\d{4}-\d{2}-\d{2})$/.exec(date) ?? [];
  const [, state, successor] = /^Status: (accepted|superseded by (\d{3}))$/.exec(status) ?? [];
  const wrong = {
    'name the file NNN-some-words.md': !/^\d{3}(-[a-z0-9]+)+\.md$/.test(name),
    [`begin line 1 with "# ${number} "`]: !new RegExp(`^# ${number} \\S`).test(title),
    'leave lines 2 and 5 empty': space !== '' || end !== '',
    'write "Date: YYYY-MM-DD" into line 3': new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day,
    'write "Status: accepted", or "Status: superseded by NNN", into line 4': state === undefined,
    [`there is no decision ${successor} that it is superseded by`]:
      Boolean(successor) && !numbers.includes(successor ?? ''),
  };
  return Object.entries(wrong)
    .filter(([, isWrong]) => isWrong)
    .map(([advice]) => `docs/decisions/${name}: ${advice}.`);
}

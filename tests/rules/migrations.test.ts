import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '#server/platform/migrate.ts';
import { expectNone } from '#tests/support/expect-none.ts';

/** The first migration that meets a portal which may be upgraded without a pause (decision 155). */
const FIRST = 43;

const withoutTexts = (sql: string) =>
  sql
    .replace(/--> statement-breakpoint/g, ';')
    .replace(/--[^\n]*/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // The body of a function is replaced as a whole, and what it drops is its own.
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/"/g, '');

/** What stops a process of the build before, which is still running while this is applied. */
const breaking: [what: string, RegExp][] = [
  ['drops', /\bdrop\s+(?:table|column|type|schema|view|materialized\s+view|function|sequence|default|extension)\b/i],
  // PostgreSQL does not need the word: `alter table t drop c`.
  [
    'drops',
    /^alter\s+table\b[\s\S]*?\bdrop\s+(?!column\b|constraint\b|default\b|not\s+null\b|expression\b|identity\b)\w+/i,
  ],
  ['renames', /\brename\b/i],
  ['changes a type', /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i],
  ['removes a value of a type', /\balter\s+type\s+[\w.]+\s+(?!add\b)/i],
  ['refuses what was empty', /\bset\s+not\s+null\b/i],
];
const addedColumn =
  /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|check\b|primary\b|unique\b|foreign\b)\w+[^;]*/gi;

function breaks(sql: string): string[] {
  const found: string[] = [];
  for (const statement of withoutTexts(sql)
    .split(';')
    .map((part) => part.trim())) {
    for (const [what, pattern] of breaking) if (pattern.test(statement)) found.push(`${what}: ${statement}`);
    if (!/^alter\s+table/i.test(statement)) continue;
    for (const [column] of statement.matchAll(addedColumn)) {
      const needed = column
        .split(/,(?![^(]*\))/)
        .some((part) => /\bnot\s+null\b/i.test(part) && !/\b(?:default|generated)\b/i.test(part));
      if (needed) found.push(`needs what older builds do not write: ${statement}`);
    }
  }
  return [...new Set(found)];
}

/** The number of the first build whose code does without what this migration takes away. */
const contractsSince = (sql: string) => /^-- contract: since (\d+)$/m.exec(sql)?.[1];

test.each([
  'drop table teams',
  'alter table teams drop column name',
  'alter table "teams" drop "name"',
  'ALTER TABLE teams ADD COLUMN a text, DROP COLUMN IF EXISTS b',
  'drop type state',
  'alter table teams rename to squads',
  'alter table teams rename column name to title',
  'alter table teams alter column rank type bigint',
  'alter table teams alter rank set data type bigint',
  "alter type state rename value 'a' to 'b'",
  'alter table teams alter column name set not null',
  'alter table teams alter column name drop default',
  'alter table teams add column a text not null',
  'alter table teams add a text not null, add b text default 1',
  'create table a (b int);\n--> statement-breakpoint\nDROP TABLE c;',
])('refuses “%s”', (sql) => {
  expect(breaks(sql)).not.toEqual([]);
});

test.each([
  'create table teams (name text not null, rank int)',
  'alter table teams add column a text',
  'alter table "teams" add column "a" text default \'not null\' not null',
  'alter table teams add column a numeric(10, 2) not null default 0, add column b text',
  'alter table teams add column a text generated always as (fold_text(name)) stored not null',
  'alter table teams alter column name drop not null',
  'alter table teams drop constraint rank_check, add constraint rank_check check (rank is not null)',
  'drop index teams_name_idx',
  'drop trigger if exists told on teams',
  'create or replace function f() returns trigger as $$ begin drop table x; end $$ language plpgsql',
  '-- drop table teams\nselect 1',
  "alter type state add value 'c'",
  "comment on table teams is 'rename; drop table x'",
])('takes “%s”', (sql) => {
  expect(breaks(sql)).toEqual([]);
});

test('a migration leaves the build before it running, or says since when nothing uses what it takes away', async () => {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql'));
  expect(names.length).toBeGreaterThan(40);
  const advice: string[] = [];
  for (const name of names.filter((name) => Number(name.slice(0, 4)) >= FIRST)) {
    const sql = await readFile(`${MIGRATIONS_FOLDER}/${name}`, 'utf8');
    const since = contractsSince(sql);
    if (since && Number(since) >= FIRST && Number(since) < Number(name.slice(0, 4))) continue;
    const how =
      'add first, and take away in a later upgrade, with the line "-- contract: since <n>": docs/operations.md';
    advice.push(...breaks(sql).map((what) => `${name} ${what}; ${how}`));
  }
  expectNone(advice);
});

test('what landed before is no pattern: the rule finds the renamed columns of 0041', async () => {
  const sql = await readFile(`${MIGRATIONS_FOLDER}/0041_person_saves.sql`, 'utf8');
  expect(breaks(sql).join()).toMatch(/rename/i);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataPlaces } from '#contract/data-places.ts';
import { personalDataParts, tablesWithoutPeople } from '#server/features/personal-data/parts.ts';

import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** A new table, and a new column of a table that knows people, must say what it does to a person's data. */
let portal: TestPortal;
let columns: { table: string; column: string }[];

beforeAll(async () => {
  portal = await openTestPortal();
  const { rows } = await portal.database.pool.query(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  columns = rows;
});
afterAll(() => portal.close());

const declared = personalDataParts.flatMap(({ tables }) => Object.entries(tables));

test('every table either belongs to a part or is named as one without people, once', () => {
  const named = [...declared.map(([table]) => table), ...Object.keys(tablesWithoutPeople)];
  expect(named.toSorted()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
});

test('every column of a table with people is listed, as personal or as another', () => {
  const listed = declared.flatMap(([table, { personal, other }]) =>
    [...personal, ...other].map((column) => `${table}.${column}`),
  );
  const tables = declared.map(([table]) => table);
  const there = columns.filter(({ table }) => tables.includes(table)).map(({ table, column }) => `${table}.${column}`);
  expect(listed.toSorted()).toEqual(there.toSorted());
});

test('every place has one part', () => {
  expect(personalDataParts.map(({ place }) => place).sort()).toEqual([...dataPlaces].sort());
});

test('docs/personal-data.md names every table', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/personal-data.md'), 'utf8');
  const tables = [...declared.map(([table]) => table), ...Object.keys(tablesWithoutPeople)];
  expect(tables.filter((table) => !page.includes(`\`${table}\``))).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataPlaces } from '#contract/data-places.ts';
import { personalDataParts, tablesWithoutPeople } from '#server/features/personal-data/parts.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** A new table, and a new column of a table that knows people, must say what it does to a person's data. */
let portal: TestPortal;
let columns: { table: string; column: string; type: string }[];
/** The foreign keys to accounts, with the arguments of the triggers that refuse deleted ones. */
let references: { table: string; column: string; guarded: boolean }[];

beforeAll(async () => {
  portal = await openTestPortal();
  const { rows } = await portal.database.pool.query(
    `select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  columns = rows;
  const keys = await portal.database.pool.query(
    `select c.conrelid::regclass::text as table, a.attname as column, exists (
       select from pg_trigger t where t.tgrelid = c.conrelid and t.tgenabled = 'O'
         and t.tgfoid = 'refuse_deleted_account'::regproc
         and pg_get_triggerdef(t.oid) ilike format('%%BEFORE INSERT OR UPDATE OF %I ON%%(%L)', a.attname, a.attname)
     ) as guarded
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`,
  );
  references = keys.rows;
});
afterAll(() => portal.close());

const declared = personalDataParts.flatMap(({ place, tables }) =>
  Object.entries(tables).map(([table, lists]) => ({ place, table, ...lists })),
);

/** What is wrong, and what to write where, one sentence a line. */
function refuse(problems: string[]): void {
  if (problems.length > 0) expect.fail(problems.join('\n'));
}

const repeated = (items: string[]) => items.filter((item, at) => items.indexOf(item) !== at);
const PARTS = 'server/features/personal-data/parts.ts';

test('every table either belongs to a part or is named as one without people, once', () => {
  const named = [...declared.map(({ table }) => table), ...Object.keys(tablesWithoutPeople)];
  const there = new Set(columns.map(({ table }) => table));
  refuse([
    ...[...there]
      .filter((table) => !named.includes(table))
      .map(
        (table) =>
          `Nobody says what becomes of people's data in the table “${table}”: name it in “tables” of its feature's personal-data.ts, which ${PARTS} lists, or, if nothing in it is about a person, in “tablesWithoutPeople” of ${PARTS} with what it holds; and in docs/personal-data.md.`,
      ),
    ...named
      .filter((table) => !there.has(table))
      .map(
        (table) =>
          `There is no table “${table}” any more: take it out of its feature's personal-data.ts or of ${PARTS}.`,
      ),
    ...repeated(named).map(
      (table) =>
        `The table “${table}” is named twice: leave it to one personal-data.ts, or to “tablesWithoutPeople” of ${PARTS}.`,
    ),
  ]);
});

test('every column of a table with people is listed once, as personal, as another, or as text with a reason', () => {
  refuse(
    declared.flatMap(({ table, place, personal, other, texts = {} }) => {
      const where = `in the part “${place}” (personal-data.ts of the feature that has the table)`;
      const listed = [...personal, ...other, ...Object.keys(texts)];
      const there = columns.filter((column) => column.table === table).map(({ column }) => column);
      return [
        ...there
          .filter((column) => !listed.includes(column))
          .map(
            (column) =>
              `The column “${table}.${column}” is in no list: write it ${where} under “personal” if it can say something of a person, and let “collect” and “erase” treat it; else under “other”, or, if it is text, under “texts” with the reason.`,
          ),
        ...listed
          .filter((column) => !there.includes(column))
          .map((column) => `There is no column “${table}.${column}” any more: take it out ${where}.`),
        ...repeated(listed).map((column) => `The column “${table}.${column}” is listed twice ${where}: leave one.`),
      ];
    }),
  );
});

test('a text that is not personal has a reason', () => {
  const isText = (table: string, column: string) =>
    columns.some((one) => one.table === table && one.column === column && /text|char|json|ARRAY/.test(one.type));
  refuse(
    declared.flatMap(({ table, place, other, texts = {} }) => [
      ...other
        .filter((column) => isText(table, column))
        .map(
          (column) =>
            `The column “${table}.${column}” holds text: if a person can type in it, list it under “personal” of the part “${place}”, and let its “erase” take the person out; if nobody can, move it from “other” to “texts” with the reason.`,
        ),
      ...Object.entries(texts)
        .filter(([, reason]) => reason.trim().split(/\s+/).length < 2)
        .map(
          ([column]) =>
            `Say in “texts” of the part “${place}” why “${table}.${column}” says nothing of a person, in some words.`,
        ),
    ]),
  );
});

test('every place has one part', () => {
  const places = personalDataParts.map(({ place }) => place);
  refuse([
    ...dataPlaces
      .filter((place) => !places.includes(place))
      .map(
        (place) =>
          `The place “${place}” of contract/data-places.ts has no part: add one to “personalDataParts” of ${PARTS}.`,
      ),
    ...repeated(places).map((place) => `The place “${place}” has two parts: leave one of them in ${PARTS}.`),
  ]);
});

test('docs/personal-data.md names every table', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/personal-data.md'), 'utf8');
  const tables = [...declared.map(({ table }) => table), ...Object.keys(tablesWithoutPeople)];
  refuse(
    tables
      .filter((table) => !page.includes(`\`${table}\``))
      .map(
        (table) =>
          `docs/personal-data.md does not name the table “${table}”: add it to the line of its place, or to “Tables without people”.`,
      ),
  );
});

test('a deleted account is named by no new row, whichever column leads to it', () => {
  expect(references.length).toBeGreaterThan(15);
  refuse(
    references
      .filter(({ guarded }) => !guarded)
      .map(
        ({ table, column }) =>
          `The column “${table}.${column}” leads to an account, and takes one that was deleted (decision 083): add to its migration: CREATE TRIGGER "${column}_not_deleted" BEFORE INSERT OR UPDATE OF "${column}" ON "${table}" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('${column}');`,
      ),
  );
});

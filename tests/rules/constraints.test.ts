import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/platform/database.ts';
import { expectNone } from '#tests/support/expect-none.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** A rule of the database that a form can break has a sentence on a field; without one it answers 500. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Resource = { table: PgTable; valuesOf: unknown; constraints?: Record<string, unknown> };
const files = import.meta.glob<Record<string, unknown>>('../../server/features/*/office*.ts', { eager: true });

const resources = (db: Db) =>
  Object.entries(files).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([name, value]) => /^office[A-Z](?!.*Routes$)/.test(name) && typeof value === 'function')
      .map(([, make]) => ({ file: file.replace('../../', ''), ...((make as (db: Db) => Resource)(db) ?? {}) }))
      .filter((resource): resource is Resource & { file: string } => 'valuesOf' in resource),
  );

/** Rules that no form can break, and why. */
const unbreakable: Record<string, string> = {
  competitions_id_season_key: 'an id is unique by itself; it is there to be referred to',
};

test('every rule between records that a form can break is named with its field', async () => {
  const found = resources(portal.db);
  expect(found.length).toBeGreaterThan(6);
  const { rows } = await portal.db.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype in ('f', 'u') and confrelid is distinct from 'users'::regclass
    union
    select indrelid::regclass::text, indexrelid::regclass::text from pg_index where indisunique and not indisprimary
    union
    -- A reference to more than an id: what it refers to may change.
    select confrelid::regclass::text, conname from pg_constraint where contype = 'f' and cardinality(confkey) > 1`);
  expectNone(
    found.flatMap(({ file, table, constraints = {} }) =>
      rows
        .filter(
          (rule) => rule.table === getTableName(table) && !(rule.name in constraints) && !(rule.name in unbreakable),
        )
        .map(
          ({ name }) =>
            `${file}: name ${name} in "constraints", with the field and the sentence of whoever breaks it; or in "unbreakable" of tests/rules/constraints.test.ts, with the reason.`,
        ),
    ),
  );
});

import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeActions } from '#contract/admin-record.ts';
import { caseStates } from '#contract/endpoints/admin-community.ts';
import { contactStates, refusalReasons, replyDeliveries } from '#contract/endpoints/admin-contact.ts';
import { certificateTypes } from '#contract/endpoints/certificates.ts';
import { genders } from '#contract/endpoints/talents.ts';
import { languages } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { milestoneKinds } from '#contract/milestone.ts';
import { scoreKinds } from '#contract/score-panels.ts';
import { siteNoticeKinds } from '#contract/site-notice.ts';
import { attemptStates, paymentMethods } from '#domain/payment-state.ts';
import { teamRoles } from '#domain/team-access.ts';
import { kindOfTable } from '#server/features/office-records/used-by.ts';
import { ENTITY_LOG } from '#server/features/team-entity/attach-entity.ts';
import { PEOPLE_LOG } from '#server/features/team-members/give-place.ts';
import { uploadStates } from '#server/features/uploads/table.ts';
import { saveStates } from '#server/features/users/table.ts';
import { expectNone, expectSame } from '#tests/support/expect-none.ts';
import { openSeason, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const all = async (statement: string) => (await portal.db.execute(sql.raw(statement))).rows;

test('every column that a table.ts declares is in the database, and no other', async () => {
  const files = import.meta.glob<Record<string, unknown>>('../../server/features/*/table.ts', { eager: true });
  const declared = Object.entries(files).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter((value): value is PgTable => is(value, PgTable))
      .map((table) => ({ file: file.replace('../../', ''), ...getTableConfig(table) })),
  );
  expect(declared.length).toBeGreaterThan(30);
  const there = await all(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const names = declared.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expectSame({
    found: there.map(({ name }) => String(name)),
    listed: names,
    missing: (name) => `${name} is a column of the database that no table.ts declares: drop it with a migration.`,
    superfluous: (name) => `${name} is in no migration: npm run migration -- --name …, with underscores between words.`,
  });
});

test('every foreign key has an index that begins with its columns', async () => {
  // An index on rows with a value is enough: a look-up by key never searches for null.
  const without = await all(`
    select conrelid::regclass::text as table, conname as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indisvalid
        and (select array_agg(column_number order by place) from unnest(indkey) with ordinality as list (column_number, place)
          where place <= cardinality(conkey)) @> conkey
        and (indpred is null or pg_get_expr(indpred, indrelid) =
          '(' || (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) || ' IS NOT NULL)'))
    order by 1, 2`);
  expectNone(
    without.map(
      ({ table, key }) =>
        `${table} has no index for its foreign key ${key}: add index('${table}_…_idx').on(table.…) to the table.ts of its feature, and make a migration (npm run migration -- --name …).`,
    ),
  );
});

test('an invoice is of an order that there is, and an order may have several', async () => {
  const keys = await all(`select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = 'invoices'::regclass and contype in ('f', 'u') order by 1`);
  const advice = 'An order may have several invoices (decision 078): ';
  expectSame({
    found: keys.map(({ rule }) => String(rule)),
    listed: ['FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT', 'UNIQUE (number)'],
    missing: (rule) => `${advice}take "${rule}" out of server/features/invoices/table.ts, or name it in this test.`,
    superfluous: (rule) => `${advice}put "${rule}" back into server/features/invoices/table.ts, with a migration.`,
  });
});

test('what keeps a record of the office from being deleted has a name', async () => {
  // Dates are parts of their season and go with it; `updated_by` is a person and no record of a form.
  const keys = await all(`select distinct conrelid::regclass::text as referrer from pg_constraint
    where contype = 'f' and confdeltype in ('a', 'r') and conrelid::regclass::text <> 'season_milestones'
      and confrelid::regclass::text not in ('users', 'teams') and exists (
        select from pg_attribute where attrelid = confrelid and attname = 'revision' and not attisdropped)`);
  expectSame({
    found: keys.map(({ referrer }) => String(referrer)),
    listed: Object.keys(kindOfTable),
    missing: (table) => `Rows of ${table} keep a record from being deleted: name them in office-records/used-by.ts.`,
    superfluous: (table) => `Rows of ${table} keep nothing from being deleted: take them out of used-by.ts.`,
  });
});

/** Columns that hold one value of a list, and the list. */
const lists: Record<string, readonly string[]> = {
  certificates_type_check: certificateTypes,
  change_log_action_check: changeActions,
  change_log_by_check: [ENTITY_LOG, PEOPLE_LOG],
  contact_messages_language_check: languages,
  community_cases_state_check: caseStates,
  contact_messages_state_check: contactStates,
  contact_replies_delivery_check: replyDeliveries,
  contact_replies_refused_for_check: refusalReasons,
  orders_payment_method_check: paymentMethods,
  person_saves_state_check: saveStates,
  payment_attempts_state_check: attemptStates,
  score_entries_kind_check: scoreKinds,
  settings_notice_kind_check: siteNoticeKinds,
  season_milestones_kind: milestoneKinds,
  talents_gender_check: genders,
  team_people_role_check: teamRoles,
  uploads_state_check: uploadStates,
  users_language_check: languages,
};

test('lists of states are the same in the database as in TypeScript', async () => {
  const rules = await all(`select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) like '%= ANY (ARRAY[%'`);
  const written = (name: string, values: readonly string[]) => `${name}: ${values.toSorted().join(', ')}`;
  expectSame({
    found: rules.map(({ name, rule }) =>
      written(
        String(name),
        [...String(rule).matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value),
      ),
    ),
    listed: Object.entries(lists).map(([name, values]) => written(name, values)),
    missing: (check) =>
      `The database checks ${check}, and the list of TypeScript is another one or does not stand in "lists" of tests/rules/data-model.test.ts: add the check there with its list, or, if the list has changed, make a migration (npm run migration -- --name …).`,
    superfluous: (check) =>
      `TypeScript has ${check}, and the database has no such check: write inList('…_check', table.…, …) into the table.ts of the feature and make a migration, or take the line out of "lists" of tests/rules/data-model.test.ts.`,
  });
});

describe('the database refuses', () => {
  beforeAll(async () => {
    const season = await openSeason(portal);
    const team = await registerTeam(portal, season);
    await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id: team._id } });
    await portal.db.execute(sql`insert into results (id, season_id, competition_id, team_id, region_id, age_level, ranked)
      select gen_random_uuid(), season_id, competition_id, id, region_id, age_level, 1 from teams`);
    await portal.db.execute(sql`insert into certificates (id, serial, team_id, type, content, issued_at, issued_by)
      select gen_random_uuid(), '111-111-111-111-111', id, 'q', '{}', now(), created_by from teams`);
    await portal.db.execute(sql`insert into invoice_series values ('2026', 1)`);
  });

  test.each([
    ['a rank of 0', `results set ranked = ${limits.rankMin - 1}`, 'results_ranked_check'],
    ['a rank above the last', `results set ranked = ${limits.rankMax + 1}`, 'results_ranked_check'],
    ['a score below nothing', 'results set score = -1', 'results_score_check'],
    ['a total that is not the sum', 'orders set total = total + 1', 'orders_total_check'],
    ['an amount below nothing', 'orders set subtotal = -1, total = tax + rounding - 1', 'orders_amounts_check'],
    ['a payment without a method', 'orders set paid_at = now()', 'orders_paid_check'],
    [
      'a way to pay that there is not',
      `orders set paid_at = now(), payment_method = 'gold'`,
      'orders_payment_method_check',
    ],
    [
      'a payment by hand without a note',
      `orders set paid_at = now(), payment_method = 'manual'`,
      'orders_manual_payment_check',
    ],
    ['an attempt of less than nothing', 'payment_attempts set amount = -1', 'payment_attempts_amount_check'],
    ['a state of an attempt that there is not', `payment_attempts set state = 'lost'`, 'payment_attempts_state_check'],
    ['a judge in a team', `team_people set role = 'judge'`, 'team_people_role_check'],
    ['a seat below the first', 'team_people set position = position - 9', 'team_people_position_check'],
    ['a price below nothing', 'competitions set paid = false, price_halalas = -1', 'competitions_price_check'],
    ['a fee of nothing', 'competitions set paid = true, price_halalas = 0', 'competitions_fee_check'],
    ['fewer members than none', 'competitions set members_no = -1', 'competitions_people_check'],
    ['fewer teams than none', 'seasons set last_team_number = -1', 'seasons_last_team_number_check'],
    ['an upload in a state that there is not', `uploads set state = 'gone'`, 'uploads_state_check'],
    ['a picture of no size', 'uploads set width = -1', 'uploads_size_check'],
    ['a number before the first invoice', 'invoice_series set last = -1', 'invoice_series_last_check'],
    ['a certificate of another kind', `certificates set type = 'x'`, 'certificates_type_check'],
    ['a serial that is none', `certificates set serial = '1'`, 'certificates_serial_check'],
    ['a certificate revoked without a reason', 'certificates set revoked_at = now()', 'certificates_revoked_check'],
    ['a team of a level that its competition has not', `teams set age_level = 'Giants'`, 'teams_age_level_fk'],
    ['a result of such a level', `results set age_level = 'Giants'`, 'results_age_level_fk'],
    [
      'another key for a level that a team is in',
      `age_levels set key = 'Young' where key = 'Junior'`,
      'results_age_level_fk',
    ],
  ])('%s', async (_, change, rule) => {
    const refused = await portal.db.execute(sql.raw(`update ${change}`)).then(
      () => undefined,
      (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
    );
    expect(
      refused,
      `The database does not refuse this by ${rule}: it belongs in the table.ts of the feature, with a migration (npm run migration -- --name …); or its name has changed, which the line of tests/rules/data-model.test.ts follows.`,
    ).toBe(rule);
  });

  test('no type of a user: a provider may have others', async () => {
    await portal.db.execute(sql`update users set type = 7`);
  });
});

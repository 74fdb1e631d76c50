import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { questionsOfOffice } from '#tests/support/office-records.ts';
import { logChange } from './change-log.ts';
import { changeLog } from './table.ts';

/* What all resources of the back-office have in common is proven on the questions: these have a switch and an order. */
const { admin, everything, input, logged, portal } = questionsOfOffice();

test('shows who did what when, with the fields before and after, newest first, after a deletion too', async () => {
  const { _id: id } = (await admin('POST', '', input)).json.faq;
  await admin('PUT', '', { ...input, id, name_en: 'When?' });
  await admin('GET', `?id=${id}&status=false`);
  await admin('PUT', '/order', { id, place: 1 });
  await admin('DELETE', `?id=${id}`);
  const lines = await logged(id);
  expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['deleted', expect.objectContaining({ name: input.name, status: false }), {}],
    ['changed', { order_id: 4 }, { order_id: 1 }],
    ['changed', { status: true }, { status: false }],
    ['changed', { name_en: input.name_en }, { name_en: 'When?' }],
    ['created', {}, expect.objectContaining(input)],
  ]);
  for (const line of lines) {
    expect(line).toMatchObject({ record_id: id, name: input.name, by: accountsOf('admin')[0]?.name });
  }
  expect((await logged()).slice(0, 5)).toEqual(lines);
});

test.each([
  ["update change_log set name = 'another'"],
  ['delete from change_log'],
  ['truncate change_log'],
  ["select set_config('portal.erases_person', 'on', false); update change_log set action = 'deleted'"],
])('is only added to: the database refuses %s', async (statement) => {
  await admin('POST', '', input);
  const before = await everything();
  await expect(portal().db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { message: 'The log of changes is only added to' },
  });
  expect(await everything()).toEqual(before);
});

test('loses the values of a person whose deletion is carried out, and nothing else', async () => {
  const { _id: id } = (await admin('POST', '', input)).json.faq;
  await portal().db.transaction(async (tx) => {
    await tx.execute(sql`set local portal.erases_person = 'on'`);
    await tx.execute(sql`update change_log set after = '{"name": "***"}' where record_id = ${id}`);
  });
  expect((await logged(id))[0]?.after).toEqual({ name: '***' });
});

test.each([{ type: 5 }, { status: false }])(
  'is not written to by whoever was another when their call began: %j',
  async (set) => {
    await admin('POST', '', input);
    const { db } = portal();
    const theirs = eq(users.nationalId, accountsOf('admin')[0]?.membership_id ?? '');
    const [writer] = await db.update(users).set(set).where(theirs).returning();
    const id = writer?.id ?? '';
    const line = {
      ...({ kind: 'users', recordId: id, name: 'Somebody', action: 'changed' } as const),
      ...{ before: { sessions: 1 }, after: { sessions: 0 } },
    };
    const lines = () => db.$count(changeLog);
    const before = await lines();
    const write = (by: { id: string; type?: number }) => db.transaction((tx) => logChange(tx, by, line));
    await expect(write({ id, type: 4 })).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await lines()).toBe(before);
    // In the name of somebody whose call is over a job writes.
    await write({ id });
    expect(await lines()).toBe(before + 1);
  },
);

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { questionsOfOffice } from '#tests/support/office-records.ts';

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
  // As it was called then.
  const nameEn = input.name_en;
  expect(lines.map(({ name_en }) => name_en)).toEqual(['When?', 'When?', 'When?', 'When?', nameEn]);
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

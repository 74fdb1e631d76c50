import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { allContent } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { teamViews } from './table.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(teamViews);
  await portal.database.pool.query('delete from rate_limits');
});

const path = '/api/admin/teams/views';
const list = async (as: RoleName = 'admin') => (await portal.call('GET', path, { as })).json.views;
const save = (name: string, query: object = {}, as: RoleName = 'admin') =>
  portal.call('POST', path, { as, body: { name, query } });
const remove = (id: string, as: RoleName = 'admin') => portal.call('DELETE', `${path}?id=${id}`, { as });
const rename = (id: string, name: string, as: RoleName = 'admin') =>
  portal.call('PUT', path, { as, body: { id, name } });
const names = (views: { name: string }[]) => views.map(({ name }) => name);

async function refused(call: () => ReturnType<typeof save>) {
  const before = await allContent(portal);
  const { status, json } = await call();
  expect(await allContent(portal)).toEqual(before);
  return [status, json.code, json.fields && Object.keys(json.fields)];
}

test('a view is kept with its officer, renamed, deleted, and put back as it was', async () => {
  const unpaid = { paid: 'false', s: 'نجد', sort: 'name' };
  const { status, json } = await save('  لم تدفع ', unpaid);
  expect([status, json.views]).toEqual([200, [{ _id: expect.any(String), name: 'لم تدفع', query: unpaid }]]);
  const [{ _id: id }] = json.views;
  expect(names((await rename(id, 'Unpaid')).json.views)).toEqual(['Unpaid']);
  expect((await remove(id)).json.views).toEqual([]);
  expect((await save('Unpaid', unpaid)).json.views[0].query).toEqual(unpaid);
});

test('everybody sees their own, and changes no other’s', async () => {
  const { json } = await save('Mine');
  const [{ _id: id }] = json.views;
  await save('Mine', {}, 'sub_admin');
  expect(names(await list('sub_admin'))).toEqual(['Mine']);
  expect(await refused(() => remove(id, 'sub_admin'))).toEqual([404, 'not_found', undefined]);
  expect(await refused(() => rename(id, 'Theirs', 'sub_admin'))).toEqual([404, 'not_found', undefined]);
});

test('a name is used once, and cannot be empty or long; what no list can be narrowed by is not kept', async () => {
  await save('One');
  const { json } = await save('Two', { paid: 'false', nonsense: 'x' });
  expect(json.views.at(-1).query).toEqual({ s: '', paid: 'false', sort: '-created_at' });
  const two = json.views.at(-1)._id;
  expect(await refused(() => save('One'))).toEqual([422, 'invalid_fields', ['name']]);
  expect(await refused(() => rename(two, 'One'))).toEqual([422, 'invalid_fields', ['name']]);
  expect(await refused(() => save(' '))).toEqual([422, 'admin_fields_empty', ['name']]);
  expect(await refused(() => save('x'.repeat(61)))).toEqual([422, 'invalid_fields', ['name']]);
});

test('there is room for so many, also when two are saved at once', async () => {
  for (let number = 1; number < limits.viewsMax; number += 1) await save(`View ${number}`);
  const answers = await Promise.all(['last', 'one too many'].map((name) => save(name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await list()).toHaveLength(limits.viewsMax);
});

test.each<RoleName>(['coach', 'student', 'entity'])('a %s has none', async (as) => {
  const { json } = await save('Mine');
  const [{ _id: id }] = json.views;
  for (const call of [() => save('x', {}, as), () => rename(id, 'x', as), () => remove(id, as)])
    expect(await refused(call)).toEqual([403, 'not_allowed', undefined]);
  expect((await portal.call('GET', path, { as })).status).toBe(403);
});

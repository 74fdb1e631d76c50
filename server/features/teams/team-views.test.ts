import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggedFields } from '#contract/endpoints/office-log.ts';
import { viewsMax } from '#contract/endpoints/team-views.ts';
import { teamFilterNames } from '#contract/endpoints/teams.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { allContent } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { teamViews } from './index.ts';

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
const logged = (id: string) =>
  portal.db
    .select()
    .from(changeLog)
    .where(and(eq(changeLog.kind, 'team_views'), eq(changeLog.recordId, id)))
    .orderBy(changeLog.at, changeLog.id);

async function refused(call: () => ReturnType<typeof save>) {
  const before = await allContent(portal);
  const { status, json } = await call();
  expect(await allContent(portal)).toEqual(before);
  return [status, json.code, json.fields];
}

test('a view is saved for the whole office, renamed and deleted; the log has each of these', async () => {
  const unpaid = { paid: 'false', s: 'نجد', sort: 'name' };
  const { status, json } = await save('  لم تدفع ', unpaid);
  expect(status).toBe(200);
  const [{ _id: id, by }] = json.views;
  expect(json.views).toEqual([{ _id: id, name: 'لم تدفع', query: unpaid, by, mine: true }]);
  expect(await list('sub_admin')).toEqual([{ _id: id, name: 'لم تدفع', query: unpaid, by, mine: false }]);
  expect(names((await rename(id, 'Unpaid')).json.views)).toEqual(['Unpaid']);
  expect((await remove(id)).json.views).toEqual([]);
  const said = { name: 'لم تدفع', paid: false, s: 'نجد', sort: 'name' };
  expect(await logged(id)).toMatchObject([
    { action: 'created', before: {}, after: said },
    { action: 'changed', before: { name: 'لم تدفع' }, after: { name: 'Unpaid' } },
    { action: 'deleted', before: { ...said, name: 'Unpaid' }, after: {} },
  ]);
});

test('the log has a search by the word “true” as the text that it is', async () => {
  const [{ _id: id }] = (await save('Searched', { s: 'true', paid: 'true' })).json.views;
  expect(await logged(id)).toMatchObject([{ after: { s: 'true', paid: true } }]);
});

test('the log knows each filter', () => {
  expect(loggedFields.team_views).toEqual(expect.arrayContaining(['name', 's', 'sort', ...teamFilterNames]));
});

test('a sub admin changes their own views alone, an administrator all of them', async () => {
  const [{ _id: id }] = (await save('Of the administrator')).json.views;
  expect(await refused(() => remove(id, 'sub_admin'))).toEqual([403, 'not_allowed', undefined]);
  expect(await refused(() => rename(id, 'Theirs', 'sub_admin'))).toEqual([403, 'not_allowed', undefined]);
  const { json } = await save('Of the sub admin', {}, 'sub_admin');
  const own = json.views.find(({ mine }: { mine: boolean }) => mine)._id;
  expect(names((await rename(own, 'Mine', 'sub_admin')).json.views)).toEqual(['Mine', 'Of the administrator']);
  expect(names((await rename(own, 'Ours')).json.views)).toEqual(['Of the administrator', 'Ours']);
  expect(names((await remove(own)).json.views)).toEqual(['Of the administrator']);
});

test('what is sent again after a lost answer is saved once; another of the same name is refused on its field', async () => {
  await save('One', { paid: 'true' });
  expect(await refused(() => save('One', { paid: 'true' }))).toEqual([200, undefined, undefined]);
  expect(await refused(() => save('One'))).toEqual([422, 'invalid_fields', { name: expect.any(String) }]);
  expect((await refused(() => save('One', { paid: 'true' }, 'sub_admin')))[1]).toBe('invalid_fields');
  const { json } = await save('Two', { paid: 'false', nonsense: 'x', s: '', sort: '-created_at' });
  const [, two] = json.views;
  expect(two.query).toEqual({ paid: 'false' });
  expect(await refused(() => rename(two._id, 'One'))).toEqual([422, 'invalid_fields', { name: expect.any(String) }]);
  expect(await refused(() => rename(two._id, 'Two'))).toEqual([200, undefined, undefined]);
  expect((await refused(() => save(' ')))[1]).toBe('admin_fields_empty');
  expect((await refused(() => save('x'.repeat(61))))[1]).toBe('invalid_fields');
  expect((await refused(() => save('x', { paid: 'perhaps' })))[1]).toBe('invalid_fields');
  expect((await refused(() => save('x', { sort: 'perhaps' })))[1]).toBe('invalid_fields');
});

test('the filters of a view are changed and its name stays, by whoever may rename it; the log says what', async () => {
  const [{ _id: id }] = (await save('Due', { paid: 'false', season: undefined, sort: 'name' })).json.views;
  const change = (query: object, as: RoleName = 'admin') => portal.call('PUT', path, { as, body: { id, query } });
  expect(await refused(() => change({ paid: 'true' }, 'sub_admin'))).toEqual([403, 'not_allowed', undefined]);
  expect((await refused(() => change({ paid: 'perhaps' })))[1]).toBe('invalid_fields');
  const { json } = await change({ paid: 'false', entity: 'true' });
  expect(json.views).toMatchObject([{ _id: id, name: 'Due', query: { paid: 'false', entity: 'true' } }]);
  // Sent again, after a lost answer.
  expect(await refused(() => change({ paid: 'false', entity: 'true' }))).toEqual([200, undefined, undefined]);
  const [, line, ...others] = await logged(id);
  expect(line).toMatchObject({ action: 'changed', before: { sort: 'name' }, after: { entity: true } });
  expect(others).toEqual([]);
});

test('there is room for so many, also when two are saved at once', async () => {
  const [by] = await portal.db.select().from(users).where(eq(users.type, 4));
  const most = Array.from({ length: viewsMax - 1 }, (_, number) => ({
    ...{ name: `View ${number}`, query: {}, createdBy: by?.id ?? '' },
  }));
  await portal.db.insert(teamViews).values(most);
  const answers = await Promise.all(['last', 'one too many'].map((name) => save(name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await list()).toHaveLength(viewsMax);
});

test('one whose season is gone still opens: it has no teams', async () => {
  const [season] = await portal.db
    .insert(seasons)
    .values({ slug: 'gone', code: 'G26', name: 'م', nameEn: 'S' })
    .returning();
  const id = season?.id ?? '';
  const { json } = await save('Gone', { season: id });
  await portal.db.delete(seasons).where(eq(seasons.id, id));
  const query = new URLSearchParams(json.views[0].query);
  const opened = await portal.call('GET', `/api/admin/teams?${query}`, { as: 'sub_admin' });
  expect([opened.status, opened.json.totalItems]).toEqual([200, 0]);
});

test.each<RoleName>(['coach', 'student', 'entity'])('a %s has none', async (as) => {
  const [{ _id: id }] = (await save('Ours')).json.views;
  for (const call of [() => save('x', {}, as), () => rename(id, 'x', as), () => remove(id, as)])
    expect(await refused(call)).toEqual([403, 'not_allowed', undefined]);
  expect((await portal.call('GET', path, { as })).status).toBe(403);
});

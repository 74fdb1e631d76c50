import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeLog } from '#server/features/office-records/index.ts';
import { emptyForum, forumCategories, forumMembers, type Member, putTopic } from '#tests/support/forum.ts';
import { expectHarmless, hostileValues } from '#tests/support/hostile-values.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { moderationJob } from './send-moderation.ts';

/* Whatever stands in a report, a reason or a category is refused, or is harmless on the screens, in mails and in the log. */
let portal: TestPortal;
let category: string;
let author: Member;
let reader: Member;
let topicId: string;

beforeAll(async () => {
  portal = await openTestPortal();
  [category] = await forumCategories(portal);
});
afterAll(() => portal.close());
beforeEach(fresh);

async function fresh() {
  await emptyForum(portal);
  portal.world.mail.clear();
  await portal.database.pool.query('delete from pgboss.job where name = $1', [moderationJob]);
  [author, reader] = (await forumMembers(portal, 2)) as [Member, Member];
  topicId = (await putTopic(portal, { categoryId: category, userId: author.id })).id;
}

const admin = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  portal.call(method, `/api/admin/community${path}`, { as: 'admin', body });
const post = async () => (await admin('GET', `?id=${topicId}`)).json.post;
const isPossible = (status: number) => [200, 400, 413, 422].includes(status);

test('in the note of a report', async () => {
  for (const [what, note] of Object.entries(hostileValues)) {
    await fresh();
    const body = { id: topicId, reason: 'spam', note };
    const { status } = await portal.call('POST', '/api/community/reports', { body, headers: reader.headers });
    expect([what, isPossible(status)]).toEqual([what, true]);
    const { reports } = await post();
    expect([what, reports.length]).toEqual([what, status === 200 ? 1 : 0]);
    if (status === 200) expectHarmless(reports[0].note, { lines: true });
  }
});

test.each(['a decision', 'a ban'])('in the reason of %s', async (kind) => {
  for (const [what, reason] of Object.entries(hostileValues)) {
    await fresh();
    const { status } =
      kind === 'a ban'
        ? await admin('PATCH', '/bans', { id: author.id, banned: true, period: 'open', reason })
        : await admin('PATCH', '', { id: topicId, decision: 'hide', reason });
    expect([what, isPossible(status)]).toEqual([what, true]);
    const { hidden, author: shown } = await post();
    const isDone = kind === 'a ban' ? shown.ban !== null : hidden;
    expect([what, isDone]).toEqual([what, status === 200]);
    if (status !== 200) continue;
    const { rows } = await portal.database.pool.query('select data from pgboss.job where name = $1', [moderationJob]);
    for (const { data } of rows) await portal.work[moderationJob].run(data as never);
    const [mail] = portal.world.mail.list({});
    expect([what, mail?.to.length]).toEqual([what, 1]);
    expect(mail?.html).not.toMatch(/<(?:script|img|iframe|a href="javascript)/i);
    const [line] = (await portal.db.select().from(changeLog).orderBy(changeLog.id)).slice(-1);
    expectHarmless(String(line?.after.reason ?? line?.after.posting_ban_reason), { lines: true });
  }
});

test.each(['name', 'name_en'])('in the %s of a category', async (field) => {
  for (const [what, value] of Object.entries(hostileValues)) {
    const answer = await admin('POST', '/categories', { name: 'قسم', name_en: 'Section', [field]: value });
    expect([what, isPossible(answer.status)]).toEqual([what, true]);
    if (answer.status === 200) expectHarmless(answer.json.category[field]);
  }
  const csv = (await admin('GET', '/categories/export.csv')).text;
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
  expect(cells.length).toBeGreaterThan(20);
  expect(cells.filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);
});

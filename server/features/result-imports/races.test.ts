import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ageLevels } from '#server/features/competitions/index.ts';
import { results } from '#server/features/results/index.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { allContent } from '#tests/support/rates.ts';
import { openResultSeason, type ResultSeason } from '#tests/support/result-season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const TEAMS = 60;

let portal: TestPortal;
let known: ResultSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  known = await openResultSeason(portal, TEAMS);
  await portal.tokenOf('admin');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.execute(sql`delete from result_imports`);
  await portal.db.delete(results);
  await portal.db.execute(sql`delete from rate_limits`);
});

const path = '/api/admin/results/imports';
const teamNo = (at: number) => `W24-${String(at).padStart(4, '0')}`;
/** Rows of all teams, with one rank, in one order or in the other. */
const rows = (ranked: number, reversed = false) => {
  const inOrder = Array.from({ length: TEAMS }, (_, at) => ({ team_no: teamNo(at + 1), ranked }));
  return reversed ? inOrder.reverse() : inOrder;
};
const send = (data: object[], own: object = {}, headers: Record<string, string> = {}) =>
  portal.call('POST', path, { as: 'admin', body: { season_id: known.season.id, data, ...own }, headers });
const undo = (id: string) => portal.call('POST', `${path}/undo`, { as: 'admin', body: { id } });
const ranks = async () =>
  (await portal.db.execute<{ ranked: number }>(sql`select ranked from results`)).rows.map(({ ranked }) => ranked);

/** Does something while another transaction has done this to a team, and is committed once the other one waits for it. */
async function whileTeamIs(
  change: (client: { query: (text: string, values: unknown[]) => Promise<unknown> }) => Promise<unknown>,
  act: () => ReturnType<typeof send>,
) {
  const client = await portal.database.pool.connect();
  try {
    await client.query('begin');
    await change(client);
    const acting = act();
    await waitingForLocks(portal.database.pool);
    await client.query('commit');
    return await acting;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('a file that is sent twice at once with one key is imported once', async () => {
  const key = { 'idempotency-key': 'one file' };
  const answers = await Promise.all([send(rows(1), {}, key), send(rows(1), {}, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ json }) => json.import._id)).size).toBe(1);
  expect(await portal.db.$count(results)).toBe(TEAMS);
});

test('of two files of the same teams, sent at once in opposite orders, one is told that the teams have results', async () => {
  const answers = await Promise.all([send(rows(1)), send(rows(2, true))]);
  expect(answers.map(({ status, json }) => [status, json.code]).sort()).toEqual([
    [200, undefined],
    [422, 'import_rows_wrong'],
  ]);
  // Never some of one and some of the other.
  expect(new Set(await ranks()).size).toBe(1);
});

test('of two files that replace, the results are those of one of them, and both are listed', async () => {
  await send(rows(9));
  const replace = { taken: 'replace' };
  const answers = await Promise.all([send(rows(1), replace), send(rows(2, true), replace)]);
  expect(answers.map(({ status, json }) => [status, json.import.replaced])).toEqual([
    [200, TEAMS],
    [200, TEAMS],
  ]);
  expect(new Set(await ranks()).size).toBe(1);
});

test('two who undo an import at once undo it once', async () => {
  await send(rows(9));
  const { _id } = (await send(rows(1), { taken: 'replace' })).json.import;
  const answers = await Promise.all([undo(_id), undo(_id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.json.import.undone_at).toBe(answers[1]?.json.import.undone_at);
  expect(new Set(await ranks())).toEqual(new Set([9]));
  const lines = sql`select from change_log where kind = 'result_imports' and record_id = ${_id} and action = 'changed'`;
  expect((await portal.db.execute(lines)).rowCount).toBe(1);
});

test('an import is undone while another one replaces its results: one of the two is told', async () => {
  const { _id } = (await send(rows(9))).json.import;
  const [undone, sent] = await Promise.all([undo(_id), send(rows(1), { taken: 'replace' })]);
  expect([undone.status, sent.status]).toEqual(undone.status === 200 ? [200, 200] : [409, 200]);
  expect(new Set(await ranks())).toEqual(new Set([1]));
});

test('a team that is withdrawn meanwhile is a problem of its row, and nothing is written', async () => {
  const team = known.team(teamNo(5));
  const answer = await whileTeamIs(
    (client) => client.query('update teams set status = false where id = $1', [team]),
    () => send(rows(1)),
  );
  await portal.db.execute(sql`update teams set status = true where id = ${team}`);
  expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['4.team_no']]);
  expect(await portal.db.$count(results)).toBe(0);
});

test('a team that moves to another competition meanwhile gets its result there', async () => {
  const team = known.team(teamNo(5));
  const move = (competition: string) => sql`update teams set competition_id = ${competition} where id = ${team}`;
  const { status } = await whileTeamIs(
    (client) => client.query('update teams set competition_id = $1 where id = $2', [known.second.id, team]),
    () => send(rows(1)),
  );
  expect(status).toBe(200);
  const found = sql`select from results where team_id = ${team} and competition_id = ${known.second.id}`;
  expect((await portal.db.execute(found)).rowCount).toBe(1);
  await portal.db.delete(results);
  await portal.db.execute(move(known.first.id));
});

test('a team that is renamed meanwhile hinders neither an import nor its undoing', async () => {
  const rename = (client: { query: (text: string, values: unknown[]) => Promise<unknown> }) =>
    client.query(`update teams set name = name || '!' where id = $1`, [known.team(teamNo(5))]);
  await send(rows(9));
  const { status, json } = await whileTeamIs(rename, () => send(rows(1), { taken: 'replace' }));
  expect([status, new Set(await ranks())]).toEqual([200, new Set([1])]);
  expect((await whileTeamIs(rename, () => undo(json.import._id))).status).toBe(200);
  expect(new Set(await ranks())).toEqual(new Set([9]));
});

test('a result that somebody saves meanwhile is not written over without a choice', async () => {
  await send(rows(9));
  const content = async () => (await allContent(portal)).result_imports;
  const before = await content();
  const answer = await whileTeamIs(
    (client) =>
      client.query('update results set ranked = 3, revision = revision + 1 where team_id = $1', [
        known.team(teamNo(5)),
      ]),
    () => send(rows(9)),
  );
  expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['4.team_no']]);
  expect(await content()).toEqual(before);
});

test('an import that PostgreSQL ends because of a deadlock begins again', async () => {
  await send(rows(9));
  const team = known.team(teamNo(5));
  const client = await portal.database.pool.connect();
  await client.query('begin');
  await client.query('select from results where team_id = $1 for update', [team]);
  const sent = send(rows(1), { taken: 'replace' });
  await waitingForLocks(portal.database.pool);
  // The import has waited longer, so PostgreSQL ends it; on a very slow machine it ends this one (see `again-after-deadlock`).
  await client.query('select from teams where id = $1 for share', [team]).catch(() => undefined);
  await client.query('rollback');
  client.release();
  expect((await sent).status).toBe(200);
  expect(new Set(await ranks())).toEqual(new Set([1]));
});

test('an import that fails in the middle leaves nothing', async () => {
  await portal.db.execute(sql`
    create function fail_at_last() returns trigger language plpgsql as $$ begin raise exception 'ended here'; end $$`);
  await portal.db.execute(sql`
    create trigger fail_at_last before insert on change_log for each row when (new.kind = 'result_imports')
    execute function fail_at_last()`);
  const content = await allContent(portal);
  try {
    expect((await send(rows(1), {}, { 'idempotency-key': 'fails' })).status).toBe(500);
    expect(await allContent(portal)).toEqual(content);
  } finally {
    await portal.db.execute(sql`drop trigger fail_at_last on change_log`);
    await portal.db.execute(sql`drop function fail_at_last()`);
  }
  expect((await send(rows(1), {}, { 'idempotency-key': 'fails' })).status).toBe(200);
});

test('a level that is removed meanwhile is a problem of the rows that name it, and nothing is written', async () => {
  const senior = and(eq(ageLevels.competitionId, known.first.id), eq(ageLevels.key, 'Senior'));
  const levels = await portal.db.select().from(ageLevels).where(senior);
  const data = rows(1).map((row) => ({ ...row, ageLevel: 'Senior' }));
  const { status, json } = await whileTeamIs(
    (client) => client.query("delete from age_levels where competition_id = $1 and key = 'Senior'", [known.first.id]),
    () => send(data.slice(2, 4)),
  );
  await portal.db.insert(ageLevels).values(levels);
  expect([status, Object.keys(json.fields)]).toEqual([422, ['0.ageLevel', '1.ageLevel']]);
  expect(await portal.db.$count(results)).toBe(0);
});

test('rows whose board was published after the check are not written unseen', async () => {
  const publish = (published: boolean) =>
    portal.call('PATCH', '/api/admin/results/boards', {
      ...{ as: 'admin', body: { boards: [{ competion_id: known.first.id, ageLevel: 'Junior' }], published } },
    });
  await send(rows(1).slice(0, 1));
  await publish(true);
  const content = await allContent(portal);
  const asked = { published: 0 };
  const { status, json } = await send(rows(1).slice(1, 3), asked);
  expect([status, json.code]).toEqual([409, 'import_seen_at_once']);
  expect(await allContent(portal)).toEqual(content);
  expect((await send(rows(1).slice(1, 3), { published: 2 })).status).toBe(200);
  await publish(false);
});

test('a file that is sent again after its import was undone is not imported, and says why', async () => {
  const key = { 'idempotency-key': 'undone since' };
  const { _id } = (await send(rows(1), {}, key)).json.import;
  await undo(_id);
  const { status, json } = await send(rows(1), {}, key);
  expect([status, json.code]).toEqual([409, 'import_undone']);
  expect(await portal.db.$count(results)).toBe(0);
});

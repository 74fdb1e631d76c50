import { sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSeason, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { limit, patiently } from '#tests/support/time-limits.ts';

/** Two concurrent transactions that each change a part of the text by which a team's people are found. */
let portal: TestPortal;
let teamId: string;
let one: pg.Client;
let other: pg.Client;

beforeAll(async () => {
  portal = await openTestPortal();
  teamId = (await registerTeam(portal, await openSeason(portal)))._id;
});
afterAll(() => portal.close());
beforeEach(async () => {
  [one, other] = [new pg.Client(portal.databaseUrl), new pg.Client(portal.databaseUrl)];
  for (const client of [one, other]) {
    await client.connect();
    await client.query(`begin; set local statement_timeout = ${Math.round(limit.wait)}`);
  }
});
afterEach(async () => {
  for (const client of [one, other]) await client.end();
});

const rename = (client: pg.Client, name: string) =>
  client.query('update users set name = $1 where id = (select created_by from teams where id = $2)', [name, teamId]);
const addPerson = (client: pg.Client, name: string, position: number, role = 'coach') =>
  client.query(
    `insert into team_people (id, team_id, role, position, steb_user_id, national_id, name)
     values ($1, $2, $6, $3, $4, $4, $5)`,
    [uuidv7(), teamId, position, `20000009${position}`, name, role],
  );
const addTeam = (client: pg.Client, number: string) =>
  client.query(
    `insert into teams (id, team_no, name, season_id, competition_id, age_level, school_name, region_id, created_by, people_text)
     select $1, $2, 'New', season_id, competition_id, age_level, school_name, region_id, created_by, people_text
     from teams where id = $3`,
    [uuidv7(), number, teamId],
  );

/** The second change begins before the first is committed, and may have to wait for that. */
async function atOnce(first: Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  await first;
  const { pid } = (await other.query('select pg_backend_pid() as pid')).rows[0];
  let done = false;
  const waiting = second().finally(() => (done = true));
  const blocked = sql`select from pg_stat_activity where pid = ${pid} and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => done || (await portal.db.execute(blocked)).rowCount === 1, patiently);
  await one.query('commit');
  await waiting;
  await other.query('commit');
}

const stale = async () => {
  const { rows } = await portal.db.execute(
    sql`select team_no, people_text from teams where people_text is distinct from people_text_of(id, created_by)`,
  );
  return rows;
};

test.each([
  ['a name changes and a coach comes', () => atOnce(rename(one, 'Nora'), () => addPerson(other, 'Hala', 11))],
  ['a coach comes and a name changes', () => atOnce(addPerson(one, 'Reem', 12), () => rename(other, 'Maha'))],
  ['two coaches come', () => atOnce(addPerson(one, 'Lama', 13), () => addPerson(other, 'Sara', 14))],
  [
    'a coach and a member come',
    () => atOnce(addPerson(one, 'Abeer', 15), () => addPerson(other, 'Badr', 16, 'member')),
  ],
  ['a name changes and a team is registered', () => atOnce(rename(one, 'Amal'), () => addTeam(other, 'R-1'))],
  ['a team is registered and a name changes', () => atOnce(addTeam(one, 'R-2'), () => rename(other, 'Huda'))],
])('%s: the office finds the team by both', async (_, change) => {
  await change();
  expect(await stale()).toEqual([]);
});

test('members who come together, change their name or place, and go: the text is theirs at each step', async () => {
  await one.query('commit');
  const text = async () =>
    (await one.query<{ text: string }>('select people_text as text from teams where id = $1', [teamId])).rows[0]?.text;
  const ofMembers = (change: string) => one.query(`${change} where team_id = $1 and position >= 20`, [teamId]);
  await one.query(
    `insert into team_people (id, team_id, role, position, steb_user_id, national_id, name)
     select gen_random_uuid(), $1, 'member', n, 'm' || n, 'm' || n, 'Child ' || n from generate_series(20, 21) n`,
    [teamId],
  );
  expect(await text()).toMatch(/ child 20 child 21$/);
  await ofMembers(`update team_people set position = 62 - position, name = replace(name, 'Child', 'Kid')`);
  expect(await text()).toMatch(/ kid 21 kid 20$/);
  await ofMembers('delete from team_people');
  expect(await text()).not.toMatch(/kid|child/);
  expect(await stale()).toEqual([]);
});

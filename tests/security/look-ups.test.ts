import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { forgetLookUps } from '#server/features/lookups/index.ts';
import { lookUps } from '#server/features/lookups/table.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, registrationForm } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const DAY = 24 * 60 * 60_000;

let portal: TestPortal;
let form: Awaited<ReturnType<typeof registrationForm>>;
let othersForm: typeof form;

beforeAll(async () => {
  portal = await openTestPortal();
  const season = await openSeason(portal);
  form = await registrationForm(portal, season);
  othersForm = await registrationForm(portal, season, {}, 'coach', 1);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.time.now = undefined;
  await portal.db.delete(lookUps);
  await portal.database.pool.query('delete from rate_limits');
});

let guessed = 0;
/** Membership IDs that were not tried before. */
const guesses = (count: number) =>
  Array.from({ length: count }, () => {
    guessed += 1;
    return String(1_900_000_000 + guessed);
  });
const register = (change: object, number = 0) =>
  portal.call('POST', '/api/teams/registration', {
    as: 'coach',
    number,
    body: { data: { ...(number ? othersForm : form), ...change } },
  });
const lookUp = (id: string | undefined) =>
  portal.call('POST', '/api/lookups/member', { as: 'coach', body: { member_id: id } });

/** How many people are requested from the registry meanwhile. */
async function askedDuring(work: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(portal.identity, 'coach'), vi.spyOn(portal.identity, 'member')];
  await work();
  const asked = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return asked;
}

/** The result of a registration with this many new IDs, all unknown. */
const codeFor = async (count: number, number?: number) =>
  (await register({ members: guesses(count) }, number)).json.code;

describe('membership IDs in a registration', () => {
  test('count against the look-ups of their account: thirty a minute', async () => {
    // The coach of the form is one of them.
    for (const count of [4, 4, 4, 4, 4, 4, 4]) expect(await codeFor(count)).toBe('member_not_found');
    expect(await codeFor(1)).toBe('member_not_found');
    const before = await allContent(portal);
    const asked = await askedDuring(async () => {
      const answer = await register({ members: guesses(1) });
      expect([answer.status, answer.json.code]).toEqual([429, 'look_up_too_often']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect((await lookUp(people.members[0])).status).toBe(429);
    });
    expect(asked).toBe(0);
    expect(await allContent(portal)).toEqual(before);
    expect(await codeFor(4, 1)).toBe('member_not_found');
  });

  test('count when they are sent at once, too', async () => {
    const asked = await askedDuring(() => Promise.all(Array.from({ length: 50 }, () => codeFor(4))));
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(30);
  });

  test('count in numbers that no form of ours sends', async () => {
    const [first = '', ...more] = guesses(4);
    const members = [{ national_id: first, name: 'X' }, ...more.map(Number)];
    expect((await register({ members })).json.code).toBe('member_not_found');
    expect(await portal.db.$count(lookUps)).toBe(5);
  });

  test('do not count if this account looked them up within a day, however many look-ups it made since', async () => {
    for (const id of people.members.slice(0, 4)) expect((await lookUp(id)).status).toBe(200);
    await portal.call('POST', '/api/lookups/coach', { as: 'coach', body: { coach_id: people.coaches[0] } });
    for (const id of guesses(25)) await lookUp(id);
    expect((await lookUp(guesses(1)[0])).status).toBe(429);
    expect((await register({ members: people.members.slice(0, 4) })).status).toBe(200);
    expect((await register({ members: people.members.slice(0, 3) })).status).toBe(200);
    expect(await codeFor(1)).toBe('look_up_too_often');
  });

  test('count once: a form that is corrected and sent again is not refused', async () => {
    const members = [...people.members.slice(0, 2), ...guesses(2)];
    for (let sent = 0; sent < 10; sent += 1) expect((await register({ members })).json.code).toBe('member_not_found');
    expect((await register({ members: people.members.slice(0, 2) })).status).toBe(200);
  });

  test('count again after a day, and for another account', async () => {
    const sent = async (number?: number) =>
      (await register({ members: guesses(0).concat(people.members[0] ?? '') }, number)).status;
    expect([await sent(), await sent(1)]).toEqual([200, 200]);
    const count = () =>
      portal.database.pool.query("select sum(points)::int from rate_limits where key like 'look-up%'");
    const points = async () => (await count()).rows[0].sum;
    expect(await points()).toBe(4);
    expect([await sent(), await points()]).toEqual([200, 4]);
    portal.time.now = new Date(Date.now() + DAY + 1_000);
    expect([await sent(), await points()]).toEqual([200, 6]);
  });
});

test('of a look-up nothing is kept that tells the ID, and nothing after a day', async () => {
  const [id = ''] = people.members;
  await lookUp(id);
  await register({ members: [id] }, 1);
  const kept = await portal.db.select().from(lookUps);
  expect(kept).toHaveLength(3);
  // The same ID has another hash for another account.
  expect(new Set(kept.map(({ idHash }) => idHash.toString('hex'))).size).toBe(3);
  expect((await allContent(portal)).look_ups?.join()).not.toContain(id);
  await forgetLookUps(portal.db, new Date(Date.now() + DAY - 60_000));
  expect(await portal.db.$count(lookUps)).toBe(3);
  await forgetLookUps(portal.db, new Date(Date.now() + DAY + 60_000));
  expect(await portal.db.$count(lookUps)).toBe(0);
});

describe('a look-up', () => {
  const [known] = people.members;

  test('of somebody whom this account looked up within the day is not counted again', async () => {
    for (let time = 0; time < 40; time += 1) expect((await lookUp(known)).status).toBe(200);
    expect((await lookUp(guesses(1)[0])).status).toBe(404);
  });

  test('stops at thirty people a minute', async () => {
    const answers = [];
    for (const id of guesses(31)) answers.push((await lookUp(id)).status);
    expect(answers).toEqual([...Array(30).fill(404), 429]);
  });

  test.each([
    ['the mark of a direction', (id: string) => `\u200e${id}\u200f`],
    ['isolates', (id: string) => `\u2068${id}\u2069`],
    ['groups', (id: string) => `${id.slice(0, 3)} ${id.slice(3, 6)}-${id.slice(6)}`],
    ['a hard space', (id: string) => `\u00a0${id}`],
    ['Arabic digits', (id: string) => id.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))],
    ['Persian digits', (id: string) => id.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))],
  ])('finds a number that was pasted with %s', async (_, pasted) => {
    const { status, json } = await lookUp(pasted(known ?? ''));
    expect(status).toBe(200);
    expect(json.member.national_id).toMatch(/^•{8}\d{2}$/);
  });

  test('of a number that is too long says so on its field', async () => {
    const { status, json } = await lookUp(`${known}1`);
    expect(status).toBe(422);
    expect(Object.keys(json.fields)).toEqual(['member_id']);
  });
});

test('the same person twice is found out however the number was pasted', async () => {
  const [known] = people.members;
  const { status, json } = await register({ members: [known, `\u200e${known}`] });
  expect([status, json.code]).toEqual([422, 'duplicate_person']);
});

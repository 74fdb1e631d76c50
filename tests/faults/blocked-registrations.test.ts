import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectOnce } from '#server/platform/database.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { openSeason, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** More than the portal has connections. */
const REGISTRATIONS = 30;

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

test('while 30 registrations wait for one lock, everybody’s lists still answer, and all 30 succeed after it', async () => {
  const data = await registrationForm(portal, season, { competion_id: season.free.id });
  const register = async (teamName: string) => {
    const body = { data: { ...data, teamName } };
    return (await portal.call('POST', '/api/teams/registration', { as: 'coach', body })).status;
  };
  // Its people are not counted as new again.
  expect(await register('Falcons')).toBe(200);
  const holder = await connectOnce(portal.databaseUrl);
  const observer = await connectOnce(portal.databaseUrl);
  onTestFinished(async () => {
    await Promise.all([holder.end(), observer.end()]);
  });
  await holder.query('begin');
  await holder.query('select 1 from seasons for update');
  let answered = 0;
  const registrations = Array.from({ length: REGISTRATIONS }, async (_, number) => {
    const status = await register(`Falcons ${number}`);
    answered += 1;
    return status;
  });
  await waitingForLocks(observer, { count: 5 });
  const list = await portal.call('GET', '/api/teams', { as: 'admin' });
  expect([list.status, answered]).toEqual([200, 0]);
  await holder.query('rollback');
  expect(await Promise.all(registrations)).toEqual(Array(REGISTRATIONS).fill(200));
});

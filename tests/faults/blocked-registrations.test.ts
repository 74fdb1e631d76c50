import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connectOnce } from '#server/platform/database.ts';
import { openSeason, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** More than the portal has connections, and few enough to be under way before the first gives up waiting. */
const REGISTRATIONS = 12;

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

test('while more registrations wait for one lock than there are connections, everybody’s lists still answer, and all succeed after it', async () => {
  const data = await registrationForm(portal, season, { competion_id: season.free.id });
  const register = async (teamName: string) => {
    const body = { data: { ...data, teamName } };
    return (await portal.call('POST', '/api/teams/registration', { as: 'coach', body })).status;
  };
  // Its people are not counted as new again.
  expect(await register('Falcons')).toBe(200);
  await portal.tokenOf('admin');
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
  const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await vi.waitUntil(async () => ((await observer.query(blocked)).rowCount ?? 0) >= 5, { timeout: 60_000 });
  const list = await portal.call('GET', '/api/teams', { as: 'admin' });
  expect([list.status, answered]).toEqual([200, 0]);
  await holder.query('rollback');
  expect(await Promise.all(registrations)).toEqual(Array(REGISTRATIONS).fill(200));
});

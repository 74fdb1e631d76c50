import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitingForLocks } from '#tests/support/locks.ts';
import { openSeason, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { limit } from '#tests/support/time-limits.ts';

let portal: TestPortal;
let season: TestSeason;
beforeEach(async () => {
  portal = await openTestPortal({ pages: true });
  season = await openSeason(portal);
});
afterEach(() => portal.close());

/** As a portal stops: first what is under way, then the rest. */
const stop = async () => {
  await portal.app.drain();
  await portal.app.close();
};

test('a stop ends once the requests under way are answered, although their connections stay open', async () => {
  // A stop that waited for the connections to end would hang, and so would this test.
  portal.app.server.keepAliveTimeout = 100 * limit.long;
  const body = JSON.stringify({ data: await registrationForm(portal, season) });
  const authorization = await portal.tokenOf('coach');
  const holder = await portal.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from seasons for update');
  // `fetch` keeps its connection, as browsers and proxies do.
  const answer = fetch(`${portal.address}/api/teams/registration`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body,
  });
  await waitingForLocks(portal.database.pool, { like: 'update "seasons"%' });
  const closed = stop();
  await holder.query('rollback');
  holder.release();
  expect((await answer).status).toBe(200);
  await closed;
});

test('a page that is being made when the portal stops is made to its end', async () => {
  const holder = await portal.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table seasons in access exclusive mode');
  const page = fetch(`${portal.address}/resultes/${season.season.id}`);
  await waitingForLocks(portal.database.pool, { like: '%"seasons"%' });
  const stopped = stop();
  // It is not closed yet: the page needs calls within the process.
  expect((await fetch(`${portal.address}/robots.txt`)).status).toBe(200);
  await holder.query('rollback');
  holder.release();
  const answer = await page;
  expect([answer.status, (await answer.text()).includes(season.season.name)]).toEqual([200, true]);
  await stopped;
});

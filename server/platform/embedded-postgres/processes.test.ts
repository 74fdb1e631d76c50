/** What happens to the server when the portal's process is killed, interrupted, or started twice. */
import { chown, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isAlive } from './leftover.ts';
import { anOrdinaryUser, dataFolder, kill, makeDataFolder, query, serverPid, start } from './test-support.ts';

const ordinaryUser = await anOrdinaryUser();

let shared: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
  shared = await makeDataFolder();
});
afterAll(() => shared.remove());

test('after kill -9 the next start ends the orphaned server and has all that was committed', async () => {
  const { folder } = shared;
  const first = start(folder);
  const url = await first.url;
  await query(url, 'create table team as select 1 as id');
  const orphan = (await serverPid(folder)) ?? 0;
  await kill(first, 'SIGKILL');
  await query(url, 'insert into team values (2)');
  expect(isAlive(orphan)).toBe(true);

  const second = start(folder);
  expect(await query(await second.url, 'select id from team order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  expect(isAlive(orphan)).toBe(false);
  await kill(second, 'SIGTERM');
  expect((await second.end).errors).toContain(`(process ${orphan})`);
  expect(await serverPid(folder)).toBeUndefined();
});

test('a process that ends at once takes its server along, and nothing that was committed is lost', async () => {
  const { folder } = shared;
  const portal = start(folder, { env: { EXIT_AFTER_START: '1' } });
  await portal.url;
  const pid = (await serverPid(folder)) ?? 0;
  expect((await portal.end).code).toBe(1);
  await vi.waitUntil(() => !isAlive(pid), { timeout: 60_000 });
  const second = start(folder);
  expect(await query(await second.url, 'select id from team order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  await kill(second, 'SIGTERM');
});

test('Ctrl-C, which the terminal sends to the whole process group, stops the portal first and the server last', async () => {
  const { folder } = shared;
  const portal = start(folder);
  const url = await portal.url;
  const pid = (await serverPid(folder)) ?? 0;
  process.kill(-(portal.process.pid ?? 0), 'SIGSTOP');
  process.kill(-(portal.process.pid ?? 0), 'SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 300));
  // The portal has not handled the signal yet, and the server has not received it.
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  process.kill(-(portal.process.pid ?? 0), 'SIGCONT');
  expect(await portal.end).toEqual({ code: 0, errors: '' });
  expect(isAlive(pid)).toBe(false);
  expect(await serverPid(folder)).toBeUndefined();
});

test('a second start on the same folder is refused, and the first one goes on', async () => {
  const { folder } = shared;
  const first = start(folder);
  const url = await first.url;
  const second = start(folder);
  expect(await second.end).toEqual({
    code: 1,
    errors: `The data folder ${folder} is in use by another portal (process ${first.process.pid}).\n`,
  });
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a first start that is killed half-way is done again', async () => {
  const folder = await dataFolder();
  const first = start(folder);
  const home = join(folder, 'postgres');
  const entries = () => readdir(home).catch(() => []);
  await expect.poll(entries, { interval: 5, timeout: 60_000 }).toContainEqual(expect.stringMatching(/^unfinished-/));
  await kill(first, 'SIGKILL');
  expect(await entries()).not.toContain('cluster');

  const second = start(folder);
  expect(await query(await second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await entries()).filter((name) => name.startsWith('unfinished-'))).toEqual([]);
});

test.skipIf(!ordinaryUser)('an ordinary user, and root afterwards without locking the user out', async () => {
  const folder = await dataFolder();
  await chown(folder, ordinaryUser ?? 0, ordinaryUser ?? 0);
  for (const uid of [ordinaryUser, undefined, ordinaryUser]) {
    const portal = start(folder, { uid });
    await query(await portal.url, 'create table if not exists kept ()');
    // The worst order of events: the second start as root finds the user's server, and the third one root's.
    await kill(portal, 'SIGKILL');
  }
});

test.skipIf(!ordinaryUser)('a folder that the user may not write to is refused in one sentence', async () => {
  const folder = await dataFolder();
  await mkdir(join(folder, 'mine'));
  const portal = start(join(folder, 'mine'), { uid: ordinaryUser });
  expect(await portal.end).toEqual({
    code: 1,
    errors: `The data folder ${join(folder, 'mine')} cannot be written: permission denied.\n`,
  });
  expect(await readdir(join(folder, 'mine'))).toEqual([]);
});

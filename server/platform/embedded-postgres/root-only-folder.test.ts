/** Root's portal in a folder that only root may enter, and PostgreSQL's ordinary user cannot. */
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountWithoutRights, inUserNamespace, weAreRoot } from './runner.ts';
import { dataFolder, kill, query, start } from './test-support.ts';

const [unshare = '', ...options] = weAreRoot ? inUserNamespace(await accountWithoutRights()).prefix : [];
const namespacesWork = weAreRoot && spawnSync(unshare, [...options, 'true']).status === 0;

test.skipIf(!namespacesWork)('the server runs in a user namespace, and its files stay root’s', async () => {
  const folder = await dataFolder({ onlyRootMayEnter: true });
  const first = start(folder);
  await query(await first.url, 'create table team as select 1 as id');
  expect((await stat(join(folder, 'postgres/cluster'))).uid).toBe(0);
  await kill(first, 'SIGKILL');

  const second = start(folder);
  expect(await query(await second.url, 'select id from team')).toEqual([{ id: 1 }]);
  await kill(second, 'SIGTERM');
  expect(await readdir(join(folder, 'postgres/cluster'))).not.toContain('postmaster.pid');
});

test.skipIf(!namespacesWork)('without user namespaces the database moves to a folder that can be reached', async () => {
  const folder = await dataFolder({ onlyRootMayEnter: true });
  const before = start(folder);
  await query(await before.url, 'create table team as select 1 as id');
  await kill(before, 'SIGTERM');

  // A PATH without unshare simulates a machine that forbids namespaces.
  await mkdir(join(folder, 'bin'));
  await symlink('/bin/sync', join(folder, 'bin/sync'));
  const without = { env: { PATH: join(folder, 'bin') } };
  const first = start(folder, without);
  expect(await query(await first.url, 'select id from team')).toEqual([{ id: 1 }]);
  await kill(first, 'SIGKILL');
  const elsewhere = (await readFile(join(folder, 'postgres-is-elsewhere.txt'), 'utf8')).trim();
  expect((await first.end).errors).toContain(`the database lies in ${elsewhere}`);
  expect((await stat(elsewhere)).mode & 0o077).toBe(0);

  const second = start(folder, without);
  expect(await query(await second.url, 'select id from team')).toEqual([{ id: 1 }]);
  await kill(second, 'SIGTERM');
});

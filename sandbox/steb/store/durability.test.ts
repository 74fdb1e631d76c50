import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { get, newcomer, post, startSteb, temporaryFolder, withKey } from '../testing.ts';

it('keeps people and tokens over a restart, and seeds only once', async () => {
  const folder = temporaryFolder();
  const first = await startSteb(folder.dataDir);
  const { user, token } = (await post(first, '/user-register', newcomer)).body;
  const login = { national_id: 'coach@example.com', loginType: 'email', password: 'Gears-Coach-2026' };
  const coach = (await post(first, '/login', login)).body.user;
  await first.close();

  const second = await startSteb(folder.dataDir);
  expect((await get(second, '/user', { authorization: `Bearer ${token}` })).body.user).toEqual(user);
  expect((await post(second, '/login', login)).body.user).toEqual(coach);
  await second.close();

  const elsewhere = temporaryFolder();
  const third = await startSteb(elsewhere.dataDir);
  expect((await post(third, '/login', login)).body.user).toEqual(coach);
  expect((await get(third, '/user', { authorization: `Bearer ${token}` })).status).toBe(401);
  await third.close();
  folder.remove();
  elsewhere.remove();
});

it('keeps what it acknowledged when the process is killed', async () => {
  const folder = temporaryFolder();
  const script = `
    import { startSteb, post, newcomer } from ${JSON.stringify(new URL('../testing.ts', import.meta.url).href)};
    const app = await startSteb(${JSON.stringify(folder.dataDir)});
    const { body } = await post(app, '/user-register', newcomer);
    process.stdout.write(body.user._id + '\\n');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const app = await startSteb(folder.dataDir);
  const { body } = await post(app, '/members', { member_id: newcomer.national_id }, withKey);
  expect(body).toMatchObject({ success: true, member: { _id: String(line).trim() } });
  await app.close();
  folder.remove();
});

it('stores neither passwords nor tokens as they are', async () => {
  const folder = temporaryFolder();
  const app = await startSteb(folder.dataDir);
  const { token } = (await post(app, '/user-register', newcomer)).body;
  await app.close();
  const file = readFileSync(join(folder.dataDir, 'steb.db'), 'latin1');
  expect(file).toContain(newcomer.email);
  expect(file).not.toContain(newcomer.password);
  expect(file).not.toContain('Gears-Coach-2026');
  expect(file).not.toContain(token);
  folder.remove();
});

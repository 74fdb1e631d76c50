import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Run, run, START_TIMEOUT } from '#tests/support/process.ts';
import { testPort } from '#tests/support/test-port.ts';

// Whole processes, of which a test starts up to three.
vi.setConfig({ testTimeout: 2 * START_TIMEOUT, hookTimeout: START_TIMEOUT });

/** One data folder for all tests; the first one fills it and stops its portal in order. */
let folder: string;
let port: number;
const runs: Run[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-start-'));
  await chmod(folder, 0o755);
});
beforeEach(async () => {
  port = await testPort('localhost');
});
afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(environment: Record<string, string> = {}): Run {
  const started = run('server/main.ts', {
    PAGES: 'none',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    ...environment,
  });
  runs.push(started);
  return started;
}
const ready = 'Data lies in';
const seasons = async () => {
  const answer = await fetch(`http://localhost:${port}/api/first-seasons`);
  return ((await answer.json()) as { wroseasons: unknown[] }).wroseasons.length;
};

test('an empty folder becomes a portal; a second start on it is refused, Ctrl-C stops it, and kill -9 loses nothing', async () => {
  const first = start();
  await first.printed(ready);
  expect(first.output()).toContain('admin@example.com');
  // The first keeps running beside a second that is refused.
  const other = await testPort('localhost');
  await refused(start({ PORT: String(other) }), /in use|uses/);
  expect(await seasons()).toBe(2);

  // Leaves a connection open.
  await fetch(`http://localhost:${port}/api/regions`);
  const began = performance.now();
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);

  const second = start();
  await second.printed(ready);
  expect(await seasons()).toBe(2);
  second.child.kill('SIGKILL');
  await second.ended;
  // The third ends the database that the second left behind.
  const third = start();
  await third.printed(ready);
  expect(await seasons()).toBe(2);
}, 480_000);

async function refused(attempt: Run, sentence: RegExp) {
  expect(await attempt.ended).toBe(1);
  expect(attempt.output().trim()).toMatch(sentence);
  expect(attempt.output().trim().split('\n')).toHaveLength(1);
}

test('two signals at one moment stop it in order, as one does', async () => {
  const portal = start();
  await portal.printed(ready);
  portal.child.kill('SIGTERM');
  portal.child.kill('SIGINT');
  expect(await portal.ended).toBe(0);
  expect(await readdir(join(folder, 'data/postgres/cluster'))).not.toContain('postmaster.pid');
});

describe('a stop while it is starting is no failure', () => {
  let ownFolder: string;
  beforeEach(async () => {
    ownFolder = await mkdtemp(join(folder, 'stopped-'));
    await chmod(ownFolder, 0o755);
  });
  const startAnew = (environment: Record<string, string> = {}) => start({ DATA_DIR: ownFolder, ...environment });

  async function stopsWithNothingLeft(portal: Run) {
    portal.child.kill('SIGTERM');
    expect(await portal.ended, portal.output()).toBe(0);
    // An outside service that can no longer be asked is a warning.
    expect(portal.output()).not.toMatch(/cannot|stopping|unforeseen|"level":50/i);
    expect(await readdir(join(ownFolder, 'postgres/cluster'))).not.toContain('postmaster.pid');
  }

  test('when the database has just been started for the first time', async () => {
    const portal = startAnew();
    const pidFile = join(ownFolder, 'postgres/cluster/postmaster.pid');
    await vi.waitUntil(() => existsSync(pidFile), { timeout: START_TIMEOUT, interval: 5 });
    await stopsWithNothingLeft(portal);
  });

  test('when the port answers and the work is about to be taken up', async () => {
    const portal = startAnew();
    const answers = () =>
      fetch(`http://localhost:${port}/robots.txt`).then(
        () => true,
        () => false,
      );
    await vi.waitUntil(answers, { timeout: START_TIMEOUT, interval: 1 });
    await stopsWithNothingLeft(portal);
  });
});

describe('what cannot be started says why in one sentence, with exit code 1', () => {
  test('a busy port', async () => {
    const holder = createServer().listen(port, 'localhost');
    await refused(start(), /cannot listen on port \d+ .* already listens/);
    holder.close();
  });

  test('a database that cannot be reached, without its password', async () => {
    const attempt = start({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/portal' });
    await refused(attempt, /database at 127\.0\.0\.1:1 cannot be used/);
    expect(attempt.output()).not.toContain('hidden');
  });

  test.each(['/sys/turs', '/proc/turs', '/proc/turs/deep'])('a data folder that cannot be made: %s', async (path) => {
    await refused(start({ DATA_DIR: path }), new RegExp(`The data folder ${path} cannot be written: `));
  });

  test('a folder in place of which there is a file', async () => {
    await mkdir(join(folder, 'x'));
    await refused(start({ DATA_DIR: '/dev/null/x' }), /\/dev\/null\/x/);
  });

  test('production with the demo in it', async () => {
    await refused(start({ PORTAL_MODE: 'production' }), /PORTAL_MODE=production needs/);
  });

  test('a value that makes no sense', async () => {
    await refused(start({ PORT: 'many' }), /PORT/);
  });
});

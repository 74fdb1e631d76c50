import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Run, run, START_TIMEOUT } from '#tests/support/process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';
import { secrets } from '#tests/support/test-sandbox.ts';

/* What production refuses, as an operator meets it: one sentence, exit code 1. Every rule alone is in config.test.ts. */
vi.setConfig({ testTimeout: 2 * START_TIMEOUT, hookTimeout: START_TIMEOUT });

let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-production-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  const port = await testPort('localhost');
  environment = {
    ...{ PORTAL_MODE: 'production', PAGES: 'none', PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
    // Nobody listens at any of these addresses: a start that went as far as the database would say so.
    ...{ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/portal', DATA_DIR: join(folder, 'data') },
    ...{ STEB_URL: 'http://127.0.0.1:1', STEB_API_KEY: secrets.stebApiKey, SMTP_URL: 'smtp://127.0.0.1:1' },
    ...{
      TELR_URL: 'http://127.0.0.1:1/order.json',
      TELR_STORE: secrets.telr.store,
      TELR_AUTHKEY: secrets.telr.authkey,
    },
    ...{ TELR_NOTICE_SECRET: secrets.telr.noticeSecret, CATALOGUE_URL: 'http://127.0.0.1:1' },
    TICKET_KEY: secrets.ticketKey,
  };
});

async function refused(attempt: Run, sentence: string) {
  expect(await attempt.ended).toBe(1);
  expect(attempt.output()).toContain(sentence);
  expect(attempt.output().trim().split('\n')).toHaveLength(1);
}

test.each([
  ['a default secret', { TICKET_KEY: '' }, "TICKET_KEY (it still has the demo's value)"],
  ['a short secret', { STEB_API_KEY: 'too-short-for-anybody' }, 'STEB_API_KEY (it is shorter than 32 bytes)'],
  ['a plain address', { PUBLIC_URL: 'http://portal.example' }, 'PUBLIC_URL (it begins with http:// and not https://)'],
  ['test orders without a word', { TELR_TEST: 'true' }, 'TELR_TEST (it makes teams paid with test cards'],
  ['the sandbox', { SMTP_URL: '' }, 'SMTP_URL (without it there is only the sandbox)'],
])('refuses %s', async (_what, changed, sentence) => {
  await refused(run('server/main.ts', { ...environment, ...changed }), sentence);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('refuses its configuration before it builds anything', async () => {
  const root = process.cwd();
  const fresh = join(folder, 'fresh');
  const left = /^(node_modules|build|bundle|data|\.git|\.cache|docs|demo|tools|bench|tests)(\/|$)/;
  await cp(root, fresh, { recursive: true, filter: (path) => !left.test(path.slice(root.length + 1)) });
  await symlink(join(root, 'node_modules'), join(fresh, 'node_modules'));
  const attempt = run('server/start.ts', { ...environment, PAGES: 'built', TELR_TEST: '1' }, fresh);
  await refused(attempt, 'TELR_TEST');
  expect(['build', 'bundle'].filter((name) => existsSync(join(fresh, name)))).toEqual([]);
});

test('refuses a second process with a folder of its own for files; the first one goes on', async () => {
  const database = await createTestDatabase();
  const first = run('server/main.ts', { ...environment, DATABASE_URL: database.url });
  onTestFinished(async () => {
    first.child.kill('SIGTERM');
    await first.ended;
    await database.drop();
  });
  await first.printed('Data lies in');
  const other = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'other'),
    PORT: String(await testPort('localhost')),
  };
  await refused(run('server/main.ts', { ...environment, ...other }), 'keeps its files elsewhere');
  expect((await fetch(`http://localhost:${environment.PORT}/api/regions`)).status).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noteCheck } from '#server/features/system/portal-state.ts';
import { run, START_TIMEOUT } from '#tests/support/process.ts';
import { testPort } from '#tests/support/test-port.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';

/* `npm run portal -- doctor` and `jobs`, in a process of their own, beside a portal with a database of its own. */
vi.setConfig({ testTimeout: START_TIMEOUT, hookTimeout: START_TIMEOUT });

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function command(args: string[], changed: Record<string, string> = {}) {
  const environment = {
    ...{ DATABASE_URL: portal.databaseUrl, DATA_DIR: portal.filesFolder },
    ...{ STEB_URL: portal.world.steb, STEB_API_KEY: secrets.stebApiKey, TELR_URL: portal.world.telr },
    ...{ CATALOGUE_URL: portal.world.academy, SMTP_URL: portal.world.smtp },
    ...changed,
  };
  const { ended, output } = run(['server/command.ts', ...args], environment);
  return { code: await ended, lines: output().trim().split('\n') };
}

/** What the doctor found of each thing, as `ok`, `warn` or `fail`. */
const levelsOf = (lines: string[], what: string) =>
  lines.filter((line) => line.split(/\s+/)[1] === what).map((line) => line.split(/\s+/)[0]);

async function failedJob(): Promise<string> {
  const id = randomUUID();
  await portal.db.execute(sql`insert into pgboss.job (id, name, data, state, completed_on, output)
    values (${id}, 'send-receipt', '{"to": "noura@school.example"}', 'failed', now(), '{"message": "no noura@school.example"}')`);
  return id;
}

test('a portal that has all it needs is well, and each thing has its line', async () => {
  const { code, lines } = await command(['doctor']);
  expect([code, lines.filter((line) => line.startsWith('fail'))]).toEqual([0, []]);
  for (const what of ['files', 'STEB', 'Telr', 'academy', 'mail', 'clock']) {
    expect([what, levelsOf(lines, what)]).toEqual([what, ['ok']]);
  }
  expect(levelsOf(lines, 'disk')).toHaveLength(1);
  expect(lines).toContainEqual(expect.stringMatching(/^ok {4}database {4}PostgreSQL \d+.*, \d+ MB\.$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ok .*All migrations are applied\.$/));
});

test('what is broken is told with what to do, without secrets, and it ends with 1', async () => {
  const port = await testPort('127.0.0.1');
  await noteCheck(portal.db, { at: new Date().toISOString(), name: 'a', problem: 'The sums differ.', ms: 1 });
  const newest = sql`(select max(id) from drizzle.__drizzle_migrations)`;
  await portal.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'x' || hash where id = ${newest}`);
  const { code, lines } = await command(['doctor'], {
    STEB_URL: `http://127.0.0.1:${port}/steb`,
    SMTP_URL: `smtp://office:hush-hush@127.0.0.1:${port}`,
  });
  await portal.db.execute(sql`update drizzle.__drizzle_migrations set hash = substr(hash, 2) where id = ${newest}`);
  await portal.db.execute(sql`delete from portal_state`);
  expect(code).toBe(1);
  for (const what of ['STEB', 'mail']) expect([what, levelsOf(lines, what)]).toEqual([what, ['fail']]);
  expect(levelsOf(lines, 'Telr')).toEqual(['ok']);
  const failing = lines.filter((line) => line.startsWith('fail')).join('\n');
  expect(failing).toContain('1 migrations are not applied');
  expect(failing).toContain('The sums differ.');
  expect(lines.join('\n')).not.toContain('hush-hush');
});

test('jobs that failed for good are told by the doctor, listed without whom they are about, put back and put away', async () => {
  const [one, other] = [await failedJob(), await failedJob()];
  expect((await command(['doctor'])).lines).toContainEqual(expect.stringMatching(/^warn .*2 jobs failed for good/));
  const listed = (await command(['mail'])).lines.join('\n');
  expect(listed).toContain(one);
  expect(listed).not.toContain('noura');
  expect(await command(['jobs', 'put-away', one])).toEqual({ code: 0, lines: ['1 put away.'] });
  expect((await command(['jobs', 'put-away', one])).code).toBe(1);
  expect((await command(['jobs', 'retry', '--all'])).lines[0]).toContain('1 put back');
  const { rows } = await portal.db.execute(sql`select id, state from pgboss.job where id in (${one}, ${other})`);
  expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual({ [one]: 'failed', [other]: 'retry' });
  expect((await command(['jobs', 'mend'])).code).toBe(2);
});

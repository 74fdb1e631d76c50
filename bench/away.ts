import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import accounts from '#demo/accounts.json' with { type: 'json' };
import { freePort } from '#server/listen.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { type Asked, freezeDatabase, isPublic, visitors } from '#tests/support/database-faults.ts';
import { run } from '#tests/support/process.ts';

/* `npm run bench -- away`: what visitors see while the database is frozen, and then away, for `SECONDS` each. */
const seconds = Number(process.env.SECONDS ?? 30);
const folder = await mkdtemp(join(tmpdir(), 'turs-away-'));
const dataDir = join(folder, 'database');
await mkdir(dataDir);
let database = await startEmbeddedPostgres({ dataDir });
const port = await freePort(0, 'localhost');
const address = `http://localhost:${port}`;
const portal = run('server/start.ts', {
  ...{ PORT: String(port), DATA_DIR: join(folder, 'portal'), DATABASE_URL: database.url },
});
await portal.printed('Data lies in', 240_000);
const coach = accounts.find(({ role }) => role === 'coach') as (typeof accounts)[number];
const signedIn = await fetch(`${address}/api/adduser`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ national_id: coach.membership_id, password: coach.password }),
});
const token = signedIn.headers.get('authorization') ?? '';

const lines = () => portal.output().split('\n').length;
const counted = (asked: Asked[]) => {
  const statuses = Object.entries(
    Object.groupBy(asked, ({ status, stale }) => `${status}${stale ? ' from memory' : ''}`),
  );
  const said = statuses.map(([status, some]) => `${some?.length} × ${status}`).join(', ');
  return `${asked.length} requests: ${said}; longest ${Math.round(Math.max(...asked.map(({ ms }) => ms)))} ms`;
};

async function measure(name: string, lose: () => Promise<() => unknown>): Promise<void> {
  const { asked, stop } = visitors(address, token);
  await sleep(5_000);
  const before = lines();
  const lost = performance.now();
  const giveBack = await lose();
  await sleep(seconds * 1_000);
  await giveBack();
  const back = performance.now();
  await sleep(5_000);
  await stop();
  const since = asked.filter(({ at }) => at > lost);
  const first = since.find((one) => !isPublic(one) && one.at > back && one.status === 200);
  const returned = first ? Math.round(first.at + first.ms - back) : 'never';
  process.stdout.write(
    `${[
      `${name} for ${seconds} s`,
      `public: ${counted(since.filter(isPublic))}`,
      `with the database: ${counted(since.filter((one) => !isPublic(one)))}`,
      `in other words than ours: ${since.filter(({ status, ours }) => status !== 200 && !ours).length}`,
      `first answer from the database after its return: ${returned} ms; lines of output: ${lines() - before}`,
      `the portal ${portal.child.exitCode === null && portal.child.signalCode === null ? 'runs' : 'has fallen'}`,
    ].join('\n  ')}\n`,
  );
}

await measure('frozen', () => freezeDatabase(dataDir));
await measure('away', async () => {
  await database.stop();
  return async () => {
    database = await startEmbeddedPostgres({ dataDir });
  };
});

portal.child.kill('SIGTERM');
await portal.ended;
await database.stop();
await rm(folder, { recursive: true, force: true });

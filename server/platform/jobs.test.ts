import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { patiently } from '#tests/support/time-limits.ts';
import { connectDatabase, type Database } from './database.ts';
import { type Job, type JobName, type Jobs, openJobs, PermanentFailure, type Work } from './jobs.ts';

/** Workers do not poll twice within a test: a finished job must have been picked up by notification. */
const NEVER = 3600;

let testDatabase: TestDatabase;
let database: Database;
let jobs: Jobs;
let log: string[];
let now: Date;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await connectDatabase(testDatabase.url, { log: () => {} });
  log = [];
  now = new Date('2026-11-20T10:00:00Z');
  const write = (message: string, error: unknown) => log.push(`${message}: ${(error as Error).message}`);
  jobs = await openJobs(testDatabase.url, write, { pollSeconds: NEVER, clock: () => now });
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
  await testDatabase.drop();
});

const enqueue = (name: JobName, data: object, options?: Parameters<Jobs['enqueue']>[3]) =>
  database.db.transaction((tx) => jobs.enqueue(tx, name, data, options));
const enqueueMany = (name: JobName, count: number) =>
  database.db.transaction(async (tx) => {
    for (let number = 1; number <= count; number += 1) await jobs.enqueue(tx, name, { number });
  });

/** The number of jobs in each state. */
async function states(name = 'send-welcome'): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    'select state::text, count(*)::int as jobs from pgboss.job where name = $1 group by state',
    [name],
  );
  return Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]));
}
const untilStates = (wanted: Record<string, number>, name?: string) =>
  vi.waitFor(async () => expect(await states(name)).toEqual(wanted), patiently);

type Numbered = { number: number };
/** Work that waits until the test releases it, and counts its runs. */
function held() {
  const gate = Promise.withResolvers<void>();
  const seen = { running: 0, most: 0, begun: [] as number[] };
  return {
    seen,
    letGo: () => gate.resolve(),
    async run({ number }: Numbered) {
      seen.begun.push(number);
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      await gate.promise;
      seen.running -= 1;
    },
  };
}
const start = (work: { [Name in JobName]?: Job<Numbered> }) => jobs.start(work as Partial<Work>);

test('what waits is done without waiting for the next poll', async () => {
  await enqueueMany('send-welcome', 40);
  const done: number[] = [];
  await start({ 'send-welcome': { run: async ({ number }) => void done.push(number) } });
  await untilStates({ completed: 40 });
  expect(done).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test('as many of a kind run side by side as it says, and no more', async () => {
  await enqueueMany('send-welcome', 10);
  const work = held();
  await start({ 'send-welcome': { concurrency: 3, run: work.run } });
  await vi.waitUntil(() => work.seen.running === 3, patiently);
  expect(await states()).toEqual({ active: 3, created: 7 });
  work.letGo();
  await untilStates({ completed: 10 });
  expect(work.seen.most).toBe(3);
  expect(work.seen.begun.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a worker that found nothing is called when another finds more', async () => {
  await enqueueMany('send-welcome', 1);
  const [first, rest] = [held(), held()];
  const run = (data: Numbered) => (first.seen.begun.length ? rest : first).run(data);
  await start({ 'send-welcome': { concurrency: 2, run } });
  await vi.waitUntil(() => first.seen.running === 1, patiently);
  await enqueueMany('send-welcome', 2);
  first.letGo();
  await vi.waitUntil(() => rest.seen.running === 2, patiently);
  rest.letGo();
  await untilStates({ completed: 3 });
});

test('one that fails is tried again alone: the others are done once', async () => {
  await enqueueMany('send-welcome', 6);
  const runs: number[] = [];
  const run = async ({ number }: Numbered) => {
    runs.push(number);
    if (number === 2) throw new Error('the server is down');
  };
  await start({ 'send-welcome': { concurrency: 3, run } });
  await untilStates({ completed: 5, retry: 1 });
  expect(runs.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  const { rows } = await database.pool.query("select data from pgboss.job where state = 'retry'");
  expect(rows).toEqual([{ data: { number: 2 } }]);
});

test('what would fail again is not tried again, but kept as failed, and logged once', async () => {
  await enqueue('send-welcome', { number: 1, to: 'noura@school.example' });
  const run = vi.fn(async () => {
    throw new PermanentFailure('the mail server refused the mail: 550 5.1.1');
  });
  await start({ 'send-welcome': { run } });
  await untilStates({ failed: 1 });
  expect(run).toHaveBeenCalledOnce();
  const { rows } = await database.pool.query('select id, retry_count, output from pgboss.job');
  expect(rows).toMatchObject([
    { retry_count: 0, output: { message: 'PermanentFailure: the mail server refused the mail: 550 5.1.1' } },
  ]);
  expect(log).toEqual([
    `the job send-welcome ${rows[0].id} failed for good: the mail server refused the mail: 550 5.1.1`,
  ]);
});

test('what failed for good is done once it was put back as operations.md says', async () => {
  await enqueueMany('send-welcome', 1);
  let mailbox = false;
  const work = {
    'send-welcome': {
      run: async () => {
        if (!mailbox) throw new PermanentFailure('no such mailbox');
      },
    },
  };
  await start(work);
  await untilStates({ failed: 1 });
  mailbox = true;
  const operations = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [statement] = /update pgboss\.job [^`]+/.exec(operations) ?? [];
  await database.pool.query(`${statement}; update pgboss.job set start_after = now()`);
  // The new worker asks at once; the first one may have it before.
  await start(work);
  await untilStates({ completed: 1 });
});

test('the last try of all is told as the last', async () => {
  await enqueue('send-welcome', { number: 1 });
  await database.pool.query('update pgboss.job set retry_limit = 0');
  await start({ 'send-welcome': { run: () => Promise.reject(new Error('the server is down')) } });
  await untilStates({ failed: 1 });
  expect(log).toEqual([expect.stringMatching(/^the job send-welcome \S+ failed for good: the server is down$/)]);
});

test('an outage is logged at once, then once a minute at most, with how often', async () => {
  await enqueueMany('send-welcome', 20);
  await start({ 'send-welcome': { run: () => Promise.reject(new Error('connection refused')) } });
  await untilStates({ retry: 20 });
  expect(log).toEqual(['the job send-welcome failed and will be tried again: connection refused']);
  now = new Date(now.getTime() + 60_000);
  await database.pool.query(`update pgboss.job set start_after = now() where data->>'number' in ('1', '2')`);
  // Another process that starts: its first poll finds them.
  await start({ 'send-welcome': { run: () => Promise.reject(new Error('connection refused')) } });
  const tried = async () => {
    const { rows } = await database.pool.query('select count(*)::int as twice from pgboss.job where retry_count = 1');
    return rows[0].twice === 2 && (await states()).retry === 20;
  };
  await vi.waitUntil(tried, patiently);
  expect(log.slice(1)).toEqual([
    'the job send-welcome failed and will be tried again (19 more since the last such line): connection refused',
  ]);
});

test('a stop finishes what runs, takes up nothing more, and loses nothing', async () => {
  await enqueueMany('send-welcome', 5);
  const work = held();
  await start({ 'send-welcome': { concurrency: 2, run: work.run } });
  await vi.waitUntil(() => work.seen.running === 2, patiently);
  const stopped = jobs.stop();
  work.letGo();
  await stopped;
  expect(await states()).toEqual({ completed: 2, created: 3 });
  expect(work.seen.begun.toSorted()).toEqual([1, 2]);
});

test('a mass of one kind does not hold up another', async () => {
  await enqueueMany('send-welcome', 20);
  const mails = held();
  await start({ 'send-welcome': { concurrency: 2, run: mails.run }, 'sweep-uploads': { run: async () => {} } });
  await vi.waitUntil(() => mails.seen.running === 2, patiently);
  await enqueueMany('sweep-uploads', 1);
  await start({ 'sweep-uploads': { run: async () => {} } });
  await untilStates({ completed: 1 }, 'sweep-uploads');
  expect(await states()).toEqual({ active: 2, created: 18 });
  mails.letGo();
});

test('what nobody waits for goes behind what somebody does', async () => {
  for (const number of [1, 2, 3]) await enqueue('send-welcome', { number }, { priority: 'low' });
  for (const number of [4, 5]) await enqueue('send-welcome', { number });
  const order: number[] = [];
  await start({ 'send-welcome': { run: async ({ number }) => void order.push(number) } });
  await untilStates({ completed: 5 });
  expect(order).toEqual([4, 5, 1, 2, 3]);
});

test('work put in within a transaction that is rolled back is never done', async () => {
  const undone = database.db.transaction(async (tx) => {
    await jobs.enqueue(tx, 'send-welcome', { number: 1 });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await states()).toEqual({});
  await enqueue('send-welcome', { number: 2 });
  const run = vi.fn(async () => {});
  await start({ 'send-welcome': { run } });
  await untilStates({ completed: 1 });
  expect(run.mock.calls).toEqual([[{ number: 2 }, { isLast: false }]]);
});

test('a schedule that is none is told with the name of its job', async () => {
  const started = jobs.start({ 'sweep-uploads': { run: async () => {}, cron: '41 * * *' } });
  await expect(started).rejects.toThrow('the job sweep-uploads cannot recur at “41 * * *”');
});

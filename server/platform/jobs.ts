import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Clock, systemClock } from './clock.ts';
import type { Tx } from './database.ts';

/** Every kind of job, by the name of its queue. Other names can be neither queued nor run. */
export const jobNames = [
  'send-receipt',
  'send-credit-note',
  'send-invoice-reissued',
  'send-payment-held',
  'send-payment-failed',
  'send-payment-unwanted',
  'send-registration-confirmation',
  'send-welcome',
  'send-contact-message',
  'send-contact-reply',
  'send-certificate-issued',
  'issue-certificates',
  'send-team-mailing',
  'send-scores-received',
  'send-membership',
  'send-deletion-request',
  'send-deletion-done',
  'remove-erased-files',
  'erase-again',
  'reconcile-payments',
  'forget-expired',
  'sweep-uploads',
  'save-person',
  'settle-lost-jobs',
  'send-account-changed',
  'back-up',
] as const;
export type JobName = (typeof jobNames)[number];

/**
 * The kinds whose failure is noted elsewhere (`gaveUp`), where it is begun anew, or whose data are gone by then
 * (`forgetsData`): putting such a job back would do nothing.
 */
export const seenToElsewhere = [
  'issue-certificates',
  'save-person',
  'send-account-changed',
  'send-contact-reply',
  'send-deletion-done',
  'send-team-mailing',
] as const satisfies JobName[];
export const isSeenToElsewhere = (name: string) => (seenToElsewhere as readonly string[]).includes(name);

/** Mails among the jobs. */
export const mailJobNames = jobNames.filter((name) => name.startsWith('send-'));

/**
 * A kind of work that must survive a crash: the function that runs with its data. A failed run is retried, unless it
 * throws a `PermanentFailure`. Each kind has its own queue and workers, so that none blocks another.
 */
export type Job<Data = never> = {
  run(data: Data): Promise<void>;
  /** How many of them a process runs concurrently; one by default. */
  concurrency?: number;
  /**
   * Its data name a person who is kept nowhere else: they are emptied as soon as it has run or failed for good. The queue
   * keeps those of other jobs for days.
   */
  forgetsData?: boolean;
  /**
   * Notes that it has failed for good, where somebody waits to see what became of it. It must bear being called twice for
   * one job, as `run` must: a process can die before the queue takes note of it (`settleLostJobs`).
   */
  gaveUp?(data: Data, error: unknown): Promise<void>;
  /** For recurring jobs: a cron expression, in UTC. Then `data` is empty. */
  cron?: string;
};

/** The jobs by name: a name without a job, or a job without a queue, does not compile. */
export type Work = Record<JobName, Job>;

/** A failure that no retry can fix. Its message is stored with the job and must contain no personal data. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

type EnqueueOptions = { priority?: 'low'; afterSeconds?: number };

export type Jobs = {
  /**
   * Queues a job within a transaction: it runs if, and only if, the transaction commits.
   * @param options `low` for jobs that nobody waits for: they run after all others of their kind. With `afterSeconds`
   * it runs that much later
   */
  enqueue(tx: Tx, name: JobName, data: object, options?: EnqueueOptions): Promise<void>;
  /** Queues many of a kind in one statement, which run after all others of their kind. */
  enqueueMany(tx: Tx, name: JobName, data: readonly object[]): Promise<void>;
  /** Starts this process's workers. */
  start(work: Partial<Work>): Promise<void>;
  /** @throws Error when this process's workers are not started, or the queue cannot be reached */
  check(): Promise<void>;
  /** Finishes running jobs and stops. */
  stop(): Promise<void>;
};

type Log = (message: string, error: unknown) => void;

/** In the output of a job that failed for good and whose failure was seen to. */
export const settledMark = { settled: true };

/** Milliseconds that a stop waits for the jobs that run: a mail, or a question to the gateway, ends within. */
export const JOBS_STOP_MS = 35_000;
/** The driver's options, which the queue hands on: after a minute without an answer a connection is given up. */
const overSilence = { keepAlive: true, query_timeout: 60_000 };

/** With growing delays: the last retry is some hours after the first. */
const RETRIES = 12;
const MINUTE = 60_000;
/** A limit that no job reaches: one whose process died is retried after this time. */
const policy = { retryLimit: RETRIES, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 };
/** Of a large database it takes hours, and what failed is told and waits for the next night. */
const ofBackups = { ...policy, retryLimit: 0, expireInSeconds: 6 * 60 * 60 };
const policyOf = (name: JobName) => (name === 'back-up' ? ofBackups : policy);

/**
 * The job queue, in the portal's database (schema `pgboss`). Jobs can be queued before any worker starts.
 * @param log called with failures, but never with a job's data, which may be personal
 */
export async function openJobs(
  url: string,
  log: Log,
  { pollSeconds = 2, clock = systemClock }: { pollSeconds?: number; clock?: Clock } = {},
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'turs-jobs', max: 3, ...overSilence });
  boss.on('error', (error) => log('the job queue had a problem', error));
  await boss.start();
  const queues = new Map((await boss.getQueues([...jobNames])).map((queue) => [queue.name, queue]));
  for (const name of jobNames) {
    const queue = queues.get(name);
    // Only what is missing or differs from an earlier version's: this took most of the time until the queue was open.
    const policy = policyOf(name);
    if (!queue) await boss.createQueue(name, policy);
    else if (!isDeepStrictEqual({ ...queue, ...policy }, queue)) await boss.updateQueue(name, policy);
  }
  const logRetry = onceAMinute(log, clock);
  let working = false;

  /** Runs a job and returns its result. Each is settled separately, so that a failure does not repeat other jobs. */
  async function settle(name: string, { run, forgetsData, gaveUp }: Job, taken: JobWithMetadata): Promise<JobResult> {
    try {
      // Without data it ran before, in a process that died before the queue took note of it.
      if (!forgetsData || taken.data) await run(taken.data as never);
      if (forgetsData) await forget(taken.id);
      return { id: taken.id, status: 'completed' };
    } catch (error) {
      const forGood = error instanceof PermanentFailure || taken.retryCount >= taken.retryLimit;
      if (forGood) log(`the job ${name} ${taken.id} failed for good`, error);
      else logRetry(`the job ${name} failed and will be tried again`, error);
      if (forGood) await gaveUp?.(taken.data as never, error);
      if (forGood && forgetsData) await forget(taken.id);
      // Only the first line: the database driver adds the failed query's values below it.
      const output = { message: String(error).split('\n')[0], ...(forGood && settledMark) };
      return { id: taken.id, status: forGood ? 'deadletter' : 'failed', output };
    }
  }

  const forget = (id: string) => boss.getDb().executeSql('update pgboss.job set data = null where id = $1', [id]);

  async function schedule(name: JobName, cron: string): Promise<void> {
    await boss.schedule(name, cron).catch((cause: unknown) => {
      throw new Error(`the job ${name} cannot recur at “${cron}”`, { cause });
    });
  }

  return {
    async enqueue(tx, name, data, { priority, afterSeconds = 0 } = {}) {
      const db = fromDrizzle(tx, sql);
      await boss.send(name, data, { db, priority: priority === 'low' ? -1 : 0, startAfter: afterSeconds });
    },
    async enqueueMany(tx, name, data) {
      const jobs = data.map((one) => ({ data: one, priority: -1 }));
      await boss.insert(name, jobs, { db: fromDrizzle(tx, sql) });
    },
    async start(work) {
      // A schedule stays in the database when its job is renamed or removed.
      for (const { name } of await boss.getSchedules())
        if (!jobNames.includes(name as JobName)) await boss.unschedule(name);
      for (const [name, job] of Object.entries(work)) {
        const workers: string[] = [];
        const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true, perJobResults: true } as const;
        for (let number = 0; number < (job.concurrency ?? 1); number += 1) {
          const worker = await boss.work(name, options, async (batch: JobWithMetadata[]) => {
            // There may be more jobs: makes all workers of this kind, including this one, poll at once.
            for (const id of workers) boss.notifyWorker(id);
            return Promise.all(batch.map((taken) => settle(name, job, taken)));
          });
          workers.push(worker);
        }
        if (job.cron) await schedule(name as JobName, job.cron);
      }
      working = true;
    },
    async check() {
      if (!working) throw new Error('the workers are not started');
      await boss.getDb().executeSql('select 1');
    },
    async stop() {
      working = false;
      await boss.stop({ graceful: true, timeout: JOBS_STOP_MS });
    },
  };
}

/**
 * Logs a line at once, then the same line at most once a minute with the number of omitted ones, so that outages do not
 * fill the log.
 */
function onceAMinute(log: Log, clock: Clock): Log {
  const said = new Map<string, { at: number; unsaid: number }>();
  return (message, error) => {
    const now = clock().getTime();
    const last = said.get(message);
    if (last && now - last.at < MINUTE) {
      last.unsaid += 1;
      return;
    }
    said.set(message, { at: now, unsaid: 0 });
    log(last?.unsaid ? `${message} (${last.unsaid} more since the last such line)` : message, error);
  };
}

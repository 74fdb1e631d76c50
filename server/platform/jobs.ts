import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Clock, systemClock } from './clock.ts';
import type { Tx } from './database.ts';

/** Every kind of job, by the name of its queue. Other names can be neither queued nor run. */
export const jobNames = [
  'send-receipt',
  'send-invoice-reissued',
  'send-payment-held',
  'send-payment-failed',
  'send-registration-confirmation',
  'send-sign-up-tried',
  'send-welcome',
  'send-contact-message',
  'send-contact-reply',
  'send-certificate-issued',
  'send-scores-received',
  'send-scores-reopened',
  'send-membership',
  'send-deletion-request',
  'save-person',
  'send-account-changed',
  'send-moderation',
  'remove-erased-files',
  'erase-again',
  'reconcile-payments',
  'forget-expired',
  'settle-lost-replies',
  'sweep-uploads',
] as const;
export type JobName = (typeof jobNames)[number];

/**
 * A kind of work that must survive a crash: the function that runs with its data. A failed run is retried, unless it
 * throws a `PermanentFailure`. Each kind has its own queue and workers, so that none blocks another.
 */
export type Job<Data = never> = {
  /** @param tries `isLast`: if this run fails, the queue gives the job up */
  run(data: Data, tries?: { isLast: boolean }): Promise<void>;
  /** How many of them a process runs concurrently; one by default. */
  concurrency?: number;
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
  /** Starts this process's workers. */
  start(work: Partial<Work>): Promise<void>;
  /** Finishes running jobs and stops. */
  stop(): Promise<void>;
};

type Log = (message: string, error: unknown) => void;

/** With growing delays: the last retry is some hours after the first. */
const RETRIES = 12;
const MINUTE = 60_000;
/** A limit that no job reaches: one whose process died is retried after this time. */
const policy = { retryLimit: RETRIES, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 };

/**
 * The job queue, in the portal's database (schema `pgboss`). Jobs can be queued before any worker starts.
 * @param log called with failures, but never with a job's data, which may be personal
 * @param options.patience how many times as long as usual a stop waits for the jobs that run
 */
export async function openJobs(
  url: string,
  log: Log,
  {
    pollSeconds = 2,
    clock = systemClock,
    patience = 1,
  }: { pollSeconds?: number; clock?: Clock; patience?: number } = {},
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'turs-jobs', max: 3 });
  boss.on('error', (error) => log('the job queue had a problem', error));
  await boss.start();
  for (const name of jobNames) {
    await boss.createQueue(name, policy);
    // An existing queue keeps its old policy unless it is updated.
    await boss.updateQueue(name, policy);
  }
  const logRetry = onceAMinute(log, clock);

  /** Runs a job and returns its result. Each is settled separately, so that a failure does not repeat other jobs. */
  async function settle(name: string, { run }: Job, taken: JobWithMetadata): Promise<JobResult> {
    const isLast = taken.retryCount >= taken.retryLimit;
    try {
      await run(taken.data as never, { isLast });
      return { id: taken.id, status: 'completed' };
    } catch (error) {
      const forGood = error instanceof PermanentFailure || isLast;
      if (forGood) log(`the job ${name} ${taken.id} failed for good`, error);
      else logRetry(`the job ${name} failed and will be tried again`, error);
      // Only the first line: the database driver adds the failed query's values below it.
      const output = { message: String(error).split('\n')[0] };
      return { id: taken.id, status: forGood ? 'deadletter' : 'failed', output };
    }
  }

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
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8_000 * patience });
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

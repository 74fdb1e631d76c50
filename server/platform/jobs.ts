import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Clock, systemClock } from './clock.ts';
import type { Tx } from './database.ts';

/** Every kind of work, by the name of its queue. What is not among them can be neither put in nor taken up. */
export const jobNames = [
  'send-receipt',
  'send-registration-confirmation',
  'send-welcome',
  'send-contact-message',
  'reconcile-payments',
  'forget-expired',
  'sweep-uploads',
] as const;
export type JobName = (typeof jobNames)[number];

/**
 * A kind of work that must survive a crash: what it does with its data. A failed run is tried again,
 * unless it throws a `PermanentFailure`. Each kind has its own queue and workers: none holds up another.
 */
export type Job<Data = never> = {
  run(data: Data): Promise<void>;
  /** How many of them a process does side by side; one, if it does not say. */
  concurrency?: number;
  /** For work that recurs: a cron expression, in UTC. Then `data` is empty. */
  cron?: string;
};

/** What is done of each kind: a kind that nobody does, or that has no queue, does not compile. */
export type Work = Record<JobName, Job>;

/** What would fail again however often it were tried. Its message is kept with the job and must name nobody. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

export type Jobs = {
  /**
   * Puts work into the queue within a transaction: it is done if, and only if, the transaction commits.
   * @param options `low` for what nobody waits for: it goes behind everything else of its kind
   */
  enqueue(tx: Tx, name: JobName, data: object, options?: { priority?: 'low' }): Promise<void>;
  /** Takes up the work of this process. */
  start(work: Partial<Work>): Promise<void>;
  /** Finishes what is running and stops. */
  stop(): Promise<void>;
};

type Log = (message: string, error: unknown) => void;

/** Ever later: the last try comes some hours after the first. */
const RETRIES = 12;
const MINUTE = 60_000;
/** No job takes as long as it may: one that was running when its process died is taken up again after this. */
const policy = { retryLimit: RETRIES, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 };

/**
 * The job queue, in the database that is there anyway (schema `pgboss`). Work can be put in before anyone takes it up.
 * @param log hears of failures; never of a job's data, which may be personal
 */
export async function openJobs(
  url: string,
  log: Log,
  { pollSeconds = 2, clock = systemClock }: { pollSeconds?: number; clock?: Clock } = {},
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'turs-jobs', max: 3 });
  boss.on('error', (error) => log('the job queue had a problem', error));
  await boss.start();
  for (const name of jobNames) {
    await boss.createQueue(name, policy);
    // A queue that is there already keeps what it was made with.
    await boss.updateQueue(name, policy);
  }
  const logRetry = onceAMinute(log, clock);

  /** Runs a job, and says what became of it. Each is settled by itself, so that a failure repeats no other one. */
  async function settle(name: string, { run }: Job, taken: JobWithMetadata): Promise<JobResult> {
    try {
      await run(taken.data as never);
      return { id: taken.id, status: 'completed' };
    } catch (error) {
      const forGood = error instanceof PermanentFailure || taken.retryCount >= taken.retryLimit;
      if (forGood) log(`the job ${name} ${taken.id} failed for good`, error);
      else logRetry(`the job ${name} failed and will be tried again`, error);
      // The first line only: the database driver puts the failed query's values below it.
      const output = { message: String(error).split('\n')[0] };
      return { id: taken.id, status: forGood ? 'deadletter' : 'failed', output };
    }
  }

  return {
    async enqueue(tx, name, data, { priority } = {}) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql), priority: priority === 'low' ? -1 : 0 });
    },
    async start(work) {
      for (const [name, job] of Object.entries(work)) {
        const workers: string[] = [];
        const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true, perJobResults: true } as const;
        for (let number = 0; number < (job.concurrency ?? 1); number += 1) {
          const worker = await boss.work(name, options, async (batch: JobWithMetadata[]) => {
            // Where one job was there may be more: no worker of this kind waits for its next poll, this one included.
            for (const id of workers) boss.notifyWorker(id);
            return Promise.all(batch.map((taken) => settle(name, job, taken)));
          });
          workers.push(worker);
        }
        if (job.cron) await boss.schedule(name, job.cron);
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

/** A line at once, then at most one a minute of the same words, with how many were left out: outages fill no log. */
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

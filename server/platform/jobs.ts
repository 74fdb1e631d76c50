import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Tx } from './database.ts';

/** A kind of work that must survive a crash: its name, and what it does with its data. A failed run is tried again. */
export type Job<Data = never> = {
  name: string;
  run(data: Data): Promise<void>;
  /** For work that recurs: a cron expression, in UTC. Then `data` is empty. */
  cron?: string;
};

export type Jobs = {
  /** Puts work into the queue within a transaction: it is done if, and only if, the transaction commits. */
  enqueue(tx: Tx, name: string, data: object): Promise<void>;
  /** Takes up the work of this process. */
  start(jobs: Job[]): Promise<void>;
  /** Finishes what is running and stops. */
  stop(): Promise<void>;
};

/** Ever later: the last try comes some hours after the first. */
const RETRIES = 12;

/**
 * The job queue, in the database that is there anyway (schema `pgboss`).
 * @param queues the names of all kinds of work: they can be put in before anyone takes them up
 * @param log hears of failures; never of a job's data, which may be personal
 */
export async function openJobs(
  url: string,
  queues: readonly string[],
  log: (message: string, error: unknown) => void,
  options: { pollSeconds?: number } = {},
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'turs-jobs', max: 3 });
  boss.on('error', (error) => log('the job queue had a problem', error));
  await boss.start();
  for (const name of queues) await boss.createQueue(name, { retryLimit: RETRIES, retryDelay: 5, retryBackoff: true });
  return {
    async enqueue(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) });
    },
    async start(jobs) {
      for (const job of jobs) {
        await boss.work(job.name, { pollingIntervalSeconds: options.pollSeconds ?? 2 }, async (taken) => {
          for (const { data } of taken) {
            await job.run(data as never).catch((error: unknown) => {
              log(`the job ${job.name} failed and will be tried again`, error);
              throw error;
            });
          }
        });
        if (job.cron) await boss.schedule(job.name, job.cron);
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

import type { Db } from './database.ts';
import type { Job, JobName, Work } from './jobs.ts';
import { lostJobs, markSettled } from './queued-jobs.ts';

/**
 * Sees to jobs that failed for good while nobody was there: one whose process died in its last try is ended by the queue,
 * which knows neither `gaveUp` nor `forgetsData`. One that cannot be seen to now does not hold up the others.
 */
export async function settleLostJobs(db: Db, work: Partial<Work>): Promise<void> {
  const jobs = Object.entries(work) as [JobName, Job][];
  const names = jobs.filter(([, { gaveUp, forgetsData }]) => gaveUp || forgetsData).map(([name]) => name);
  const problems: unknown[] = [];
  for (const { id, name, data, message } of names.length > 0 ? await lostJobs(db, names) : []) {
    const { gaveUp, forgetsData } = work[name] ?? {};
    try {
      await gaveUp?.(data as never, new Error(message));
      await markSettled(db, id, { forget: forgetsData === true });
    } catch (error) {
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} lost jobs could not be settled`);
}

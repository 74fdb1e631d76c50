import { sql } from 'drizzle-orm';
import type { DbOrTx } from './database.ts';
import { isSeenToElsewhere, type JobName, seenToElsewhere, settledMark } from './jobs.ts';
import { harmless } from './log.ts';

/*
 * What the queue's own tables know of jobs: the only statements about them, so that a new version of pg-boss is met in
 * one place. A job is found by its name and by a part of its data.
 */

export type QueuedJob<Data> = { at: Date; data: Data };

const matches = (name: JobName, part: object) => sql`name = ${name} and data @> ${JSON.stringify(part)}::jsonb`;

/**
 * The jobs of a kind with such data, waiting, running or done, the oldest first; for as long as the queue keeps them.
 * @param options `lastSeconds`: only those queued within them
 */
export async function queuedJobs<Data>(
  db: DbOrTx,
  name: JobName,
  part: object,
  { lastSeconds }: { lastSeconds?: number } = {},
): Promise<QueuedJob<Data>[]> {
  const { rows } = await db.execute<{ at: Date; data: Data }>(sql`
    select created_on as at, data from pgboss.job
    where ${matches(name, part)} ${lastSeconds ? sql`and created_on > now() - make_interval(secs => ${lastSeconds})` : sql``}
    order by created_on`);
  return rows.map(({ at, data }) => ({ at: new Date(at), data }));
}

/** Removes the jobs of a kind with such data, done or not. @returns how many */
export async function removeQueuedJobs(db: DbOrTx, name: JobName, part: object): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from pgboss.job where ${matches(name, part)}`);
  return rowCount ?? 0;
}

/** Empties the data of jobs, which the queue would keep for days after they have run. */
export async function forgetJobData(db: DbOrTx, name: JobName, part: object): Promise<void> {
  await db.execute(sql`update pgboss.job set data = null where ${matches(name, part)}`);
}

/** A job that failed for good. `message` is what its output says of that. */
export type LostJob = { id: string; name: JobName; data: unknown; message: string };

/**
 * The jobs of some kinds that failed for good without anybody seeing to it: the queue itself ended them, because their
 * process died or hung in the last try.
 */
export async function lostJobs(db: DbOrTx, names: readonly JobName[]): Promise<LostJob[]> {
  const { rows } = await db.execute<LostJob>(sql`
    select id, name, data, coalesce(output #>> '{value,message}', output ->> 'message', '') as message from pgboss.job
    where name in ${names} and state = 'failed' and not coalesce(output @> ${JSON.stringify(settledMark)}::jsonb, false)
    order by created_on`);
  return rows;
}

/** Notes that the failure of a job was seen to. @param options `forget`: its data go, too */
export async function markSettled(db: DbOrTx, id: string, { forget }: { forget: boolean }): Promise<void> {
  const mark = sql`coalesce(output, '{}'::jsonb) || ${JSON.stringify(settledMark)}::jsonb`;
  await db.execute(sql`
    update pgboss.job set output = ${mark} ${forget ? sql`, data = null` : sql``} where id = ${id} and state = 'failed'`);
}

/** Set in the output of a job that failed for good, once somebody has said that nothing is left to do about it. */
const awayMark = { away: true };

/** Those that failed for good and that nobody has put away. */
const dead = sql`state = 'failed' and not coalesce(output @> ${JSON.stringify(awayMark)}::jsonb, false)`;

/** Which of them: one, or all (of some kinds). */
type WhichJobs = { id: string } | { names?: readonly JobName[] };
const chosen = (which: WhichJobs) =>
  'id' in which ? sql`and id = ${which.id}` : which.names ? sql`and name in ${which.names}` : sql``;

/** A job that failed for good, without its data, which may be personal. */
export type DeadJob = { id: string; name: string; failedAt: Date; message: string; again: boolean };

/** The jobs that failed for good, the newest first, and how many there are; the queue keeps each for a week. */
export async function deadJobs(
  db: DbOrTx,
  { limit, names }: { limit: number; names?: readonly JobName[] },
): Promise<{ jobs: DeadJob[]; total: number }> {
  const { rows } = await db.execute<{ id: string; name: string; at: string; message: string; total: number }>(sql`
    select id, name, coalesce(completed_on, created_on) as at, count(*) over () as total,
      coalesce(output #>> '{value,message}', output ->> 'message', '') as message
    from pgboss.job where ${dead} ${chosen({ ...(names && { names }) })} order by 3 desc, id limit ${limit}`);
  const jobs = rows.map(({ id, name, at, message }) => ({
    ...{ id, name, failedAt: new Date(at), message: harmless(message) },
    again: !isSeenToElsewhere(name),
  }));
  return { jobs, total: Number(rows[0]?.total ?? 0) };
}

/** How many jobs of each kind wait, are running now, and have failed for good; kinds without any are left out. */
export async function countJobs(db: DbOrTx) {
  const { rows } = await db.execute<{ kind: string; waiting: number; running: number; dead: number }>(sql`
    select name as kind, count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running, count(*) filter (where ${dead})::int as dead
    from pgboss.job where (state in ('created', 'retry', 'active') or ${dead}) and name not like '\\_\\_pgboss%'
    group by name order by name`);
  return rows;
}

/** The same of all kinds together. */
export async function queueCounts(db: DbOrTx): Promise<{ waiting: number; running: number; dead: number }> {
  const all = { waiting: 0, running: 0, dead: 0 };
  for (const { waiting, running, dead } of await countJobs(db)) {
    all.waiting += waiting;
    all.running += running;
    all.dead += dead;
  }
  return all;
}

/**
 * Puts jobs that failed for good back into the queue, for one more try; of those that a retry does nothing for, none.
 * @returns those that were put back
 */
export async function retryDeadJobs(db: DbOrTx, which: WhichJobs): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null, output = null
    where ${dead} and name not in ${seenToElsewhere} ${chosen(which)} returning id, name`);
  return rows;
}

/**
 * Notes of jobs that failed for good that they were seen to: they are shown and counted no more. The queue keeps them for
 * as long as it would have, so that what waits for their end (`settleLostJobs`) still finds them.
 * @returns those that were put away
 */
export async function putAwayDeadJobs(db: DbOrTx, which: WhichJobs): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    update pgboss.job set output = coalesce(output, '{}'::jsonb) || ${JSON.stringify(awayMark)}::jsonb
    where ${dead} ${chosen(which)} returning id, name`);
  return rows;
}

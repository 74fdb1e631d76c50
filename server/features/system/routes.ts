import * as calls from '#contract/endpoints/system.ts';
import { logChange, type Writer } from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Tx } from '#server/platform/database.ts';
import { putAwayDeadJobs, retryDeadJobs } from '#server/platform/queued-jobs.ts';
import { type SystemDeps, systemOverview } from './overview.ts';
import type { ProviderStates } from './provider-states.ts';

/** How the portal is, for its administrators, and what they do about jobs that failed for good. */
export function systemRoutes(route: Route, deps: SystemDeps, providers: ProviderStates): void {
  const { db } = deps.database;
  route(calls.getSystem, systemOverview(deps, providers));

  const acting =
    (act: typeof retryDeadJobs, state: 'waiting' | 'away') => async (id: string | undefined, by: Writer) => {
      const done = await db.transaction(async (tx) => {
        const jobs = await act(tx, id ? { id } : {});
        if (id && jobs.length === 0) throw new Refusal('not_found');
        await logJobs(tx, by, { jobs, state });
        return jobs;
      });
      return { success: true, count: done.length };
    };
  const retry = acting(retryDeadJobs, 'waiting');
  const putAway = acting(putAwayDeadJobs, 'away');
  route(calls.retryDeadJobs, ({ body, person }) => retry(body.id, person));
  route(calls.putAwayDeadJobs, ({ body, person }) => putAway(body.id, person));
}

type Done = { jobs: { id: string; name: string }[]; state: 'waiting' | 'away' };

/** A line for each kind, about the first of them: hundreds of mails that wait again are one thing that somebody did. */
async function logJobs(tx: Tx, by: Writer, { jobs, state }: Done): Promise<void> {
  for (const [name, [first, ...more]] of Map.groupBy(jobs, (job) => job.name)) {
    await logChange(tx, by, {
      ...{ kind: 'jobs', recordId: first?.id ?? by.id, name, action: 'changed' },
      ...{ before: { state: 'dead' }, after: { state, count: more.length + 1 } },
    });
  }
}

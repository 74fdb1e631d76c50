import { hostname } from 'node:os';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getSystem, SystemProvider, SystemState } from '#contract/endpoints/system.ts';
import type { Health } from '#server/http/health.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { databaseFacts } from '#server/platform/database-facts.ts';
import { roomFor } from '#server/platform/disk.ts';
import { mailJobNames } from '#server/platform/jobs.ts';
import { migrationCounts } from '#server/platform/migrate.ts';
import { countJobs, deadJobs } from '#server/platform/queued-jobs.ts';
import { readPortalState } from './portal-state.ts';
import type { ProviderStates } from './provider-states.ts';
import { buildId, portalVersion } from './versions.ts';

type Overview = AnswerOf<typeof getSystem>;

export type SystemDeps = {
  database: Pick<Database, 'db' | 'pool'>;
  clock: Clock;
  health: Health<'database' | 'migrations' | 'files' | 'queue'>;
  /** What of the configuration is said: no secret, and addresses without their users. */
  about: {
    mode: Overview['process']['mode'];
    isBuilt: boolean;
    places: Record<SystemProvider['name'], string | null>;
    folders: { data: string; backups: string | undefined };
  };
};

const HOUR = 60 * 60_000;
/** A nightly backup that is older is one that did not come. */
const BACKUP_LATE_MS = 36 * HOUR;
const SHOWN = 100;
const providerNames = ['steb', 'telr', 'academy', 'mail', 'files'] as const;

/** Returns what asks how the portal is. */
export function systemOverview({ database, clock, health, about }: SystemDeps, providers: ProviderStates) {
  const { db, pool } = database;
  const startedAt = new Date(performance.timeOrigin).toISOString();
  // Read once: what is built anew under a running process is not what it runs.
  const versions = Promise.all([portalVersion(), about.isBuilt ? buildId() : null]);

  return async function overview(): Promise<Overview> {
    const now = clock();
    const [checked, facts, counts, kinds, { jobs, total }, state, [version, build]] = await Promise.all([
      health(),
      databaseFacts(pool),
      migrationCounts(pool),
      countJobs(db),
      deadJobs(db, { limit: SHOWN }),
      readPortalState(db),
      versions,
    ]);
    const disks = await disksOf(about.folders, state.lastBackup !== null);
    const { total: undelivered } = await deadJobs(db, { limit: 1, names: mailJobNames });
    return {
      success: true,
      at: now.toISOString(),
      process: {
        ...{ host: hostname(), pid: process.pid, started_at: startedAt },
        ...{ version, build, node: process.versions.node, mode: about.mode },
      },
      migrations: {
        state: counts.pending > 0 ? 'broken' : counts.applied > counts.expected ? 'attention' : 'fine',
        ...counts,
      },
      database: {
        state: !checked.database.ok || !facts.trigrams ? 'broken' : facts.sorts ? 'fine' : 'attention',
        ...{ version: facts.version, ms: checked.database.ms, size: facts.size },
      },
      providers: providerNames.map((name) => ({
        ...{ name, place: about.places[name], ...providers.of(name) },
        // Files are tried now; the others are seen when somebody needs them.
        ...(name === 'files' && {
          state: checked.files.ok ? 'fine' : 'broken',
          answered_at: answeredNow(checked, now),
        }),
      })),
      queue: {
        state: !checked.queue.ok && !state.heldSince ? 'broken' : total > 0 ? 'attention' : 'fine',
        ...{ works: checked.queue.ok, kinds, undelivered },
        dead: jobs.map(({ id, name, failedAt, message, again }) => ({
          ...{ _id: id, kind: name, failed_at: failedAt.toISOString(), message, again },
        })),
      },
      disks,
      backup: backupOf(state, { nightly: about.folders.backups !== undefined, now }),
    };
  };
}

const answeredNow = ({ files }: { files: { ok: boolean } }, now: Date) => (files.ok ? now.toISOString() : null);

/** A folder of backups is made with the first one; any other that is not there is a disk that is gone. */
async function disksOf(
  { data, backups }: SystemDeps['about']['folders'],
  wasBackedUp: boolean,
): Promise<Overview['disks']> {
  const folders = [['data', data, true] as const, ...(backups ? [['backups', backups, wasBackedUp] as const] : [])];
  return Promise.all(
    folders.map(async ([holds, path, isExpected]) => {
      const missing = { state: isExpected ? ('broken' as const) : ('idle' as const), free: null, total: null };
      return { holds, path, ...(await roomFor(path).catch(() => missing)) };
    }),
  );
}

type PortalState = Awaited<ReturnType<typeof readPortalState>>;

function backupOf(
  { lastBackup, lastCheck, heldSince }: PortalState,
  { nightly, now }: { nightly: boolean; now: Date },
): Overview['backup'] {
  const late = nightly && lastBackup && now.getTime() - Date.parse(lastBackup.at) > BACKUP_LATE_MS;
  const state: SystemState = lastCheck?.problem
    ? 'broken'
    : heldSince || late || !lastBackup || !lastCheck
      ? 'attention'
      : 'fine';
  return {
    ...{ state, nightly, held_since: heldSince?.toISOString() ?? null },
    last: lastBackup && {
      ...{ at: lastBackup.at, name: lastBackup.name, size: lastBackup.bytes },
      ...{ rows: lastBackup.rows, files: lastBackup.files },
    },
    check: lastCheck && { at: lastCheck.at, name: lastCheck.name, problem: lastCheck.problem },
  };
}

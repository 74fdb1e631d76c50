import {
  downloadCertificateBatch,
  listCertificateBatches,
  listLeftOut,
  startCertificateBatch,
} from '#contract/endpoints/certificate-batches.ts';
import { messages } from '#locales/messages.ts';
import { logExport } from '#server/features/office-records/index.ts';
import { selectedTeamIds } from '#server/features/teams/index.ts';
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { sendBatch } from './send-batch.ts';
import { startBatch } from './start-batch.ts';
import { batchOf, certificateIdsOf, leftOutOf, readBatches } from './store.ts';

type Deps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'>; files: FileStore; address: string };

export function certificateBatchRoutes(route: Route, deps: Deps): void {
  const { db, clock } = deps;

  route(listCertificateBatches, async () => ({ success: true, batches: await readBatches(db, clock()) }));

  route(startCertificateBatch, async ({ body: { teams, type, language }, person, request }) => {
    const select = () => selectedTeamIds(db, teams);
    const id = await startBatch(deps, person, { select, type, language, key: idempotencyKeyOf(request) });
    const msg = messages[request.language].batchBegun;
    return { success: true, msg, batch: await batchOf(db, clock(), id) };
  });

  route(listLeftOut, async ({ query: { id } }) => {
    await batchOf(db, clock(), id);
    return { success: true, teams: await leftOutOf(db, id) };
  });

  route(downloadCertificateBatch, async ({ query: { id }, person, request, reply }) => {
    const batch = await batchOf(db, clock(), id);
    if (!batch.finished || batch.ready === 0) throw new Refusal('batch_not_ready');
    const ids = await certificateIdsOf(db, id);
    await logExport(db, person, { list: 'certificates', count: ids.length });
    sendBatch(deps, { ids, batch }, request, reply);
    return undefined;
  });
}

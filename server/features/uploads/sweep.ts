import { and, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { removeUploads, type UploadedFile } from './store.ts';
import { uploads } from './table.ts';

const BATCH = 100;

/** Removes uploads that were not used in time. What one sweep does not finish, the next one does. */
export async function sweepUploads({ db, files }: { db: Db; files: FileStore }, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.uploadKeptUnused);
  const stuck: { id: string; reason: unknown }[] = [];
  let leaving: UploadedFile[];
  let failed: typeof stuck;
  do {
    leaving = await takeUnused(
      db,
      before,
      stuck.map(({ id }) => id),
    );
    failed = await removeUploads({ db, files }, leaving);
    stuck.push(...failed);
    // If no file of a batch can be removed, the store is down: stop. Single failures do not stop the sweep.
  } while (leaving.length === BATCH && failed.length < BATCH);
  if (stuck[0]) throw stuck[0].reason;
}

/** Marks unused uploads as leaving. Rows locked by a registration are skipped: they are being claimed. */
async function takeUnused(db: Db, before: Date, but: string[]): Promise<UploadedFile[]> {
  const unused = db.$with('unused').as(
    db
      .select({ id: uploads.id })
      .from(uploads)
      // A literal and not a parameter, so that the planner can use the partial index of these rows.
      .where(and(sql`${uploads.state} <> 'used'`, lt(uploads.unusedSince, before), notInArray(uploads.id, but)))
      .orderBy(uploads.unusedSince)
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(unused)
    .update(uploads)
    .set({ state: 'leaving' })
    .where(inArray(uploads.id, db.select({ id: unused.id }).from(unused)))
    .returning({ id: uploads.id, fileName: uploads.fileName });
}

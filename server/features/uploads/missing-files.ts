import { asc, gt } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { keyOf } from './store.ts';
import { uploads } from './table.ts';

const BATCH = 500;

/** How many files something in the portal shows, and the keys of those that are not in the store. */
export async function missingFiles(db: Db, files: FileStore): Promise<{ used: number; missing: string[] }> {
  const there = new Set<string>();
  for await (const key of files.keys()) there.add(key);
  const missing: string[] = [];
  let used = 0;
  for (let after = ''; ; ) {
    const rows = await db
      .select({ id: uploads.id, fileName: uploads.fileName, state: uploads.state })
      .from(uploads)
      .where(after ? gt(uploads.id, after) : undefined)
      .orderBy(asc(uploads.id))
      .limit(BATCH);
    for (const { fileName, state } of rows) {
      if (state !== 'used') continue;
      used += 1;
      if (!there.has(keyOf(fileName))) missing.push(keyOf(fileName));
    }
    if (rows.length < BATCH) return { used, missing };
    after = rows.at(-1)?.id ?? '';
  }
}

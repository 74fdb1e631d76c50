import { and, eq, isNull, lt, notInArray } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { newToken } from '#server/platform/tokens.ts';
import { scoreDocuments } from './table.ts';

type Deps = { db: Db; files: FileStore };

/** The key in the file store. */
export const keyOf = (fileName: string) => `scores/${fileName}`;

/**
 * Stores a PDF that no submission has yet.
 * @returns the id of its row
 * @throws Refusal `scores_failed` when the store does not take it
 */
export async function storeDocument(
  deps: Deps,
  person: Person,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<string> {
  const title = cleanLine(name).slice(-limits.textMax) || 'document.pdf';
  const [row] = await deps.db
    .insert(scoreDocuments)
    .values({ uploadedBy: person.id, fileName: `${newToken()}.pdf`, title, bytes: bytes.length })
    .returning({ id: scoreDocuments.id, fileName: scoreDocuments.fileName });
  if (!row) throw new Refusal('scores_failed');
  try {
    await deps.files.put(keyOf(row.fileName), bytes);
  } catch (cause) {
    await dropDocument(deps, row.id);
    throw new Refusal('scores_failed', { cause });
  }
  return row.id;
}

/** Removes a PDF whose submission was refused. What cannot be removed now, the sweep removes. */
export async function dropDocument(deps: Deps, id: string): Promise<void> {
  const [row] = await deps.db
    .select({ id: scoreDocuments.id, fileName: scoreDocuments.fileName })
    .from(scoreDocuments)
    .where(and(eq(scoreDocuments.id, id), isNull(scoreDocuments.submissionId)));
  if (row) await remove(deps, row).catch(() => {});
}

/** The file first: a file never exists without its row. */
async function remove({ db, files }: Deps, { id, fileName }: { id: string; fileName: string }): Promise<void> {
  await files.remove(keyOf(fileName));
  await db.delete(scoreDocuments).where(and(eq(scoreDocuments.id, id), isNull(scoreDocuments.submissionId)));
}

const BATCH = 100;

/** Removes documents that belong to no submission after a day: a process ended between file and submission. */
export async function sweepScoreDocuments(deps: Deps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.uploadKeptUnused);
  const stuck: { id: string; reason: unknown }[] = [];
  for (;;) {
    const unused = await deps.db
      .select({ id: scoreDocuments.id, fileName: scoreDocuments.fileName })
      .from(scoreDocuments)
      .where(
        and(
          isNull(scoreDocuments.submissionId),
          lt(scoreDocuments.createdAt, before),
          notInArray(
            scoreDocuments.id,
            stuck.map(({ id }) => id),
          ),
        ),
      )
      .limit(BATCH);
    const outcomes = await Promise.allSettled(unused.map((row) => remove(deps, row)));
    const failed = unused.flatMap(({ id }, at) => {
      const outcome = outcomes[at];
      return outcome?.status === 'rejected' ? [{ id, reason: outcome.reason }] : [];
    });
    stuck.push(...failed);
    if (unused.length < BATCH || failed.length === BATCH) break;
  }
  if (stuck[0]) throw stuck[0].reason;
}

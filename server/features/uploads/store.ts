import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { uploads } from './table.ts';

export type UploadedFile = Pick<typeof uploads.$inferSelect, 'id' | 'fileName'>;

/** The key in the file store: of a picture, or of a PDF that a competition offers. */
export const keyOf = (fileName: string) =>
  fileName.endsWith('.pdf') ? `resources/${fileName}` : `pictures/${fileName}`;
export const smallKeyOf = (fileName: string) => `pictures/small/${fileName}`;

async function removeFiles(files: FileStore, fileName: string): Promise<void> {
  await files.remove(smallKeyOf(fileName));
  await files.remove(keyOf(fileName));
}

/** The person's own upload, not being deleted. */
const isTheirs = (userId: string, fileName: string) =>
  and(eq(uploads.fileName, fileName), eq(uploads.userId, userId), ne(uploads.state, 'leaving'));

/** Whether a person uploaded the file of this name. */
export async function ownsUpload(db: DbOrTx, userId: string, fileName: string): Promise<boolean> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(isTheirs(userId, fileName));
  return rows.length > 0;
}

/**
 * Marks a person's upload as used, within the transaction that references it: until that ends, the sweep skips the row.
 * @returns false when it is not theirs, or was deleted
 */
export async function claimUpload(tx: Tx, userId: string, fileName: string): Promise<boolean> {
  const claimed = await tx
    .update(uploads)
    .set({ state: 'used' })
    .where(isTheirs(userId, fileName))
    .returning({ id: uploads.id });
  return claimed.length > 0;
}

/**
 * The same for a record of the office, which any of its people may save: whoever knows the random name of an unused
 * picture got it from a form. One that is used already is refused, so that each belongs to one record.
 */
export async function claimForOffice(tx: Tx, fileName: string): Promise<boolean> {
  const claimed = await tx
    .update(uploads)
    .set({ state: 'used' })
    .where(and(eq(uploads.fileName, fileName), eq(uploads.state, 'new')))
    .returning({ id: uploads.id });
  return claimed.length > 0;
}

/** A picture that a person uploaded and that nothing uses yet; undefined if they have none of this name. */
export async function unusedPicture(
  { db, files }: { db: Db; files: FileStore },
  fileName: string,
  userId: string,
): Promise<Uint8Array | undefined> {
  // A PDF has no width.
  const unused = and(isTheirs(userId, fileName), eq(uploads.state, 'new'), gt(uploads.width, 0));
  return (await db.$count(uploads, unused)) > 0 ? files.get(keyOf(fileName)) : undefined;
}

/**
 * Gives back what a record no longer shows: unless a record claims it within a day, the sweep removes it. One that a team
 * of whoever uploaded it shows, too, stays (teams know uploads, so their table is named here as SQL).
 */
export async function releaseUpload(tx: Tx, fileName: string): Promise<void> {
  const ofNoTeam = sql`not exists (select from teams where image = ${fileName})`;
  await tx
    .update(uploads)
    .set({ state: 'new', unusedSince: new Date() })
    .where(and(eq(uploads.fileName, fileName), ofNoTeam));
}

/**
 * Removes files and rows, the file first: a file never exists without its row.
 * @returns those whose file the store could not remove, and why; they stay
 */
export async function removeUploads(
  { db, files }: { db: Db; files: FileStore },
  removed: UploadedFile[],
): Promise<{ id: string; reason: unknown }[]> {
  const outcomes = await Promise.allSettled(removed.map(({ fileName }) => removeFiles(files, fileName)));
  const gone = removed.filter((_, at) => outcomes[at]?.status === 'fulfilled').map(({ id }) => id);
  await db.delete(uploads).where(inArray(uploads.id, gone));
  return removed.flatMap(({ id }, at) => {
    const outcome = outcomes[at];
    return outcome?.status === 'rejected' ? [{ id, reason: outcome.reason }] : [];
  });
}

import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/database.ts';
import { uploads } from './table.ts';

/** Whether a person uploaded the file of this name. */
export async function ownsUpload(db: DbOrTx, userId: string, fileName: string): Promise<boolean> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.fileName, fileName), eq(uploads.userId, userId)));
  return rows.length > 0;
}

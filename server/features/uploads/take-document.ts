import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { isPdf } from '#server/platform/pdf.ts';
import { newToken } from '#server/platform/tokens.ts';
import { keyOf, removeUploads } from './store.ts';
import { uploads } from './table.ts';

type Deps = { db: Db; files: FileStore };

/**
 * Returns the function that stores a PDF somebody of the office sent, as it is, and answers its file name. A file of a
 * competition claims it later; until then it is swept.
 * It throws Refusal `document_type` for anything but a PDF by its content, and `upload_failed`.
 */
export function documentTaker({ db, files }: Deps) {
  return async ({ bytes, userId }: { bytes: Buffer; userId: string }): Promise<string> => {
    if (!isPdf(bytes)) throw new Refusal('document_type', { fields: { file: 'pdf' } });
    const fileName = `${newToken()}.pdf`;
    // The row before the file, so that the sweep finds every file.
    const rows = await db
      .insert(uploads)
      .values({ fileName, userId, width: 0, height: 0, bytes: bytes.byteLength })
      .returning({ id: uploads.id, fileName: uploads.fileName });
    try {
      await files.put(keyOf(fileName), bytes);
    } catch (cause) {
      // If that fails as well, the sweep removes it.
      await removeUploads({ db, files }, rows).catch(() => {});
      throw new Refusal('upload_failed', { cause });
    }
    return fileName;
  };
}

export type TakeDocument = ReturnType<typeof documentTaker>;

import { eq } from 'drizzle-orm';
import { languages } from '#contract/languages.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { drawCertificate } from './draw-certificate.ts';
import { keyOf } from './files.ts';
import { certificates } from './table.ts';

/** Draws a certificate anew in both languages, in place of the stored PDFs. @returns false for an unknown serial */
export async function drawCertificateAgain(
  { db, files, address }: { db: Db; files: FileStore; address: string },
  serial: string,
): Promise<boolean> {
  const [found] = await db.select().from(certificates).where(eq(certificates.serial, serial));
  if (!found) return false;
  for (const language of languages) {
    await files.put(keyOf(found.id, language), await drawCertificate(found.content, language, address));
  }
  return true;
}

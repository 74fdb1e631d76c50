import type { FastifyInstance } from 'fastify';
import { certificateFile } from '#contract/files.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import { isUuid } from '#domain/uuid.ts';
import { filesFor } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Identify } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { drawCertificate } from './draw-certificate.ts';
import { findCertificate } from './store.ts';
import type { CertificateRecord } from './table.ts';

type Deps = {
  files: FileStore;
  /** The portal's own address, which the QR code leads to: never that of a request, which anybody can choose. */
  address: string;
};

/** The keys of the stored PDFs of a certificate. */
export const keyOf = (id: string, language: Language): string => `certificates/${id}.${language}.pdf`;

/** The PDF of a certificate in one language, made at the first request and then stored. */
export async function certificatePdf(
  { files, address }: Deps,
  { id, content }: CertificateRecord,
  language: Language,
): Promise<Uint8Array> {
  const key = keyOf(id, language);
  const kept = await files.get(key);
  if (kept) return kept;
  const pdf = await drawCertificate(content, language, address).catch((cause: unknown) => {
    throw new Refusal('certificate_failed', { cause });
  });
  await files.put(key, pdf);
  return pdf;
}

/**
 * Serves certificates to those who see their teams whole, as a download named by the serial. A revoked one is not given
 * out any more.
 */
export function certificateFileRoutes(app: FastifyInstance, deps: Deps & { db: Db; identify: Identify }): void {
  const options = filesFor(certificateFile, deps.identify);
  app.get<{ Params: { name: string } }>(certificateFile.path, options, async (request, reply) => {
    const [id = '', language, ...rest] = request.params.name.split('.');
    const isName = isUuid(id) && isLanguage(language) && rest.join('.') === 'pdf';
    const found = request.person && isName ? await findCertificate(deps.db, request.person, id) : undefined;
    if (!found || !isName) throw new Refusal('not_found');
    if (found.revokedAt) throw new Refusal('certificate_revoked');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="certificate-${found.serial}-${language}.pdf"`)
      .type('application/pdf')
      .send(await certificatePdf(deps, found, language));
  });
}

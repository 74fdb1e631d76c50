import type { FastifyInstance } from 'fastify';
import { creditNoteFile, type DeclaredFile, invoiceFile, taxDocumentFile } from '#contract/files.ts';
import type { Viewer } from '#domain/team-access.ts';
import { isUuid } from '#domain/uuid.ts';
import { creditNotePdf, documentPdf, fileNamesOf, invoicePdf } from '#server/features/invoices/index.ts';
import { filesFor } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Identify } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import { type FileStore, FileStoreError } from '#server/platform/files.ts';
import { seesOrder } from './store.ts';

type Deps = { db: Db; files: FileStore };

/** An order's invoice, or credit note, if the person may see the order; undefined otherwise, and when there is none. */
export async function findPdf(
  { db, files }: Deps,
  viewer: Viewer,
  orderId: string,
  pdfOf = invoicePdf,
): Promise<Uint8Array | undefined> {
  if (!(await seesOrder(db, viewer, orderId))) return undefined;
  return pdfOf(db, files, orderId).catch((cause: unknown) => {
    if (cause instanceof FileStoreError) throw cause;
    throw new Refusal('invoice_failed', { cause });
  });
}

/** Serves invoices and credit notes to those who may see their orders, as downloads named by their numbers. */
export function invoiceFileRoutes(app: FastifyInstance, deps: Deps & { identify: Identify }): void {
  const serve = (file: DeclaredFile, kind: 'invoice' | 'creditNote', pdfOf: typeof invoicePdf) => {
    const options = filesFor(file, deps.identify);
    app.get<{ Params: { name: string } }>(file.path, options, async ({ params, person }, reply) => {
      const orderId = params.name.replace(/\.pdf$/, '');
      const pdf = person && isUuid(orderId) ? await findPdf(deps, person, orderId, pdfOf) : undefined;
      if (!pdf) throw new Refusal('not_found');
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${(await fileNamesOf(deps.db, orderId))[kind]}"`)
        .type('application/pdf')
        .send(pdf);
    });
  };
  app.get<{ Params: { name: string } }>(
    taxDocumentFile.path,
    filesFor(taxDocumentFile, deps.identify),
    async ({ params }, reply) => {
      const id = params.name.replace(/\.pdf$/, '');
      const found = isUuid(id) ? await documentPdf(deps.db, deps.files, id) : undefined;
      if (!found) throw new Refusal('not_found');
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${found.number}.pdf"`)
        .type('application/pdf')
        .send(found.pdf);
    },
  );
  serve(invoiceFile, 'invoice', invoicePdf);
  serve(creditNoteFile, 'creditNote', creditNotePdf);
}

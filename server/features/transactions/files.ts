import type { FastifyInstance } from 'fastify';
import type { Viewer } from '#domain/team-access.ts';
import { isUuid } from '#domain/uuid.ts';
import { creditNotePdf, fileNamesOf, invoicePdf } from '#server/features/invoices/index.ts';
import { filesFor } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Identify } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import { type FileStore, FileStoreError } from '#server/platform/files.ts';
import { documentsFor } from './store.ts';

type Deps = { db: Db; files: FileStore };

/** An order's invoice, or credit note, if the person may see the order; undefined otherwise, and when there is none. */
export async function findPdf(
  { db, files }: Deps,
  viewer: Viewer,
  orderId: string,
  pdfOf = invoicePdf,
): Promise<Uint8Array | undefined> {
  const allowed = await documentsFor(db, viewer, orderId);
  if (allowed === 'none' || (allowed === 'invoice' && pdfOf === creditNotePdf)) return undefined;
  return pdfOf(db, files, orderId).catch((cause: unknown) => {
    if (cause instanceof FileStoreError) throw cause;
    throw new Refusal('invoice_failed', { cause });
  });
}

/** Serves invoices and credit notes to those who may see their orders, as downloads named by their numbers. */
export function invoiceFileRoutes(app: FastifyInstance, deps: Deps & { identify: Identify }): void {
  const options = filesFor('orders:read', deps.identify);
  const serve = (folder: string, kind: 'invoice' | 'creditNote', pdfOf: typeof invoicePdf) =>
    app.get<{ Params: { name: string } }>(`/files/${folder}/:name`, options, async ({ params, person }, reply) => {
      const orderId = params.name.replace(/\.pdf$/, '');
      const pdf = person && isUuid(orderId) ? await findPdf(deps, person, orderId, pdfOf) : undefined;
      if (!pdf) throw new Refusal('not_found');
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${(await fileNamesOf(deps.db, orderId))[kind]}"`)
        .type('application/pdf')
        .send(pdf);
    });
  serve('invoices', 'invoice', invoicePdf);
  serve('credit-notes', 'creditNote', creditNotePdf);
}

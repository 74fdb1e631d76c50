import type { FastifyInstance } from 'fastify';
import type { Viewer } from '#domain/team-access.ts';
import { isUuid } from '#domain/uuid.ts';
import { invoicePdf } from '#server/features/invoices/index.ts';
import { filesFor } from '#server/http/declared-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Identify } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import { type FileStore, FileStoreError } from '#server/platform/files.ts';
import { seesOrder } from './store.ts';

type Deps = { db: Db; files: FileStore };

/** An order's invoice, if the person may see the order; undefined otherwise, and when there is none. */
export async function findInvoice(
  { db, files }: Deps,
  viewer: Viewer,
  orderId: string,
): Promise<Uint8Array | undefined> {
  if (!(await seesOrder(db, viewer, orderId))) return undefined;
  return invoicePdf(db, files, orderId).catch((cause: unknown) => {
    if (cause instanceof FileStoreError) throw cause;
    throw new Refusal('invoice_failed', { cause });
  });
}

/** Serves invoices to those who may see their orders, as a download named `{order id}.pdf`. */
export function invoiceFileRoutes(app: FastifyInstance, deps: Deps & { identify: Identify }): void {
  const options = filesFor('orders:read', deps.identify);
  app.get<{ Params: { name: string } }>('/files/invoices/:name', options, async (request, reply) => {
    const orderId = request.params.name.replace(/\.pdf$/, '');
    const pdf = request.person && isUuid(orderId) ? await findInvoice(deps, request.person, orderId) : undefined;
    if (!pdf) throw new Refusal('not_found');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${orderId}.pdf"`)
      .type('application/pdf')
      .send(pdf);
  });
}

import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import type { CertificateBatch } from '#contract/endpoints/certificate-batches.ts';
import { dayOf } from '#domain/milestones.ts';
import { certificatePdf, certificatesByIds } from '#server/features/certificates/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';

type Deps = { db: Db; files: FileStore; address: string };
type Gathered = { ids: readonly string[]; batch: CertificateBatch };

/** Certificates whose contents are in memory together; of the PDFs it is one. */
const AT_ONCE = 200;

/**
 * Sends the certificates of a batch as one ZIP file, which is kept nowhere: each PDF is read from the store when its turn
 * comes. One that was revoked since is left out, and one whose person was erased is drawn anew, as if it were asked for
 * alone.
 */
export function sendBatch(deps: Deps, gathered: Gathered, request: FastifyRequest, reply: FastifyReply): void {
  const { batch } = gathered;
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  // A failure while one is read ends the connection, so that a part of the file is not taken for the whole.
  const fail = (err: unknown) => {
    request.log.error({ err }, 'a file of certificates was not read to its end');
    out.destroy(err as Error);
  };
  zip.on('error', fail);
  addAll(zip, deps, gathered).catch(fail);
  reply
    .header(
      'content-disposition',
      `attachment; filename="certificates-${batch.type}-${batch.language}-${dayOf(new Date(batch.created_at))}.zip"`,
    )
    .type('application/zip')
    .send(out);
}

async function addAll(zip: ZipFile, deps: Deps, { ids, batch }: Gathered): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const certificate of await certificatesByIds(deps.db, ids.slice(from, from + AT_ONCE))) {
      const { serial, content, issuedAt } = certificate;
      const read = () => certificatePdf(deps, certificate, batch.language);
      // A PDF is compressed already.
      await addOne(zip, `${content.team.number} ${serial}.pdf`, { mtime: issuedAt, compress: false }, read);
    }
  }
  zip.end();
}

/** Resolves when the turn of the file has come and it was read, so that no more than one waits to be written. */
function addOne(zip: ZipFile, name: string, options: object, read: () => Promise<Uint8Array>): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.addReadStreamLazy(name, options, (done) => {
      read().then(
        (bytes) => {
          done(null, Readable.from([bytes], { objectMode: false }));
          resolve();
        },
        (error) => {
          done(error, Readable.from([]));
          reject(error);
        },
      );
    });
  });
}

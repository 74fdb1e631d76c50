import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { dayOf } from '#domain/milestones.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Subject } from '#server/platform/personal-data.ts';
import { personalDataParts } from './parts.ts';
import { readablePage } from './readable-page.ts';
import { accountOf, subjectOf } from './subject.ts';

type Deps = { db: Db; files: FileStore };

/** Everything that the portal keeps of a person, by place. */
export async function collectPersonalData(db: Db, person: Subject): Promise<Record<string, unknown>> {
  const collected = personalDataParts.map(async ({ place, collect }) => [place, await collect(db, person)] as const);
  return Object.fromEntries(await Promise.all(collected));
}

/**
 * Sends a person's data as a ZIP file: a page to read, the same as JSON for programs, and the person's own files, each
 * of which is read from the store when its turn comes.
 */
export async function sendPersonalData({ db, files }: Deps, id: string, now: Date, reply: FastifyReply): Promise<void> {
  const account = await accountOf(db, id);
  const person = await subjectOf(db, account);
  const data = await collectPersonalData(db, person);
  const own = (await Promise.all(personalDataParts.map((part) => part.files?.({ db, files }, person) ?? []))).flat();
  const day = dayOf(now);
  const zip = new ZipFile();
  // A failure while a file is read ends the connection, so that half a download is not taken for a whole one.
  zip.on('error', (err: unknown) => {
    reply.request.log.error({ err }, 'a download of personal data was not read to its end');
    (zip.outputStream as Readable).destroy(err as Error);
  });
  zip.addBuffer(Buffer.from(readablePage(data, { ...account, now })), 'index.html', { mtime: now });
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime: now });
  for (const { name, read } of own) {
    zip.addReadStreamLazy(name, { mtime: now }, (done) => {
      read().then(
        (bytes) => done(null, Readable.from([bytes ?? new Uint8Array()], { objectMode: false })),
        (error) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  reply
    .header('content-disposition', `attachment; filename="personal-data-${day}.zip"`)
    .type('application/zip')
    .send(zip.outputStream);
}

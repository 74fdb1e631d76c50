import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { createKeptAnswers } from '#server/http/kept-answers.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { openFileStore } from '#server/platform/files.ts';
import { createPictureEncoder } from '#server/platform/pictures/encoder.ts';
import { telrGateway } from '#server/providers/card-gateway/telr.ts';
import { academyCatalogue } from '#server/providers/catalogue/academy.ts';
import { stebProvider } from '#server/providers/identity/steb.ts';

/** Nobody listens there: lists are read, and no provider is asked. */
const NOWHERE = 'http://127.0.0.1:9';

/** The portal's calls over a database that is there, with nothing kept of what they answer. */
export async function portalOver(database: Database, folder: string) {
  const log = () => {};
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  const gateway = telrGateway({ store: '1', authkey: '-', test: true, url: NOWHERE });
  return createApp({
    payments: {
      database,
      log,
      clock: systemClock,
      jobs: { enqueue: async () => {} },
      purposes: {},
      gateway,
      noticeUrl: NOWHERE,
    },
    identity: stebProvider({ url: NOWHERE, apiKey: '-', log }),
    files: await openFileStore(files, undefined),
    pictures: createPictureEncoder(),
    academy: { source: academyCatalogue({ url: NOWHERE, log }), publicUrl: NOWHERE, ticketKey: '-' },
    secrets: { noticeSecret: '-', authkey: '-' },
    publicUrl: undefined,
    defaultLinks: {
      account: NOWHERE,
      business: NOWHERE,
      verify: NOWHERE,
      recovery: NOWHERE,
      popup: NOWHERE,
      academy: NOWHERE,
      stream: NOWHERE,
    },
    trustProxy: 0,
    logLevel: 'silent',
    kept: { answers: createKeptAnswers({ maxBytes: 1, trusted: () => false }), caughtUp: async () => {} },
  });
}

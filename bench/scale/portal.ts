import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { composePortal } from '#server/composition-root.ts';
import { readConfig } from '#server/config.ts';
import { createAnswerCache } from '#server/http/answer-cache.ts';
import { outsideAddresses } from '#server/outside-addresses.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { openFileStore } from '#server/platform/files.ts';
import { createPictureEncoder } from '#server/platform/pictures/encoder.ts';
import { smtpMailer } from '#server/providers/mail/smtp.ts';

/** No service listens there: lists are only read, and no provider is called. */
const NOWHERE = 'http://127.0.0.1:9';

/** The portal's calls over an existing database, without a cache and without the queue's workers. */
export async function portalOver(database: Database, folder: string) {
  const config = readConfig({
    ...{ DATA_DIR: folder, PAGES: 'none', LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:9' },
    // All that a bench asks comes from one address.
    PAGES_PER_MINUTE: '1000000',
    ...{ STEB_URL: NOWHERE, TELR_URL: NOWHERE, CATALOGUE_URL: NOWHERE },
  });
  const outside = outsideAddresses(config);
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  const { app } = await composePortal({
    config,
    ownAddress: NOWHERE,
    ...{ outside, database, clock: systemClock },
    jobs: { enqueue: async () => {}, start: async () => {}, stop: async () => {} },
    files: await openFileStore(files, undefined),
    pictures: createPictureEncoder(),
    mailer: smtpMailer({ url: outside.smtp, from: config.mailFrom }),
    cache: {
      answers: createAnswerCache({ maxBytes: 1, trusted: () => false }),
      caughtUp: async () => {},
      close: async () => {},
    },
  });
  return app;
}

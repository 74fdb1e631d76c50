import { readdir } from 'node:fs/promises';
import { filesPathOf } from '../command-database.ts';
import { HOLD_COPY, newestBackup, paymentSums, proveBackup, releaseCopy } from '../features/system/index.ts';
import { openArchive } from '../platform/backup/archive.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { systemClock } from '../platform/clock.ts';
import { openFileStore } from '../platform/files.ts';
import { StartError } from '../platform/start-error.ts';
import { type Call, command, WrongUsage } from './command.ts';

export const restore = command({
  summary: 'Restores a backup into an empty database and file store, or proves that it can be',
  usage: '<backup> [--verify] | --release',
  options: {
    verify: {
      type: 'boolean',
      help: 'only reads it whole, restores it into a scratch database, compares, and drops that',
    },
    release: { type: 'boolean', help: 'lets a restored copy send mail and ask the payment provider' },
  },
  more: 'With --verify a folder stands for its newest backup. A restored portal neither mails nor asks the payment provider until --release.',
  failed: 'The backup could not be restored',
  async run(call) {
    const { values, words } = call;
    if (values.release) {
      if (values.verify || words.length > 0) throw new WrongUsage('--release stands alone.');
      return release(call);
    }
    const [path, ...more] = words;
    if (!path || more.length > 0) throw new WrongUsage('Name one backup.');
    return values.verify ? verify(call, path) : bringBack(call, path);
  },
});

async function release({ database: open, say }: Call): Promise<number> {
  const { db } = await open();
  const was = await releaseCopy(db);
  say(
    was ? 'Released: the portal takes up its work within some seconds.' : 'This is no held copy: nothing to release.',
  );
  return 0;
}

async function verify({ database: open, say }: Call, path: string): Promise<number> {
  const isFolder = await readdir(path).then(
    () => true,
    () => false,
  );
  const file = isFolder ? await newestBackup(path) : path;
  if (!file) throw new StartError(`There is no backup in ${path}.`);
  const database = await open();
  const { takenAt, tables } = await proveBackup({ database, clock: systemClock }, file);
  say(`${file}, taken ${takenAt}: whole; ${tables.length} tables and all sums are the same in a scratch database.`);
  return 0;
}

async function bringBack({ database: open, config, say }: Call, path: string): Promise<number> {
  // Before anything is opened or made: a damaged one leaves nothing behind.
  const archive = await openArchive(path);
  const { url } = await open({ max: 1 });
  const files = await openFileStore(filesPathOf(config()), config().s3);
  const { takenAt } = archive.manifest;
  await restoreBackup(archive, {
    ...{ url, files, sums: paymentSums },
    before: async (client) => {
      await client.query(HOLD_COPY, [takenAt]);
    },
  });
  archive.close();
  say(
    `Restored what the portal had at ${takenAt}; rows and sums are the same. It neither mails nor asks the payment provider until "npm run portal -- restore --release".`,
  );
  return 0;
}

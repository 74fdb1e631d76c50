import { join, resolve } from 'node:path';
import { filesPathOf } from '../command-database.ts';
import { proveBackup, takeBackup } from '../features/system/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openFileStore } from '../platform/files.ts';
import { command } from './command.ts';

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

export const backup = command({
  summary: 'Takes a backup of database and files while the portal runs',
  usage: '[--to <folder or file>] [--verify]',
  options: {
    to: {
      type: 'string',
      value: 'path',
      help: 'a folder, or a file that ends with .zip; BACKUP_DIR, or else backups in DATA_DIR',
    },
    verify: { type: 'boolean', help: 'restores it into a scratch database at once, and compares' },
  },
  more: 'The archive holds everything that the portal knows of people, unencrypted: encrypt it whole before it leaves the machine.',
  failed: 'The backup could not be taken',
  async run({ values, config, database: open, dataPath, say }) {
    const database = await open();
    const files = await openFileStore(filesPathOf(config()), config().s3);
    const to = values.to ?? config().backups?.dir ?? join(dataPath(), 'backups');
    const where = to.endsWith('.zip') ? { file: resolve(to) } : { folder: resolve(to) };
    const taken = await takeBackup({ database, files, clock: systemClock }, where);
    say(
      `${taken.path}\n${taken.rows} rows and ${taken.files} files in ${megabytes(taken.bytes)}, ${(taken.ms / 1000).toFixed(1)} s.`,
    );
    if (!values.verify) return 0;
    await proveBackup({ database, clock: systemClock }, taken.path);
    say('Restored into a scratch database: rows and sums are the same.');
    return 0;
  },
});

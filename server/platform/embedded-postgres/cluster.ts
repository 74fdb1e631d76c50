import { randomBytes } from 'node:crypto';
import { chmod, open, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { clusterOf, type Place } from './installation.ts';
import { program } from './programs.ts';
import { runAs } from './runner.ts';

export const SUPERUSER = 'postgres';

/** A first start with sample content writes 75 MB. */
const NEEDED_MB = 256;

/**
 * Creates the database cluster at the first start. It gets its final name when it is complete, so an incomplete one is
 * never used as a database; it is removed and created anew.
 * @throws StartError when it cannot be created, or when another PostgreSQL version created it.
 */
export async function ensureCluster(place: Place, options: { durable: boolean; withPassword: boolean }): Promise<void> {
  const cluster = clusterOf(place.home);
  const entries = await readdir(place.home);
  for (const name of entries) {
    // An initdb may still be writing there, because it survives a killed portal.
    if (name.startsWith('unfinished-'))
      await rm(join(place.home, name), { recursive: true, force: true, maxRetries: 9 });
  }
  if (entries.includes('cluster')) return refuseOtherVersion(cluster, place.programs.version);
  await refuseSmallDisk(place.home);

  const unfinished = join(place.home, `unfinished-${randomBytes(6).toString('hex')}`);
  const passwordFile = passwordFileOf(place.home);
  if (options.withPassword) {
    await writeFile(passwordFile, randomBytes(24).toString('hex'));
    // The server's user must read it; other users cannot enter the folder.
    await chmod(passwordFile, 0o644);
  }
  const { code, output } = await runAs(place.runner, [
    program(place.programs, 'initdb'),
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    // Only the server's own user and root can enter the socket's folder, so connections over the socket need no
    // password. A TCP port is open to all users of the machine.
    ...(options.withPassword ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']),
    '--encoding=UTF8',
    // The root collation of Unicode sorts Arabic and Latin names as a dictionary does, the same on every machine.
    '--locale-provider=icu',
    '--icu-locale=und',
    '--locale=C',
    '--no-instructions',
    ...(options.durable ? [] : ['--no-sync']),
  ]);
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    const reason = /(?:error|FATAL|PANIC): +(.*)/.exec(output)?.[1] ?? output.split('\n').at(-1);
    throw new StartError(`The database could not be made in ${place.home}: ${reason || `initdb ended with ${code}`}.`);
  }
  await rename(unfinished, cluster);
  if (options.durable) await syncFolder(place.home);
}

export const passwordFileOf = (home: string) => join(home, 'password');

/** A disk that fills up during the start would give less clear errors, and a database that stops at the first write. */
async function refuseSmallDisk(home: string): Promise<void> {
  const { bavail, bsize } = await statfs(home);
  const megabytes = Math.floor((bavail * bsize) / 2 ** 20);
  if (megabytes >= NEEDED_MB) return;
  throw new StartError(`The disk of ${home} has ${megabytes} MB left; a new database needs ${NEEDED_MB} MB.`);
}

async function refuseOtherVersion(cluster: string, version: string): Promise<void> {
  const ours = version.split('.')[0];
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (found === ours) return;
  throw new StartError(
    found
      ? `The database in ${cluster} was made by PostgreSQL ${found}, and this portal brings PostgreSQL ${ours}: nothing was changed. Take a backup with the earlier version of the portal (npm run portal -- backup), and restore it into a new data folder.`
      : `The folder ${cluster} is no PostgreSQL database; move it away or restore it from a backup.`,
  );
}

/** Without it a power failure could undo the renaming. Windows cannot open folders, and syncs them itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

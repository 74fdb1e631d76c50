import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { passwordFileOf } from './cluster.ts';
import type { Place } from './installation.ts';

/** How clients reach the server. */
export interface Transport {
  /** PostgreSQL's settings for it. */
  settings: Record<string, string | number>;
  url(user: string, database: string): string;
}

const SOCKET_NAME = '.s.PGSQL.5432';
/** macOS allows 103 bytes, Linux 107. */
const LONGEST_SOCKET_PATH = 100;

/** A Unix socket that only the server's user and root can reach. No server may be running in `home`. */
export async function unixSocket({ home, runner }: Place): Promise<Transport> {
  const fits = (folder: string) => Buffer.byteLength(join(folder, SOCKET_NAME)) <= LONGEST_SOCKET_PATH;
  let folder = home;
  if (!fits(home)) {
    const name = `turs-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`;
    folder = [join(tmpdir(), name), join('/tmp', name)].find(fits) ?? home;
    await ownPrivateFolder(folder, runner.owner ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });
  }
  // Left by a killed server; PostgreSQL would trust its number, which may belong to another process by now.
  await rm(join(folder, SOCKET_NAME), { force: true });
  await rm(join(folder, `${SOCKET_NAME}.lock`), { force: true });
  return {
    // Quoted, because the setting is a list.
    settings: { listen_addresses: '', unix_socket_directories: `"${folder.replaceAll('"', '""')}"` },
    url: (user, database) => socketUrl(folder, user, database),
  };
}

/** For Windows: a free port of the loopback interface, with a password. */
export async function loopbackPort({ home }: Place): Promise<Transport> {
  const password = await readFile(passwordFileOf(home), 'utf8');
  const port = await freePort();
  return {
    settings: { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' },
    url: (user, database) => loopbackUrl({ port, password }, user, database),
  };
}

export const socketUrl = (folder: string, user: string, database: string): string =>
  `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`;

export const loopbackUrl = ({ port, password }: { port: number; password: string }, user: string, database: string) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

/** In a folder that all users may write to, somebody else could have created one with that name first. */
async function ownPrivateFolder(folder: string, owner: { uid: number; gid: number }): Promise<void> {
  const isOurs = async () => {
    const found = await lstat(folder).catch(() => undefined);
    return found?.isDirectory() && found.uid === owner.uid && (found.mode & 0o077) === 0;
  };
  if (await isOurs()) return;
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    await chown(folder, owner.uid, owner.gid);
  } catch (cause) {
    throw new StartError(`The folder ${folder} for the database’s socket belongs to somebody else; remove it.`, {
      cause,
    });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

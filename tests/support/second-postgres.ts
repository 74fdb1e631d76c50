import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where Debian keeps the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';
/** The user and group `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** The oldest that the portal runs on. */
const OLDEST = 15;

/**
 * A server of the machine's newest own PostgreSQL, on a Unix socket in a temporary folder; nothing where the machine has
 * none. Call `stop` when done; Ctrl-C stops it, too.
 */
export async function openSecondPostgres() {
  const versions = (await readdir(VERSIONS).catch(() => [])).map(Number).filter((version) => version >= OLDEST);
  const programs = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(VERSIONS, String(version), 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (!programs) return undefined;
  const place = await mkdtemp(join(tmpdir(), 'turs-postgres-'));
  try {
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(place, NOBODY, NOBODY);
    const as = { cwd: place, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
    const options = '-D data -U portal -E UTF8 --locale=C.UTF-8 --auth=trust'.split(' ');
    execFileSync(join(programs, 'initdb'), options, { ...as, stdio: ['ignore', 'ignore', 'inherit'] });
    const version = execFileSync(join(programs, 'postgres'), ['--version'], { ...as, encoding: 'utf8' }).trim();
    const settings = ['listen_addresses=', `unix_socket_directories=${place}`, 'fsync=off', 'max_connections=200'];
    const server = spawn(join(programs, 'postgres'), ['-D', 'data', ...settings.flatMap((one) => ['-c', one])], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(server, 'exit');
    let started = false;
    for await (const line of createInterface(server.stderr)) {
      started = line.includes('ready to accept connections');
      if (started) break;
    }
    // Its output ends when it ends.
    if (!started) throw new Error(`${version} did not start`);
    // What nobody reads would fill the pipe and stop the server.
    server.stderr.resume();
    return {
      url: `postgres://portal@localhost/postgres?host=${place}`,
      version,
      async stop() {
        server.kill('SIGQUIT');
        await ended;
        await rm(place, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
}

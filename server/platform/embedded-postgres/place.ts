import { createHash } from 'node:crypto';
import {
  access,
  chmod,
  constants,
  cp,
  lchown,
  mkdir,
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
import { asOurselves, asUser, inUserNamespace, nobody, type Runner, runAs, weAreRoot } from './runner.ts';

/** Where the server's files are, and how its programs are run. */
export interface Place {
  /** Holds the cluster, its log and (where the path is short enough) its socket. Only the server's user may enter. */
  home: string;
  programs: Programs;
  runner: Runner;
}

export const clusterOf = (home: string) => join(home, 'cluster');

/** In the data folder; names the folder that holds the server's files when that cannot be the data folder itself. */
const SIGNPOST = 'postgres-is-elsewhere.txt';

/** Where the server's files are by now, or will be on the first start. */
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
    await ownHome(home, asOurselves);
    const programs = linked ? shipped : await copyPrograms(shipped, home);
    await refuseBrokenPrograms(programs);
    return { home, programs, runner: asOurselves };
  }
  const ordinary = await ordinaryUser(home);
  if (linked) {
    for (const runner of [ordinary, inUserNamespace]) {
      if (!(await canRun(runner, shipped)) || !(await canEnter(runner, home))) continue;
      await ownHome(home, runner);
      return { home, programs: shipped, runner };
    }
  }
  // What is left: a copy of the programs, and where need be of the cluster, that the ordinary user can reach.
  for (const runner of [ordinary, inUserNamespace]) {
    if (!(await canEnter(runner, home))) continue;
    const place = await withCopiedPrograms(shipped, home, runner);
    if (place) return place;
  }
  const reachable = await moveHome(dataDir, home, log);
  const place = await withCopiedPrograms(shipped, reachable, ordinary);
  if (place) return place;
  await refuseBrokenPrograms(shipped);
  throw new StartError(
    'PostgreSQL refuses to run as root, and there is no other way to run it here: start the portal as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whoever owns the cluster by now, so that a start by root does not lock out the user whose portal it is. */
async function ordinaryUser(home: string): Promise<Runner> {
  const owner = await stat(clusterOf(home)).catch(() => undefined);
  return owner && owner.uid !== 0 ? asUser(owner.uid, owner.gid) : nobody();
}

async function canRun(runner: Runner, programs: Programs): Promise<boolean> {
  return (await runAs(runner, [program(programs, 'postgres'), '--version'])).code === 0;
}

/** Whether the way to the folder is open to that user; the folder itself will be given to it. */
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
  await ownHome(home, runner);
  return (await canRun(runner, programs)) ? { home, programs, runner } : undefined;
}

/** Moves the server's files out of a folder that only root may enter, and leaves a signpost. */
async function moveHome(dataDir: string, home: string, log: (line: string) => void): Promise<string> {
  const name = `turs-portal-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const parent = await access('/var/lib', constants.W_OK).then(
    () => '/var/lib',
    () => '/var/tmp',
  );
  const reachable = join(parent, name);
  if (home === reachable) return home;
  await mkdir(reachable, { recursive: true, mode: 0o700 });
  const old = clusterOf(home);
  if (await stat(old).catch(() => undefined)) {
    const unfinished = join(reachable, 'cluster.moving');
    await rm(unfinished, { recursive: true, force: true });
    await cp(old, unfinished, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    await rename(unfinished, clusterOf(reachable));
  }
  await writeFile(join(dataDir, SIGNPOST), `${reachable}\n`);
  log(
    `PostgreSQL may not run as root, and no other user may enter ${dataDir}: the database lies in ${reachable}, which belongs into backups as well.`,
  );
  return reachable;
}

/** Makes the folder, and gives it to the server's user when it is another one's. */
async function ownHome(home: string, { owner }: Runner): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  await chmod(home, 0o700).catch((cause) => {
    throw new StartError(`The database’s files in ${home} belong to another user of this machine.`, { cause });
  });
  if (!owner) return;
  const { uid, gid } = await stat(home);
  if (uid === owner.uid && gid === owner.gid) return;
  for (const entry of await readdir(home, { recursive: true })) await lchown(join(home, entry), owner.uid, owner.gid);
  await lchown(home, owner.uid, owner.gid);
}

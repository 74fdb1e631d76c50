import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';

/**
 * Under which account PostgreSQL's programs run. They refuse to run as root, for a hole in the database must not be
 * a hole in the machine.
 */
export interface Runner {
  /** Who must own the server's files; undefined: whoever runs the portal. */
  owner?: { uid: number; gid: number };
  /** What stands before the program on the command line. */
  prefix: string[];
}

export const asOurselves: Runner = { prefix: [] };

/** Only root can do this. */
export function asUser({ uid, gid }: { uid: number; gid: number }): Runner {
  return { owner: { uid, gid }, prefix: [] };
}

/**
 * Root that PostgreSQL takes for an ordinary user: inside the namespace it has that user's number and no privileges,
 * outside its files are root's. It reaches folders that only root may enter.
 */
export function inUserNamespace({ uid, gid }: { uid: number; gid: number }): Runner {
  return {
    owner: { uid: 0, gid: 0 },
    prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'],
  };
}

export const weAreRoot = process.getuid?.() === 0;

/** An account without rights: nobody, or the first that is not root. It must exist, for initdb looks up its name. */
export async function accountWithoutRights(): Promise<{ uid: number; gid: number }> {
  const users = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    // On macOS nobody has a negative number, which the calls for owners do not take.
    .filter(({ uid }) => uid > 0);
  const found = users.find(({ name }) => name === 'nobody') ?? users[0];
  if (!found) throw new StartError('PostgreSQL refuses to run as root, and this machine has no other user.');
  return found;
}

/** The child has its own session: Ctrl-C in the terminal reaches the portal alone, which stops the server last. */
export function spawnAs(runner: Runner, [program = '', ...args]: string[], output: 'pipe' | number) {
  const [file = program, ...rest] = [...runner.prefix, program, ...args];
  return spawn(file, rest, {
    ...(runner.prefix.length === 0 ? runner.owner : {}),
    cwd: '/',
    detached: true,
    env: { ...withoutPostgresSettings(process.env), LC_ALL: 'C' },
    stdio: ['ignore', output, output],
    windowsHide: true,
  });
}

/** Runs a program to its end and gives its exit code (undefined: it could not be started) and all it printed. */
export function runAs(runner: Runner, command: string[]): Promise<{ code?: number; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    try {
      const child = spawnAs(runner, command, 'pipe');
      const collect = (text: Buffer) => {
        output += text;
      };
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
      child.on('error', (error) => resolve({ output: error.message }));
      child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
    } catch (error) {
      resolve({ output: String(error) });
    }
  });
}

/** PGDATA, PGPORT and their like in the portal's environment are meant for another server. */
function withoutPostgresSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PG')));
}

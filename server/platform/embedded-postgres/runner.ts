import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';

/**
 * The account under which PostgreSQL's programs run. They refuse to run as root, because a vulnerability in the
 * database must not give root access to the machine.
 */
export interface Runner {
  /** The required owner of the server's files; undefined: the user who runs the portal. */
  owner?: { uid: number; gid: number };
  /** The part of the command line before the program. */
  prefix: string[];
}

export const asOurselves: Runner = { prefix: [] };

/** Only root can use this. */
export function asUser({ uid, gid }: { uid: number; gid: number }): Runner {
  return { owner: { uid, gid }, prefix: [] };
}

/**
 * Root in a user namespace, which PostgreSQL accepts as an ordinary user: inside it has that user's number and no
 * privileges, outside its files belong to root. It reaches folders that only root may enter.
 */
export function inUserNamespace({ uid, gid }: { uid: number; gid: number }): Runner {
  return {
    owner: { uid: 0, gid: 0 },
    prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'],
  };
}

export const weAreRoot = process.getuid?.() === 0;

/**
 * An account without privileges: nobody, or the first that is not root. It must exist, because initdb looks up its
 * name.
 */
export async function accountWithoutRights(): Promise<{ uid: number; gid: number }> {
  const users = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    // On macOS the user nobody has a negative number, which chown does not accept.
    .filter(({ uid }) => uid > 0);
  const found = users.find(({ name }) => name === 'nobody') ?? users[0];
  if (!found) throw new StartError('PostgreSQL refuses to run as root, and this machine has no other user.');
  return found;
}

/** The child has its own session: Ctrl-C in the terminal signals only the portal, which stops the server last. */
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

/** Runs a program to its end and returns its exit code (undefined: it could not be started) and its output. */
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

/** PGDATA, PGPORT and similar variables in the portal's environment are meant for another server. */
function withoutPostgresSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PG')));
}

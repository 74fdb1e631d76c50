import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ownRoot = fileURLToPath(new URL('../..', import.meta.url));

export type Run = {
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Waits until it has printed this; fails if it ends before. */
  printed(text: string, timeout?: number): Promise<void>;
  /** The exit code, once it has ended (null after a signal). */
  ended: Promise<number | null>;
};

/** Milliseconds that a process may take to start: on a busy machine it has waited for half a minute. */
export const START_TIMEOUT = 120_000;

/**
 * Starts a script of the project as a process of its own, with only the given environment besides PATH, HOME and Node's
 * compile cache, because tests of whole processes start many of them.
 * @param script its path, or its path and its arguments
 * @param root the checkout of the script, if not this one
 */
export function run(script: string | readonly string[], environment: Record<string, string>, root = ownRoot): Run {
  const child = spawn(process.execPath, ['--import', './server/import-hook.ts', script].flat(), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      // A machine that is busy with tests is late without being overloaded.
      MAX_EVENT_LOOP_DELAY: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    output: () => text,
    ended,
    async printed(wanted, timeout = START_TIMEOUT) {
      const giveUpAt = Date.now() + timeout;
      let over = false;
      ended.then(() => {
        over = true;
      });
      while (!text.includes(wanted)) {
        if (over || Date.now() > giveUpAt) throw new Error(`never printed “${wanted}”, but:\n${text}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

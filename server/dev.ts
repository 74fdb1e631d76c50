import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './import-hook.ts';

/*
 * `npm run dev`: pages straight from their sources with hot reload, and a server that restarts when its own sources
 * change. Node's `--watch` follows every imported file, including those that Vite writes while it runs, and therefore
 * restarted the server up to six times before the first page.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
/** The source folders of the server. Changes under `web/` are handled by Vite. */
const folders = ['brand', 'contract', 'demo', 'documents', 'domain', 'locales', 'sandbox', 'server'];
const isSource = (name: string) => /\.(ts|json|md|sql|typ)$/.test(name) && !name.endsWith('.test.ts');
/** Editors save a file in several steps, and Git checks out many files: wait until the changes end. */
const SETTLED_MS = 150;

/** Runs the portal as a child process. It shuts down in order when the watching process disconnects or dies. */
function runPortal(): void {
  process.env.PAGES = 'dev';
  process.once('disconnect', () => {
    // While the modules of main.ts are loaded nothing else listens, and there is nothing to shut down.
    if (process.listenerCount('disconnect') === 0) process.exit(1);
  });
  import('./main.ts');
}

function watchSources(): void {
  let portal: ChildProcess | undefined;
  let next: 'start' | 'end' | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    next = undefined;
    portal = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A terminal sends Ctrl-C to the whole process group, and a portal that receives it twice exits at once.
      detached: process.platform !== 'win32',
    });
    portal.once('exit', (code) => {
      portal = undefined;
      if (next === 'end') process.exit(code ?? 1);
      if (next === 'start') return start();
      process.stdout.write('The portal has ended. It starts again when a source changes.\n');
    });
  }

  function stop(then: 'start' | 'end'): void {
    next = then;
    if (portal?.connected) portal.disconnect();
  }

  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || !isSource(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!portal) start();
        else if (!next) stop('start');
      }, SETTLED_MS);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (portal && next !== 'end') return stop('end');
      portal?.kill('SIGKILL');
      process.exit(1);
    });
  }
  start();
}

if (process.send) runPortal();
else watchSources();

import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `npm run dev`: pages straight from their sources with hot reload, and a server that starts anew when its own sources
 * change. Node's `--watch` follows every imported file, also those that Vite writes while it works, and so started the
 * server up to six times before the first page.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
/** What the server is made of. Changes under `web/` are Vite's. */
const folders = ['brand', 'contract', 'demo', 'documents', 'domain', 'locales', 'sandbox', 'server'];
const isSource = (name: string) => /\.(ts|json|md|sql|typ)$/.test(name) && !name.endsWith('.test.ts');
/** An editor saves a file in several steps, and Git checks out many files. */
const SETTLED_MS = 150;

/** The portal as a process of its own, which stops in order when the one that watches lets go of it or dies. */
function runPortal(): void {
  process.env.PAGES = 'dev';
  process.once('disconnect', () => {
    // Nobody else listens while it still starts: there is nothing to stop in order.
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
      // A terminal sends Ctrl-C to the whole group, and a portal that hears of it twice ends at once.
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

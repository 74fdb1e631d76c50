import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildPagesOnce } from '#web/build-once.ts';

/* `npm start`: builds the pages if their sources changed, then starts the portal in this process, which gets signals. */
process.env.NODE_ENV ??= 'production';
// Compiling the same modules again took a third of the start. If the folder is not writable, nothing is cached.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
const began = performance.now();
try {
  if (await buildPagesOnce()) {
    process.stdout.write(`Built the pages (${((performance.now() - began) / 1000).toFixed(1)} s).\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
await import('./import-hook.ts');
await import('./main.ts');

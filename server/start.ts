import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildPagesOnce } from '#web/build-once.ts';

/* `npm start`: builds the pages if their sources changed, then starts the portal. One process, so that signals reach it. */
process.env.NODE_ENV ??= 'production';
// A third of a second start was spent on compiling the same modules again. Where this cannot be written nothing is kept.
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
await import('./main.ts');

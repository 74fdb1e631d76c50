import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildPagesOnce, bundleServerOnce, isBuildDue } from '#web/build-once.ts';

/*
 * `npm start`: builds pages and server if their sources changed, then starts the portal in this process, which gets
 * signals.
 */
process.env.NODE_ENV ??= 'production';
const root = new URL('../', import.meta.url);
// Compiling the same modules again took a third of the start. If the folder is not writable, nothing is cached.
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/compiled', root)));
try {
  if (await isBuildDue()) await build();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
await import(new URL('bundle/main.js', root).href);

async function build(): Promise<void> {
  // A portal that would refuse its configuration says so now, and not when everything is built.
  await import('./import-hook.ts');
  const { readConfig } = await import('./config.ts');
  readConfig();
  const began = performance.now();
  await buildPagesOnce();
  await bundleServerOnce();
  process.stdout.write(`Built the portal (${((performance.now() - began) / 1000).toFixed(1)} s).\n`);
}

import { readdir, readFile, stat } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';

type Route = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: Pick<Route, 'module' | 'imports'>; routes: Record<string, Route> };

let manifest: Manifest;

// The pages are built before any test runs (`tests/support/built-pages.ts`).
beforeAll(async () => {
  const name = (await readdir('build/client/assets')).find((file) => /^manifest-.*\.js$/.test(file));
  const text = await readFile(`build/client/assets/${name}`, 'utf8');
  manifest = JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''));
});

/** All scripts with which a page comes: its own, those of the layouts around it, and what they import. */
function scriptsOf(route: Route): Set<string> {
  const scripts = new Set([manifest.entry.module, ...(manifest.entry.imports ?? [])]);
  for (let at: Route | undefined = route; at; at = manifest.routes[at.parentId ?? '']) {
    for (const script of [at.module, ...(at.imports ?? [])]) scripts.add(script);
  }
  return scripts;
}

const sizeOf = (file: string) => stat(file).then(({ size }) => size);
/** In bytes, as a browser that takes brotli gets it: a script that is too small to be compressed comes as it is. */
const sent = (script: string) => sizeOf(`build/client${script}.br`).catch(() => sizeOf(`build/client${script}`));

async function weightOf(route: Route): Promise<number> {
  const sizes = await Promise.all([...scriptsOf(route)].map(sent));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('no page of the back-office comes with more than 250 kB of JavaScript', async () => {
  const pages = Object.values(manifest.routes).filter(({ module }) => /Page-/.test(module));
  const office = pages.filter(({ id }) => /^(admin\/|new-file)/.test(id));
  const weights = await Promise.all(office.map(async (route) => ({ id: route.id, bytes: await weightOf(route) })));
  expect(weights.length).toBeGreaterThan(40);
  expectNone(
    weights
      .filter(({ bytes }) => bytes > 250_000)
      .map(
        ({ id, bytes }) =>
          `${id} comes with ${bytes / 1000} kB of scripts: what is not seen at once can be loaded when it is asked for, as ` +
          'the editor, dialogs and the forms of the log are (docs/decisions/193).',
      ),
  );
});

test('the frame of the back-office, which is around each page, leaves room for them', async () => {
  const frame = manifest.routes['admin/layout/AdminLayout'];
  expect(
    frame && (await weightOf(frame)),
    'The menu is on every page: it names permissions, and imports no calls (docs/decisions/193).',
  ).toBeLessThan(150_000);
});

import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Our own way of loading a screen in the place of the router's, which reloads without end (decision 048). */
function ownRouteLoader(): Plugin {
  const own = fileURLToPath(new URL('web/lib/load-route-module.ts', import.meta.url));
  let replaced = false;
  return {
    name: 'own-route-loader',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/.test(id.replaceAll('\\', '/'))) return undefined;
      replaced = true;
      return `export { loadRouteModule } from ${JSON.stringify(own)};`;
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('The router loads its screens from another file now: see decision 048.');
    },
  };
}

/** A module that so many of their pages bring along is in the one file that all of them share. */
const SHARED_BY = 12;

/** The module that stands for a page of the browser, and those of the back-office among them. */
const page = /\?__react-router-build-client-route$/;
const officePage = /\/web\/admin\//;

/** What of the router's graph is asked here. */
type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** How many pages that visitors open bring a module along. The back-office grows, and must not move what they load. */
function countVisitorPages(id: string, graph: Graph): number {
  const reached = new Set([id]);
  for (const one of reached) for (const importer of graph.getModuleInfo(one)?.importers ?? []) reached.add(importer);
  return [...reached].filter((one) => page.test(one) && !officePage.test(one)).length;
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), ownRouteLoader()],
  // All packages are found before the first page, so that no page reloads in the middle of work.
  optimizeDeps: { entries: ['web/**/*.tsx'] },
  publicDir: false,
  build: {
    // The CSP allows fonts and pictures from this site alone: nothing is inlined as a data: address.
    assetsInlineLimit: 0,
    target: ['safari16.4', 'chrome111', 'firefox115'],
    chunkSizeWarningLimit: 700,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Visitors load the names of all files: a character less in each makes every page 0.2 kB smaller.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // One file for what changes only with an upgrade: it is smaller than many, and browsers keep it longer.
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
                // One for what half of the pages load anyway: in 21 files instead of 48 a page is 6 kB smaller, and on a
                // slow line complete 0.7 s earlier. Dates bring two calendars along, for pages that show none.
                {
                  debugName: 'shared',
                  name: (id, graph) => (countVisitorPages(id, graph) >= SHARED_BY ? 'shared' : null),
                  // What forms and lists use is counted in every screen of the back-office, and is not for all.
                  test: /\/web\/(lib(?!\/(attempt|Sentence|picture-sizes|hydration\/early-input))|app|layout|kit(?!\/(form|table|list|write-date|DateTime|ErrorState))|public\/layout)\/|lucide-react(?!.*\/rotate-cw)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        target: 'node24',
        // What one module imports at once and another on demand is simply there.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
      // Everything is built in: it starts fast, and has the production React whatever NODE_ENV says.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
}));

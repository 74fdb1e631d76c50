import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/** What a portal's own start loads first: workers import the same modules. */
const execArgv = ['--import', fileURLToPath(new URL('server/import-hook.ts', import.meta.url))];

/** Journeys need a build and a browser, and run three at a time; everything else runs on every core. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'units',
          execArgv,
          // The files of a worker share its modules, which takes a third off the whole: none keeps state in a module.
          isolate: false,
          // They wait for databases and processes as much as they reckon: twice two cores pays.
          maxWorkers: Math.max(4, availableParallelism()),
          include: [
            '{brand,contract,domain,locales,documents,server,sandbox,web,demo,tools/papers}/**/*.test.ts',
            'tests/{rules,security,calls,start,faults,support}/**/*.test.ts',
          ],
          // The pages first, if a file of the run needs them.
          globalSetup: ['./tests/support/built-pages.ts', './tests/support/global-setup.ts'],
          // For what hangs: on a busy machine a test takes five times as long as on a quiet one.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      // Drawings change when somebody draws: `npm run drawings` runs these, `npm test` does not.
      { test: { name: 'drawings', include: ['tools/drawing/**/*.test.ts'] } },
      {
        test: {
          name: 'journeys',
          execArgv,
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [
            './tests/support/built-pages.ts',
            './tests/support/global-setup.ts',
            './tests/support/shipped-browser.ts',
            './tests/support/shared-portal.ts',
            './tests/support/engines/engines.ts',
          ],
          // The files of a worker share its modules and its browser.
          isolate: false,
          // They wait for pages a quarter of the time: three keep two cores busy, and more, each with a browser, starve them.
          maxWorkers: 3,
          // For what hangs: the main job took a hundred seconds on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // One second was too short for a screen on a busy machine; what is there already costs no wait.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});

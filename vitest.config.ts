import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { type Group, groups, proven, tested } from './tests/suites.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { limit } from './tests/support/time-limits.ts';

const everywhere = {
  // What a portal's own start loads first: workers import the same modules.
  execArgv: ['--import', fileURLToPath(new URL('server/import-hook.ts', import.meta.url))],
  // The files of a worker share its modules, which takes a third off the whole: none keeps state in a module.
  isolate: false,
  testTimeout: limit.test,
  hookTimeout: limit.test,
  expect: { poll: { timeout: limit.wait } },
};

/** Rules and API tests. They wait for databases and processes as much as they reckon: twice two cores pays. */
const units = {
  ...everywhere,
  maxWorkers: Math.max(4, availableParallelism()),
  // The pages first: workers that built them side by side would take them from under one another.
  globalSetup: ['./tests/support/built-pages.ts', './tests/support/global-setup.ts'],
};

/** Journeys need a build and a browser. They wait a quarter of the time: three keep two cores busy, more starve them. */
const journeys = {
  ...everywhere,
  maxWorkers: 3,
  // After the units, where a run has both.
  sequence: { groupOrder: 1 },
  globalSetup: [
    './tests/support/built-pages.ts',
    './tests/support/global-setup.ts',
    './tests/support/shipped-browser.ts',
    './tests/support/shared-portal.ts',
    './tests/support/engines/engines.ts',
  ],
};

const ofGroup = ([name, { files, browser }]: [string, Group]): TestProjectInlineConfiguration => ({
  test: { ...(browser ? journeys : units), name, include: files, testTimeout: limit.long, hookTimeout: limit.long },
});

/** `units` and `journeys` are what `npm test` runs; the others are the groups of `npm run prove`. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...units, name: 'units', include: tested.units, exclude: proven } },
      { test: { ...journeys, name: 'journeys', include: tested.journeys, exclude: proven } },
      ...Object.entries(groups).map(ofGroup),
    ],
  },
});

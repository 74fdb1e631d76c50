import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files, each at least 10 s of processor time on the machine where they were measured, slowest first.
 * Vitest knows a file's duration only after a run; on a new machine it starts with the largest files, and the slowest,
 * which are not the largest, then ran alone at the end while the other processor was idle.
 */
const longest = [
  'tests/faults/crash.test.ts',
  'tests/start/start.test.ts',
  'tests/start/reconcile.test.ts',
  'tests/faults/database-lost.test.ts',
  'tests/calls/public-routes.test.ts',
  'tests/security/text.test.ts',
  'tests/security/logs.test.ts',
  'server/platform/embedded-postgres/processes.test.ts',
  'server/features/personal-data/personal-data.test.ts',
  'server/http/page-cache.test.ts',
  'tests/security/stranger.test.ts',
  'tests/security/who-may-what.test.ts',
  'tests/journeys/screens.test.ts',
  'tests/journeys/main-job.test.ts',
  'tests/journeys/team-page.test.ts',
  'tests/journeys/first-screens.test.ts',
  'tests/journeys/development.test.ts',
];

/** Files that are not listed keep vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

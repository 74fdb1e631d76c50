import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, each at least 20 s of a processor on the machine that they were timed on, longest first.
 * Vitest knows how long a file took once it has run; on a fresh machine it begins with the largest, and the longest of
 * them, which are not, ran alone at the end while the other processor had nothing to do.
 */
const longest = [
  'tests/faults/crash.test.ts',
  'tests/start/start.test.ts',
  'tests/security/text.test.ts',
  'tests/start/reconcile.test.ts',
  'tests/faults/database-lost.test.ts',
  'tests/security/logs.test.ts',
  'server/platform/embedded-postgres/processes.test.ts',
  'tests/journeys/narrow-screens.test.ts',
  'tests/journeys/screens.test.ts',
  'tests/journeys/overlays.test.ts',
  'tests/journeys/main-job.test.ts',
  'tests/journeys/development.test.ts',
];

/** What is not listed keeps vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** A test by its file, from the project's root, and its full name; without a name the file itself failed. */
export type TestName = { file: string; name?: string };

export type RunReport = {
  passed: number;
  skipped: number;
  failed: TestName[];
  /** What was thrown outside of every test, such as a promise that nobody waited for. */
  errors: string[];
};

type Thrown = { message?: string; errors?: Thrown[] };

/** An error that gathers others says nothing itself. */
const messagesOf = ({ message, errors }: Thrown): string[] =>
  errors?.length ? errors.flatMap(messagesOf) : [message ?? 'an error without a message'];

/** Tells `run-tests.ts` how a run ended, in the file that `TEST_REPORT` names. */
export default class RunReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly Thrown[]): Promise<void> {
    const report: RunReport = {
      passed: modules.flatMap(({ children }) => [...children.allTests('passed')]).length,
      skipped: modules.flatMap(({ children }) => [...children.allTests('skipped')]).length,
      failed: modules.flatMap(failedIn),
      errors: errors.flatMap(messagesOf),
    };
    await writeFile(process.env.TEST_REPORT ?? '', JSON.stringify(report));
  }
}

function failedIn(module: TestModule): TestName[] {
  const file = relative(process.cwd(), module.moduleId);
  const tests = [...module.children.allTests('failed')];
  // The file of a worker that died is still under way.
  const isOver = ['passed', 'skipped'].includes(module.state());
  if (!isOver && tests.length === 0) return [{ file }];
  return tests.map(({ fullName }) => ({ file, name: fullName }));
}

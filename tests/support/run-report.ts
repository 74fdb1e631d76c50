import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A test by its file, from the project's root, and its full name; without a name the file itself failed. */
export type TestName = { file: string; name?: string };

export type RunReport = {
  passed: number;
  failed: TestName[];
  /** What was thrown outside of every test, such as a promise that nobody waited for. */
  errors: string[];
};

/** Tells `run-tests.ts` how a run ended, in the file that `TEST_REPORT` names. */
export default class RunReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string }[]): Promise<void> {
    const report: RunReport = {
      passed: modules.flatMap(({ children }) => [...children.allTests('passed')]).length,
      failed: modules.flatMap(failedIn),
      errors: errors.map(({ message }) => message ?? 'an error without a message'),
    };
    await writeFile(process.env.TEST_REPORT ?? '', JSON.stringify(report));
  }
}

function failedIn(module: TestModule): TestName[] {
  const file = relative(process.cwd(), module.moduleId);
  const tests = [...module.children.allTests('failed')];
  if (module.state() === 'failed' && tests.length === 0) return [{ file }];
  return tests.map((test) => ({ file, name: fullName(test) }));
}

/** As Vitest compares it with `-t`. */
function fullName(test: TestCase): string {
  const names: string[] = [];
  for (let part: TestCase | TestCase['parent'] = test; part.type !== 'module'; part = part.parent) {
    names.unshift(part.name);
  }
  return names.join(' ').trim();
}

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A test by its file, from the project's root, and its full name; without a name the file itself failed. */
export type TestName = { file: string; name?: string };

export type Outcome = {
  passed: number;
  failed: TestName[];
  /** What failed, and passed when its file was run a second time. */
  flaky: TestName[];
  seconds: number;
  /** Whether every test passed, if only the second time. */
  green: boolean;
};

export type RunOptions = {
  /** The beginnings of the paths of files; all if not given. */
  files?: string[];
  environment?: Record<string, string>;
  /** Further options of Vitest. */
  options?: string[];
};

/** Of so many files that fail, something is broken: a second run would only take time. */
const MOST_FLAKY_FILES = 8;

/**
 * Runs the tests of one of Vitest's projects, and prints them. The files in which something fails are run a second time:
 * browsers and processes depend on what else the machine does.
 */
export async function runTests(project: string, { files = [], ...rest }: RunOptions = {}): Promise<Outcome> {
  const began = performance.now();
  const first = await runOnce(project, files, rest);
  const filesAgain = [...new Set(first.failed.map(({ file }) => file))].filter(Boolean);
  const isFlaky = filesAgain.length > 0 && filesAgain.length <= MOST_FLAKY_FILES;
  const again = isFlaky ? await runOnce(project, filesAgain, rest) : undefined;
  const failed = again?.failed ?? first.failed;
  const isIn = (list: TestName[], { file, name }: TestName) =>
    list.some((other) => other.file === file && (other.name === name || !other.name));
  const flaky = again ? first.failed.filter((test) => !isIn(failed, test)) : [];
  return {
    passed: first.passed + flaky.length,
    failed,
    flaky,
    seconds: (performance.now() - began) / 1000,
    green: (again ?? first).green,
  };
}

type JsonReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

async function runOnce(project: string, files: string[], { environment, options = [] }: RunOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'turs-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await new Promise<number | null>((resolve) => {
      const vitest = spawn(
        process.execPath,
        [
          ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files, ...options],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ],
        { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } },
      );
      vitest.on('close', resolve);
    });
    const text = await readFile(report, 'utf8').catch(() => undefined);
    const { testResults } = JSON.parse(text ?? '{"testResults":[]}') as JsonReport;
    const failed = testResults.flatMap(({ name, status, assertionResults }): TestName[] => {
      const file = relative(root, name);
      const tests = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && tests.length === 0) return [{ file }];
      return tests.map(({ fullName }) => ({ file, name: fullName.trim() }));
    });
    // An error outside of every test, or a run that ended before its report.
    if (code !== 0 && failed.length === 0) failed.push({ file: '', name: `${project} ended with ${code}` });
    const passed = testResults.flatMap(({ assertionResults }) => assertionResults);
    return { passed: passed.filter(({ status }) => status === 'passed').length, failed, green: code === 0 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** For a regular expression, as Vitest takes a name of a test. */
const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The end of a run: what passed only the second time, and each failure with the command that runs it alone. */
export function printEnd(outcomes: Outcome[]): void {
  const say = (line = '') => process.stdout.write(`${line}\n`);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  if (flaky.length > 0) say('\nPassed only the second time:');
  for (const { file, name } of flaky) say(`  ${file} > ${name ?? 'the file'}`);
  if (failed.length > 0) say('\nFailed, each with the command that runs it alone:');
  for (const { file, name } of failed) {
    say(`  ${file} > ${name ?? 'the file'}`);
    if (file) say(`    npm run vitest -- ${file}${name ? ` -t ${quoted(literally(name))}` : ''}`);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  say(`\n${passed} passed, ${failed.length} failed`);
}

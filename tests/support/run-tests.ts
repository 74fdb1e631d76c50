import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunReport, TestName } from './run-report.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type Outcome = {
  passed: number;
  skipped: number;
  /** Without a file: an error outside of every test, or a run that ended before its report. */
  failed: TestName[];
  /** What failed, and passed when its file was run a second time. */
  flaky: TestName[];
  seconds: number;
  /** What runs one of its files alone, if the file's path does not say where it belongs. */
  rerun?: string;
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
  // What belongs to no file was not tried again, and nothing was if the second run ended before its report.
  const stays = again?.ended ? first.failed.filter(({ file }) => !file) : first.failed;
  const failed = [...stays, ...(again?.failed ?? [])];
  const isIn = (list: TestName[], { file, name }: TestName) =>
    list.some((other) => other.file === file && (other.name === name || !other.name || !name));
  const flaky = first.failed.filter((test) => !isIn(failed, test));
  return {
    passed: first.passed + flaky.length,
    skipped: first.skipped,
    failed,
    flaky,
    seconds: (performance.now() - began) / 1000,
  };
}

async function runOnce(project: string, files: string[], { environment, options = [] }: RunOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'turs-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await new Promise<number | null>((resolve) => {
      const vitest = spawn(
        process.execPath,
        [
          ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files, ...options],
          ...['--reporter=default', '--reporter=./tests/support/run-report.ts'],
        ],
        {
          cwd: root,
          stdio: ['ignore', 'inherit', 'inherit'],
          env: { ...process.env, ...environment, TEST_REPORT: report },
        },
      );
      vitest.on('close', resolve);
    });
    const told = await readFile(report, 'utf8')
      .then((text) => JSON.parse(text) as RunReport)
      .catch(() => undefined);
    const { passed, skipped, failed, errors } = told ?? { passed: 0, skipped: 0, failed: [], errors: [] };
    failed.push(...errors.map((error) => ({ file: '', name: `outside of every test: ${error}` })));
    if (code !== 0 && failed.length === 0) failed.push({ file: '', name: `${project} ended with ${code}` });
    return { passed, skipped, failed, ended: Boolean(told) };
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
  const failed = outcomes.flatMap(({ failed, rerun }) => failed.map((test) => ({ ...test, rerun })));
  if (flaky.length > 0) say('\nPassed only the second time:');
  for (const { file, name } of flaky) say(`  ${file} > ${name ?? 'the file'}`);
  if (failed.length > 0) say('\nFailed, each with the command that runs it alone:');
  for (const { file, name, rerun } of failed) {
    say(file ? `  ${file} > ${name ?? 'the file'}` : `  ${name}`);
    const one = name ? ` -t ${quoted(literally(name))}` : '';
    if (file) say(rerun ? `    ${rerun} ${file}` : `    npm run vitest -- ${file}${one}`);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  say(`\n${passed} passed, ${failed.length} failed`);
}

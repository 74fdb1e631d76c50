import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * What takes minutes and hardly breaks without a faster test noticing, as the beginnings of its paths. `npm test` leaves it
 * out; `-- --all` runs it too, and `-- --long=units` or `-- --long=journeys` alone, as CI does (decision 125).
 */
const long = {
  units: [
    'tests/faults/',
    ...['start', 'reconcile', 'production'].map((name) => `tests/start/${name}.test.ts`),
    'tests/security/text.test.ts',
    'demo/any-day.test.ts',
  ],
  // Of the back-office, `faqs` stays: the pattern of its screens.
  journeys: ['screens.', 'overlays.', 'public-routes.', 'way-back.', 'development.', 'newer-build.', 'office-'].map(
    (name) => `tests/journeys/${name}`,
  ),
};
type Project = keyof typeof long;
const pieces: Project[] = ['units', 'journeys'];
const alone = pieces.find((project) => process.argv.includes(`--long=${project}`));

/**
 * `npm test`: the checks, the units and, if both passed, the journeys. The units wait for processes and databases a
 * sixth of the time: the checks run beside them, and print nothing unless they find something.
 */
function run(script: string, output: 'inherit' | 'pipe', options: string[] = []) {
  return spawn('npm', ['run', '--silent', script, '--', ...options], {
    shell: process.platform === 'win32',
    stdio: ['ignore', output, output],
  });
}

const withoutLong = (project: Project) =>
  process.argv.includes('--all')
    ? []
    : long[project].flatMap((beginning) => ['--exclude', beginning.endsWith('/') ? `${beginning}**` : `${beginning}*`]);

const ended = (child: ReturnType<typeof run>) =>
  new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));

async function check(): Promise<boolean> {
  const child = run('check', 'pipe');
  const { stdout, stderr } = child;
  const [passed, ...printed] = await Promise.all([ended(child), stdout && text(stdout), stderr && text(stderr)]);
  process.stdout.write(passed ? '\nnpm run check: nothing found\n\n' : printed.join('\n'));
  return passed;
}

async function runAll(): Promise<boolean> {
  const passed = await Promise.all([check(), ended(run('units', 'inherit', withoutLong('units')))]);
  return passed.every(Boolean) && ended(run('journeys', 'inherit', withoutLong('journeys')));
}

process.exitCode = (await (alone ? ended(run(alone, 'inherit', long[alone])) : runAll())) ? 0 : 1;

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * `npm test`: the checks, the units and, if both passed, the journeys. The units wait for processes and databases a
 * sixth of the time: the checks run beside them, and print nothing unless they find something.
 */
function run(script: string, output: 'inherit' | 'pipe') {
  return spawn('npm', ['run', '--silent', script], {
    shell: process.platform === 'win32',
    stdio: ['ignore', output, output],
  });
}

const ended = (child: ReturnType<typeof run>) =>
  new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));

async function check(): Promise<boolean> {
  const child = run('check', 'pipe');
  const { stdout, stderr } = child;
  const [passed, ...printed] = await Promise.all([ended(child), stdout && text(stdout), stderr && text(stderr)]);
  process.stdout.write(passed ? '\nnpm run check: nothing found\n\n' : printed.join('\n'));
  return passed;
}

const passed = await Promise.all([check(), ended(run('units', 'inherit'))]);
const all = passed.every(Boolean) && (await ended(run('journeys', 'inherit')));
process.exitCode = all ? 0 : 1;

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { type Outcome, printEnd, runTests } from './support/run-tests.ts';
import { limit } from './support/time-limits.ts';

/*
 * `npm test`: the checks, the units and the journeys of the main jobs. The units wait for databases a part of the time:
 * the checks run beside them, and print nothing unless they find something.
 */
async function check(): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', 'check'], {
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));
  const [passed, ...printed] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  process.stdout.write(passed ? '\nnpm run check: nothing found\n\n' : printed.join('\n'));
  return passed;
}

process.stdout.write(`One wait of a test may take ${(limit.wait / 60_000).toFixed(1)} minutes on this machine.\n`);
const [checked, units] = await Promise.all([check(), runTests('units')]);
const outcomes: Outcome[] = [units];
// Also when something has failed: whoever mends it wants to know of the journeys, too.
outcomes.push(await runTests('journeys'));
printEnd(outcomes);
if (!checked) process.stdout.write('npm run check found something: see above\n');
process.exitCode = checked && outcomes.every(({ failed }) => failed.length === 0) ? 0 : 1;

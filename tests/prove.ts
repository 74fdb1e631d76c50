import { type GroupName, groups } from './suites.ts';
import { type Outcome, printEnd, runTests } from './support/run-tests.ts';
import { openSecondPostgres } from './support/second-postgres.ts';
import { limit } from './support/time-limits.ts';

/*
 * `npm run prove`: every group of `suites.ts`, and the units on the machine's own PostgreSQL. `npm run prove -- faults`
 * runs one group, `npm run prove -- faults tests/faults/crash.test.ts` one file of it.
 */
const all = [...(Object.keys(groups) as GroupName[]), 'postgres'] as const;
const [asked, ...files] = process.argv.slice(2);
const names = all.filter((name) => !asked || name === asked);
if (names.length === 0) {
  process.stderr.write(`There is no group ${asked}. The groups are: ${all.join(', ')}.\n`);
  process.exit(2);
}

/** The units once more, on another server; without those that need no database, and would tell the same again. */
async function onSecondPostgres(): Promise<Outcome | undefined> {
  const server = await openSecondPostgres();
  if (!server) return undefined;
  process.stdout.write(`The units on ${server.version}\n`);
  try {
    const without = ['{brand,contract,domain,locales,documents,web}/**', 'server/platform/{documents,pictures}/**'];
    const options = without.flatMap((pattern) => ['--exclude', pattern]);
    const environment = { DATABASE_URL: server.url, TEST_DATABASE_URL: server.url };
    return { ...(await runTests('units', { files, options, environment })), rerun: 'npm run prove -- postgres' };
  } finally {
    await server.stop();
  }
}

/** A group that cannot be run has failed, and does not keep the others from it. */
async function outcomeOf(name: (typeof all)[number]): Promise<Outcome | undefined> {
  try {
    return name === 'postgres' ? await onSecondPostgres() : await runTests(name, { files });
  } catch (error) {
    return { passed: 0, skipped: 0, failed: [{ file: '', name: `${name}: ${error}` }], flaky: [], seconds: 0 };
  }
}

process.stdout.write(`One wait of a test may take ${(limit.wait / 60_000).toFixed(1)} minutes on this machine.\n`);
const outcomes: Outcome[] = [];
const rows: string[][] = [['group', 'tests', 'skipped', 'seconds', 'result']];
for (const name of names) {
  const about = name === 'postgres' ? 'the units on another PostgreSQL' : groups[name].about;
  process.stdout.write(`\n${name}: ${about}\n`);
  const outcome = await outcomeOf(name);
  if (!outcome) {
    rows.push([name, '0', '0', '0', 'left out: no PostgreSQL of 15 or newer in /usr/lib/postgresql']);
    if (asked) process.exitCode = 1;
    continue;
  }
  outcomes.push(outcome);
  const { passed, skipped, failed, flaky, seconds } = outcome;
  const nothing = passed + failed.length === 0;
  if (nothing) process.exitCode = 1;
  const result = failed.length > 0 ? `${failed.length} failed` : nothing ? 'no test ran' : 'green';
  const flakes = flaky.length > 0 ? `, ${flaky.length} flaky` : '';
  const numbers = [passed + failed.length, skipped, Math.round(seconds)];
  rows.push([name, ...numbers.map(String), result + flakes]);
}
printEnd(outcomes);
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
process.stdout.write(`\n${rows.map(line).join('\n')}\n`);
if (outcomes.some(({ failed }) => failed.length > 0)) process.exitCode = 1;

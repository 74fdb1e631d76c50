import { type GroupName, groups } from './suites.ts';
import { type Outcome, printEnd, runTests } from './support/run-tests.ts';
import { openSecondPostgres } from './support/second-postgres.ts';

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
async function onSecondPostgres(): Promise<Outcome | string> {
  const server = await openSecondPostgres();
  if (!server) return 'left out: this machine has no PostgreSQL server';
  process.stdout.write(`The units on ${server.version}\n`);
  try {
    const without = ['{brand,contract,domain,locales,documents,web}/**', 'server/platform/{documents,pictures}/**'];
    const options = without.flatMap((pattern) => ['--exclude', pattern]);
    return await runTests('units', { files, options, environment: { DATABASE_URL: server.url } });
  } finally {
    await server.stop();
  }
}

const outcomes: Outcome[] = [];
const rows: string[][] = [['group', 'tests', 'seconds', 'result']];
for (const name of names) {
  const about = name === 'postgres' ? 'the units on another PostgreSQL' : groups[name].about;
  process.stdout.write(`\n${name}: ${about}\n`);
  const outcome = name === 'postgres' ? await onSecondPostgres() : await runTests(name, { files });
  if (typeof outcome === 'string') rows.push([name, '0', '0', outcome]);
  else {
    outcomes.push(outcome);
    const { passed, failed, flaky, seconds } = outcome;
    const result = [
      failed.length ? `${failed.length} failed` : 'green',
      ...(flaky.length ? [`${flaky.length} flaky`] : []),
    ];
    rows.push([name, String(passed + failed.length), seconds.toFixed(0), result.join(', ')]);
  }
}
printEnd(outcomes);
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
process.stdout.write(`\n${rows.map(line).join('\n')}\n`);
process.exitCode = outcomes.every(({ failed }) => failed.length === 0) ? 0 : 1;

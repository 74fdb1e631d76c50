import { join } from 'node:path';
import { run } from '#tests/support/process.ts';
import { median } from './support/load.ts';

/* How the time of calls grows with the number of teams. `npm run bench -- growth`; see README.md. */
const sizes = (process.env.SIZES ?? '4000,400000').split(',').map(Number);
const folder = process.env.DATA_DIR ?? 'data';
const LOADING_MS = 3_600_000;
/** Requests that are not measured: they compile, prepare and cache what later ones reuse. */
const WARMING = 10;
const say = (line: string) => process.stdout.write(`${line}\n`);

const measured: Record<string, number[]>[] = [];
for (const teams of sizes) {
  const asking = run('bench/scale/times.ts', { TEAMS: String(teams), DATA_DIR: join(folder, `scale-${teams}`) });
  await asking.printed('\n', LOADING_MS);
  await asking.ended;
  const line = /^times (.*)$/m.exec(asking.output())?.[1];
  if (!line) throw new Error(asking.output());
  measured.push(JSON.parse(line));
}
const headings = sizes.map((teams) => `${teams} teams`);
say(`| p50 in ms (the longest) | ${headings.join(' | ')} |\n|---|${sizes.map(() => '---|').join('')}`);
for (const name of Object.keys(measured[0] ?? {})) {
  const cells = measured.map((times) => {
    const warm = (times[name] ?? []).slice(WARMING);
    return `${median(warm).toFixed(1)} (${Math.max(...warm).toFixed(0)})`;
  });
  say(`| ${name} | ${cells.join(' | ')} |`);
}

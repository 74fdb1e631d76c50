import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/listen.ts';
import { run } from '#tests/support/process.ts';

/* Compares lists with a minimal server over the same tables. `npm run bench -- reading`; see README.md. */
process.env.TEAMS ??= '40000';
const { keyOf, tokenOf } = await import('./scale/data.ts');
const { openScale } = await import('./scale/open.ts');
const { load, median } = await import('./support/load.ts');
const { processorTime } = await import('./support/processor-time.ts');

const seconds = Number(process.env.SECONDS ?? 4);
const ROUNDS = 5;
const say = (line: string) => process.stdout.write(`${line}\n`);
const headers = { authorization: tokenOf('office') };
const calls = [
  { name: 'back-office list', least: 0.8, path: '/api/admin/teams' },
  { name: 'back-office search', least: 0.7, path: `/api/admin/teams?s=${encodeURIComponent('نجد')}` },
  {
    ...{ name: 'results, not kept', least: 0.8 },
    path: `/api/resultes?competion_id=${keyOf.competition(12)}&agelevel=Junior`,
  },
];
const folder = await mkdtemp(join(tmpdir(), 'turs-bench-'));
const endings: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];

try {
  const database = await openScale(process.env.DATA_DIR ?? `data/scale-${process.env.TEAMS}`, say);
  endings.push(() => database.stop());
  const own = await serve('bench/bare/own-server.ts', database.url);
  const bare = await serve('bench/bare/bare-server.ts', database.url);
  for (const { name, least, path } of calls) {
    const [ownAnswer, bareAnswer] = await Promise.all([answer(own.address + path), answer(bare.address + path)]);
    // The comparison is fair only if both return the same rows in the same format.
    assert.deepEqual(ownAnswer, bareAnswer);
    const rounds: { own: Load; bare: Load }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ own: await ask(own, path), bare: await ask(bare, path) });
    }
    const ratio = median(rounds.map((round) => round.own.rate / round.bare.rate));
    const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    say(`${name}: ${ratio.toFixed(2)} of the bare server, wanted ${least}${ratio < least ? ', FAILED' : ''}`);
    say(`  a second: ${of(({ own }) => own.rate)} beside ${of(({ bare }) => bare.rate)}`);
    say(
      `  processor time for one: ${of(({ own }) => own.ms).toFixed(2)} ms beside ${of(({ bare }) => bare.ms).toFixed(2)} ms`,
    );
  }
} finally {
  for (const end of endings.reverse()) await end();
}

type Load = { rate: number; ms: number };

async function serve(script: string, databaseUrl: string) {
  const port = await freePort(0, 'localhost');
  const server = run(script, {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    NODE_ENV: 'production',
  });
  endings.push(() => {
    server.child.kill('SIGTERM');
    return server.ended;
  });
  await server.printed('listening', 60_000);
  return { address: `http://localhost:${port}`, pid: server.child.pid ?? 0 };
}

async function answer(url: string): Promise<unknown> {
  const reply = await fetch(url, { headers });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return reply.json();
}

async function ask({ address, pid }: { address: string; pid: number }, path: string): Promise<Load> {
  const before = await processorTime(pid);
  const { rate, failed } = await load(address + path, { headers, seconds });
  if (failed > 0) throw new Error(`${failed} calls of ${path} failed`);
  return { rate, ms: ((await processorTime(pid)) - before) / (rate * seconds) };
}

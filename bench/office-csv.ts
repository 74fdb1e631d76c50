import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/listen.ts';
import { run } from '#tests/support/process.ts';

/* The files of the list of teams at 40,000 of them. `npm run bench -- office-csv`; see README.md. */
process.env.TEAMS ??= '40000';
const { tokenOf } = await import('./scale/data.ts');
const { openScale } = await import('./scale/open.ts');
const { residentMemory } = await import('./support/resident-memory.ts');

/** What a file is held to on a quiet machine with two cores. */
const most = { firstByte: 2_000, whole: 30_000, growth: 64 * 1024 * 1024 };
const headers = { authorization: tokenOf('office'), 'accept-encoding': 'identity', 'accept-language': 'ar' };
const files = ['/api/admin/teams/export.csv', '/api/admin/teams?download=true&competion_id=all'];
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'turs-bench-'));
const endings: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];

try {
  const database = await openScale(process.env.DATA_DIR ?? `data/scale-${process.env.TEAMS}`, say);
  endings.push(() => database.stop());
  const port = await freePort(0, 'localhost');
  const environment = { PORT: String(port), DATABASE_URL: database.url, DATA_DIR: folder, NODE_ENV: 'production' };
  const server = run('bench/bare/own-server.ts', environment);
  endings.push(() => {
    server.child.kill('SIGTERM');
    return server.ended;
  });
  await server.printed('listening', 120_000);
  const pid = server.child.pid ?? 0;
  for (const path of files) {
    // The first one also pays for what is loaded and compiled once.
    await fetched(`http://localhost:${port}${path}`);
    const before = (await residentMemory(pid)).own;
    const highest = watch(pid);
    const { firstByte, whole, text } = await fetched(`http://localhost:${port}${path}`);
    const growth = (await highest()) - before;
    const found = { firstByte, whole, growth };
    const failed = Object.entries(found).filter(([name, value]) => value > most[name as keyof typeof most]);
    say(
      `${path}: ${countTeams(text)} teams, ${Math.round(text.length / 1024)} kB; first byte ${firstByte} ms, ` +
        `whole ${whole} ms, memory ${Math.round(growth / 1024 / 1024)} MB more${failed.length > 0 ? `, FAILED: ${failed.map(([name]) => name)}` : ''}`,
    );
    if (process.env.KEEP)
      await writeFile(join(process.env.KEEP, text.startsWith('\ufeff') ? 'teams.csv' : 'teams.json'), text);
  }
} finally {
  for (const end of endings.reverse()) await end();
}

/** The teams of a file, or of the specification's answer; a row that is not as wide as its head is a mistake. */
function countTeams(text: string): number {
  if (!text.startsWith('\ufeff')) return JSON.parse(text).teams.length;
  const [head = '', ...rows] = text.slice(1).trimEnd().split('\r\n');
  const cells = (row: string) => row.replace(/"(?:[^"]|"")*"/g, '').split(',').length;
  const wrong = rows.find((row) => cells(row) !== cells(head));
  if (wrong !== undefined) throw new Error(`Not as many cells as the head has: ${wrong}`);
  return rows.length;
}

async function fetched(url: string) {
  const begun = performance.now();
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  let firstByte: number | undefined;
  const parts: Uint8Array[] = [];
  for await (const part of answer.body) {
    firstByte ??= Math.round(performance.now() - begun);
    parts.push(part);
  }
  const whole = Math.round(performance.now() - begun);
  return { firstByte: firstByte ?? whole, whole, text: Buffer.concat(parts).toString() };
}

/** The highest memory of a process until it is asked for. */
function watch(pid: number) {
  const state = { highest: 0, going: true };
  const watching = (async () => {
    while (state.going) {
      state.highest = Math.max(state.highest, (await residentMemory(pid)).own);
      await wait(100);
    }
  })();
  return async () => {
    state.going = false;
    await watching;
    return state.highest;
  };
}

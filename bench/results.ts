import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { resultsFinder } from '#server/features/results/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { connectDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { migrate } from '#server/platform/migrate.ts';
import { load } from './support/load.ts';
import { startPortal } from './support/portal.ts';
import { type LoadedList, loadResults } from './support/results-data.ts';

/* The results page under load, and the query plan behind it. `npm run bench -- results`; see README.md. */
const teamCount = Number(process.env.TEAMS ?? 4_000);
const seconds = Number(process.env.SECONDS ?? 10);
const headers = { cookie: 'lang=en', 'accept-encoding': 'gzip, deflate, br' };
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'turs-bench-'));
const endings: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];

try {
  const databaseUrl = process.env.DATABASE_URL ?? (await ownDatabase());
  await migrate(databaseUrl);
  const lists = await loadLists(databaseUrl);
  const { address: portal, stop } = await startPortal(folder, databaseUrl);
  endings.push(stop);
  for (const list of lists) {
    const { seasonId, competitionId, ageLevel } = list;
    const place = new URLSearchParams({ competion: competitionId, agelevel: ageLevel });
    say(`\n${teamCount} teams, ${list.rows} of them in the list that is asked for`);
    await measure('the call', `${portal}/api/resultes?competion_id=${competitionId}&agelevel=${ageLevel}`);
    await measure('the page', `${portal}/resultes/${seasonId}/?${place}`);
    await measure('a search of the season', `${portal}/api/resultes/search?season_id=${seasonId}&q=jeddah%2017`);
    await measure('the seasons with results', `${portal}/api/resultes/seasons`);
    await measure('a search without JavaScript', `${portal}/resultes/${seasonId}/?${place}&q=najd%2017`);
    say(await planOf(databaseUrl, list));
  }
} finally {
  for (const end of endings.reverse()) await end();
}

async function measure(name: string, url: string): Promise<void> {
  // Twice: after the first visit the server knows that the page can be cached, the second one is cached.
  await fetch(url, { headers });
  const answer = await fetch(url, { headers });
  const text = Buffer.from(await answer.arrayBuffer());
  const { p50, p99, rate, failed } = await load(url, { headers, seconds });
  const size = `${Math.round(text.length / 1024)} kB, ${Math.round(gzipSync(text).length / 1024)} kB as gzip`;
  say(`  ${name}: p50 ${p50} ms, p99 ${p99} ms, ${rate} a second (${size})${failed ? `, ${failed} FAILED` : ''}`);
}

async function ownDatabase(): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  endings.push(() => server.stop());
  return server.url;
}

async function loadLists(databaseUrl: string): Promise<LoadedList[]> {
  const { db, close } = await connectDatabase(databaseUrl);
  try {
    if ((await db.$count(seasons)) > 0) throw new Error('This database has seasons: give the benchmark an empty one.');
    return [await loadResults(db, teamCount, 'season'), await loadResults(db, teamCount, 'one-list')];
  } finally {
    await close();
  }
}

/** The plan of the prepared statement, after so many runs that PostgreSQL may use its generic plan. */
async function planOf(databaseUrl: string, { competitionId, ageLevel }: LoadedList): Promise<string> {
  const { db, close } = await connectDatabase(databaseUrl, { max: 1 });
  try {
    const find = resultsFinder(db);
    for (let times = 0; times < 10; times += 1) await find({ competitionId, ageLevel });
    const prepared = await db.execute(sql`select generic_plans from pg_prepared_statements`);
    const values = sql.raw(`'${competitionId}', '${ageLevel}', true, true`);
    const { rows } = await db.execute(sql`explain (analyze, buffers off) execute results_of_age_level(${values})`);
    const generic = Number(prepared.rows[0]?.generic_plans) > 0 ? 'generic' : 'custom';
    return [`  its plan (${generic}):`, ...rows.map((row) => `    ${row['QUERY PLAN']}`)].join('\n');
  } finally {
    await close();
  }
}

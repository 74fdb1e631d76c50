import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { freePort } from '#server/listen.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { run } from '#tests/support/process.ts';
import { median } from './support/load.ts';
import { processors, processorTime, serverProcessorTime } from './support/processor-time.ts';
import { findOffer, makeRegistrants, registerAndPay } from './support/registrants.ts';
import { sampleWaits, type Waits } from './support/wait-samples.ts';

/* How many teams a second are registered and paid for, and what limits that. See README.md. */
const teams = Number(process.env.TEAMS ?? 200);
const atOnce = Number(process.env.AT_ONCE ?? 50);
const rounds = Number(process.env.ROUNDS ?? 5);
/** Checkouts of the project: with several, each round measures one after the other. */
const checkouts = (process.env.CHECKOUTS ?? '.').split(',').map((path) => resolve(path));
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'turs-bench-'));
const endings: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];

type Round = {
  rate: number;
  p50: number;
  portalMs: number;
  worldMs: number;
  serverMs: number;
  commits: number;
  waits: Waits;
};

try {
  const measured: { checkout: string; measure: () => Promise<Round>; rounds: Round[] }[] = [];
  for (const [index, checkout] of checkouts.entries()) {
    measured.push({ checkout, measure: await open(checkout, join(folder, String(index))), rounds: [] });
  }
  // The first round is not counted: it compiles, prepares and connects what later ones reuse.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { measure, rounds } of measured) {
      const figures = await measure();
      if (round > 0) rounds.push(figures);
    }
  }
  for (const { checkout, rounds } of measured) report(checkout, rounds);
} finally {
  for (const end of endings.reverse()) await end();
}

/** Starts a checkout's portal on a database of its own, with the sandbox in a process of its own. */
async function open(root: string, dataDir: string): Promise<() => Promise<Round>> {
  await mkdir(dataDir);
  const server = await startEmbeddedPostgres({ dataDir });
  endings.push(() => server.stop());
  const [port, sandboxPort, smtpPort] = [
    await freePort(0, 'localhost'),
    await freePort(0, 'localhost'),
    await freePort(0, 'localhost'),
  ];
  const address = `http://localhost:${port}`;
  const world = `http://localhost:${sandboxPort}`;
  const sandbox = run(
    'sandbox/main.ts',
    {
      ...{ SANDBOX_PORT: String(sandboxPort), SANDBOX_SMTP_PORT: String(smtpPort), PORTAL_ORIGINS: address },
      SANDBOX_DATA_DIR: join(dataDir, 'sandbox'),
    },
    root,
  );
  endings.push(() => end(sandbox));
  await sandbox.printed('The outside world', 60_000);
  const portal = run(
    'server/start.ts',
    {
      ...{ PORT: String(port), DATA_DIR: join(dataDir, 'portal'), PAGES: 'none', TRUST_PROXY: '1' },
      ...{ DATABASE_URL: server.url, STEB_URL: `${world}/steb`, TELR_URL: `${world}/telr/gateway/order.json` },
      ...{ CATALOGUE_URL: `${world}/academy`, SMTP_URL: `smtp://localhost:${smtpPort}` },
    },
    root,
  );
  endings.push(() => end(portal));
  await portal.printed('The portal is at', 120_000);
  const offer = await findOffer(address);
  const client = new pg.Client(server.url);
  await client.connect();
  endings.push(() => client.end());
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = rows[0]?.pid ?? 0;

  const commits = async () => {
    const { rows: counted } = await client.query<{ commits: number }>(
      'select xact_commit::int as commits from pg_stat_database where datname = current_database()',
    );
    return counted[0]?.commits ?? 0;
  };
  const spent = () =>
    Promise.all([
      processorTime(portal.child.pid ?? 0),
      processorTime(sandbox.child.pid ?? 0),
      serverProcessorTime(backend),
      commits(),
    ]);
  return async () => {
    const registrants = await makeRegistrants(client, teams);
    await client.query('delete from rate_limits');
    const before = await spent();
    const samples = sampleWaits(client);
    const took: number[] = [];
    const began = performance.now();
    const next = registrants.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const registrant of next) {
          const started = performance.now();
          await registerAndPay(address, offer, registrant);
          took.push(performance.now() - started);
        }
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const waits = await samples.stop();
    const after = await spent();
    const [portalMs = 0, worldMs = 0, serverMs = 0, committed = 0] = after.map(
      (value, at) => (value - (before[at] ?? 0)) / teams,
    );
    return { rate: teams / seconds, p50: median(took), portalMs, worldMs, serverMs, commits: committed, waits };
  };
}

function end(process: ReturnType<typeof run>) {
  process.child.kill('SIGTERM');
  return process.ended;
}

function report(checkout: string, rounds: Round[]): void {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick)).toFixed(1);
  say(`\n${checkout}: ${teams} teams, ${atOnce} at once, medians of ${rounds.length} rounds, ${processors} processors`);
  say(
    `  ${of((round) => round.rate)} registered and paid a second, p50 ${of((round) => round.p50)} ms for one from end to end`,
  );
  say(
    `  processor time for one: portal ${of((round) => round.portalMs)} ms, sandbox ${of((round) => round.worldMs)} ms, database ${of((round) => round.serverMs)} ms`,
  );
  say(`  ${of((round) => round.commits)} commits for one`);
  const looks = rounds.reduce((sum, { waits }) => sum + waits.looks, 0);
  const locked = rounds.reduce((sum, { waits }) => sum + waits.withRowLock, 0);
  say(`  in ${locked} of ${looks} looks somebody waited for a row; sessions seen, for a hundred looks:`);
  const seen = new Map<string, number>();
  for (const { waits } of rounds)
    for (const [event, count] of waits.seen) seen.set(event, (seen.get(event) ?? 0) + count);
  for (const [event, count] of [...seen].sort(([, a], [, b]) => b - a).slice(0, 8)) {
    say(`    ${((100 * count) / looks).toFixed(0).padStart(5)}  ${event}`);
  }
}

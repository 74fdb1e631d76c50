import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/listen.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { run } from '#tests/support/process.ts';
import { processorTime } from './support/processor-time.ts';
import { productionEnvironment } from './support/production.ts';
import { residentMemory } from './support/resident-memory.ts';

/*
 * `npm run bench -- start [checkout]`: how long a warm start in production mode takes, and what the process holds when it
 * has done nothing for half a minute; of this checkout, or of another one for comparison.
 */
const STARTS = 5;
const IDLE_MS = 30_000;

const root = process.argv[3] ?? process.cwd();
const folder = await mkdtemp(join(tmpdir(), 'turs-start-bench-'));
const server = await startEmbeddedPostgres({ dataDir: folder, log: (line) => process.stderr.write(`${line}\n`) });
const port = await freePort(0, 'localhost');
const environment = productionEnvironment({ port, databaseUrl: server.url, dataDir: join(folder, 'data') });

/** One start, until it says where it is. */
async function start() {
  const began = performance.now();
  const portal = run('server/start.ts', environment, root);
  await portal.printed('Data lies in', 600_000);
  const pid = portal.child.pid ?? 0;
  const figures = { seconds: (performance.now() - began) / 1000, processor: (await processorTime(pid)) / 1000 };
  const stop = async () => {
    portal.child.kill('SIGTERM');
    await portal.ended;
  };
  return { ...figures, pid, stop };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

try {
  // It builds, migrates and compiles.
  await (await start()).stop();
  const warm: Awaited<ReturnType<typeof start>>[] = [];
  for (let time = 0; time < STARTS; time += 1) {
    const portal = await start();
    warm.push(portal);
    if (time < STARTS - 1) await portal.stop();
  }
  const last = warm.at(-1);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const { own, withChildren } = await residentMemory(last?.pid ?? 0);
  await last?.stop();
  const all = (figure: 'seconds' | 'processor') => warm.map((one) => one[figure].toFixed(2)).join(' ');
  process.stdout.write(
    [
      `start      ${median(warm.map(({ seconds }) => seconds)).toFixed(2)} s  (${all('seconds')})`,
      `processor  ${median(warm.map(({ processor }) => processor)).toFixed(2)} s  (${all('processor')})`,
      `memory     ${mb(own)} after ${IDLE_MS / 1000} s, with what it started ${mb(withChildren)}\n`,
    ].join('\n'),
  );
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

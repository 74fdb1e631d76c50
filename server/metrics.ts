import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './platform/database.ts';
import { listenTo } from './platform/measured.ts';
import { countJobs } from './platform/queued-jobs.ts';
import { StartError } from './platform/start-error.ts';

const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 30];
/** The database is asked for its counts at most once in this time, however many scrape. */
const COUNTED_MS = 15_000;

/**
 * Serves metrics for Prometheus at `/metrics` of a port of its own, which the outside must not reach. No label is a person or
 * an id.
 * @throws StartError when it cannot listen there
 */
export async function openMetrics(
  { db, pool, isAway }: Pick<Database, 'db' | 'pool' | 'isAway'>,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close(): Promise<void> }> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const endings = [...measure(register)];
  const connections = gauge(register, 'database_connections', 'Connections of the pool', ['state']);
  const away = gauge(register, 'database_away', '1 while the database is unreachable');
  const jobs = gauge(register, 'jobs', 'Jobs by queue and state; failed ones have failed for good', ['queue', 'state']);
  const payments = gauge(register, 'payment_attempts', 'Attempts to pay by state', ['state']);
  let counted = -COUNTED_MS;

  async function count(): Promise<void> {
    const { totalCount, idleCount, waitingCount } = pool;
    connections.set({ state: 'in_use' }, totalCount - idleCount);
    connections.set({ state: 'idle' }, idleCount);
    connections.set({ state: 'waiting' }, waitingCount);
    away.set(isAway() ? 1 : 0);
    if (isAway() || performance.now() - counted < COUNTED_MS) return;
    counted = performance.now();
    const [queued, attempts] = await Promise.all([
      countJobs(db),
      pool.query('select state, count(*) from payment_attempts group by 1'),
    ]);
    jobs.reset();
    for (const { kind: queue, waiting, running, dead } of queued) {
      jobs.set({ queue, state: 'created' }, waiting);
      jobs.set({ queue, state: 'active' }, running);
      jobs.set({ queue, state: 'failed' }, dead);
    }
    payments.reset();
    for (const { state, count } of attempts.rows) payments.set({ state }, Number(count));
  }

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    // Without the database the rest is told.
    await count().catch(() => {});
    response.writeHead(200, { 'content-type': register.contentType }).end(await register.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new StartError(`Metrics cannot be served on port ${port} of ${host}. Set METRICS_PORT.`, { cause }));
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      for (const end of endings) end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const gauge = <Label extends string>(register: Registry, name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name: `portal_${name}`, help, labelNames, registers: [register] });

/** What the portal tells of while it works. */
function measure(register: Registry): (() => void)[] {
  const registers = [register];
  const requests = new Histogram({
    ...{ name: 'portal_http_request_seconds', help: 'Requests by route and status', buckets: SECONDS, registers },
    labelNames: ['method', 'route', 'status'],
  });
  const calls = new Histogram({
    ...{ name: 'portal_provider_call_seconds', help: 'Calls to outside services', buckets: SECONDS, registers },
    labelNames: ['provider', 'purpose', 'outcome'],
  });
  const breakers = gauge(register, 'provider_left_alone', '1 while a service is left alone', ['provider', 'purpose']);
  const mails = new Counter({
    ...{ name: 'portal_mails_total', help: 'Mails by what the server said', labelNames: ['outcome'], registers },
  });
  return [
    listenTo('request', ({ seconds, ...labels }) => requests.observe(labels, seconds)),
    listenTo('provider', ({ seconds, answered, ...labels }) =>
      calls.observe({ ...labels, outcome: answered ? 'answered' : 'failed' }, seconds),
    ),
    listenTo('breaker', ({ open, ...labels }) => breakers.set(labels, open ? 1 : 0)),
    listenTo('mail', (labels) => mails.inc(labels)),
  ];
}

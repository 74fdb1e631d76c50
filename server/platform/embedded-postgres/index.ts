import pg from 'pg';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { endLeftoverServer } from './leftover.ts';
import { homeOf, preparePlace } from './place.ts';
import { launchServer } from './server.ts';
import { loopbackPort, type Transport, unixSocket } from './transport.ts';

export interface EmbeddedPostgres {
  /** For the database `portal`, as the role `portal`, which may create databases and is no superuser. */
  url: string;
  /** Fast shutdown: open transactions are rolled back. Close the pools first. */
  stop(): Promise<void>;
}

interface Options {
  /** An existing folder that this process alone uses (see openDataFolder). */
  dataDir: string;
  log?: (line: string) => void;
  /** False for tests: a crash of the machine may lose everything. */
  durable?: boolean;
  /** How clients reach the server; by default a Unix socket, and on Windows a port of the loopback interface. */
  transport?: 'socket' | 'port';
}

/**
 * Starts the PostgreSQL that npm brought, on files in the data folder, and makes the database at the first start.
 * @throws StartError with a sentence for the operator.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, durable = true } = options;
  const withPassword = (options.transport ?? (process.platform === 'win32' ? 'port' : 'socket')) === 'port';
  const home = await homeOf(dataDir);
  await endLeftoverServer(home, log);
  const place = await preparePlace(dataDir, home, log);
  await ensureCluster(place, { durable, withPassword });
  const transport = await (withPassword ? loopbackPort(place) : unixSocket(place));
  const server = await launchServer(place, transport, durable);
  await ensureDatabase(transport);
  return { url: transport.url('portal', 'portal'), stop: () => server.stop() };
}

async function ensureDatabase(transport: Transport): Promise<void> {
  const url = transport.url(SUPERUSER, 'postgres');
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rowCount: hasRole } = await client.query("select from pg_roles where rolname = 'portal'");
    if (!hasRole) {
      const password = client.password ? `password ${client.escapeLiteral(client.password)}` : '';
      await client.query(`create role portal login createdb ${password}`);
    }
    const { rowCount: hasDatabase } = await client.query("select from pg_database where datname = 'portal'");
    if (!hasDatabase) await client.query('create database portal owner portal');
  } finally {
    await client.end();
  }
}

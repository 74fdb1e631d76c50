import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { errorLine } from '../log.ts';
import { StartError } from '../start-error.ts';
import { ensureCluster, passwordFileOf, SUPERUSER } from './cluster.ts';
import { clusterOf, homeOf, preparePlace } from './installation.ts';
import { endLeftoverServer } from './leftover.ts';
import { launchServer, type Server, StillInUse } from './server.ts';
import { loopbackPort, loopbackUrl, socketUrl, type Transport, unixSocket } from './transport.ts';

export interface EmbeddedPostgres {
  /** For the database `portal`, as the role `portal`, which may create databases and is no superuser. */
  url: string;
  /** Fast shutdown: open transactions are rolled back. Close the pools first. */
  stop(): Promise<void>;
}

interface Options {
  /** An existing folder that only this process uses (see openDataFolder). */
  dataDir: string;
  log?: (line: string) => void;
  /** False for tests: a crash of the machine may lose all data. */
  durable?: boolean;
  /** How clients reach the server; by default a Unix socket, and on Windows a port of the loopback interface. */
  transport?: 'socket' | 'port';
}

/**
 * Starts the PostgreSQL from the npm package on files in the data folder, and creates the database at the first start.
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
  const launch = () => launchPatiently(() => launchServer(place, transport, durable), place.home, log);

  let server = await launch();
  try {
    await ensureDatabase(transport);
  } catch (error) {
    await server.stop();
    throw error;
  }
  let stopping = false;
  /** Logs each reason once, and retries until it works. */
  const launchAgain = async (): Promise<Server | undefined> => {
    let said = '';
    while (!stopping) {
      try {
        return await launch();
      } catch (error) {
        const problem = error instanceof StartError ? error.message : errorLine(error);
        if (problem !== said) log(`${problem} It is tried again every 2 seconds.`);
        said = problem;
        await setTimeout(2_000);
      }
    }
  };
  const keepRunning = async () => {
    while (!stopping) {
      await server.ended;
      if (stopping) return;
      log('The database server ended unexpectedly; starting it again.');
      server = (await launchAgain()) ?? server;
    }
    await server.stop();
  };
  const running = keepRunning();
  return {
    url: transport.url('portal', 'portal'),
    async stop() {
      stopping = true;
      await server.stop();
      await running;
    },
  };
}

/**
 * The address of the database of a portal that is running on this data folder, as `url` of `EmbeddedPostgres`; undefined
 * where no server is noted. For a command beside the portal, by somebody who may read its files.
 */
export async function runningEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const home = await homeOf(dataDir);
  // PostgreSQL's own note: number, folder, start, port, socket folder, address.
  const noted = await readFile(join(clusterOf(home), 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, socketFolder] = noted.split('\n');
  if (socketFolder) return socketUrl(socketFolder, 'portal', 'portal');
  if (!port) return undefined;
  const password = await readFile(passwordFileOf(home), 'utf8');
  return loopbackUrl({ port: Number(port), password }, 'portal', 'portal');
}

/** The child processes of a killed server take a moment to exit, and hold its memory until then. */
async function launchPatiently<T>(launch: () => Promise<T>, home: string, log: (line: string) => void): Promise<T> {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    try {
      return await launch();
    } catch (error) {
      if (!(error instanceof StillInUse) || Date.now() > giveUpAt) throw error;
      await setTimeout(200);
      await endLeftoverServer(home, log);
    }
  }
}

async function ensureDatabase(transport: Transport): Promise<void> {
  const client = new pg.Client(transport.url(SUPERUSER, 'postgres'));
  // The running query reports a lost connection; without a listener this event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount: hasRole } = await client.query("select from pg_roles where rolname = 'portal'");
    if (!hasRole) {
      const password = client.password ? `password ${client.escapeLiteral(client.password)}` : '';
      await client.query(`create role portal login createdb ${password}`);
    }
    const { rowCount: hasDatabase } = await client.query("select from pg_database where datname = 'portal'");
    if (!hasDatabase) await client.query('create database portal owner portal');
  } catch (cause) {
    throw new StartError(`The database could not be made: ${(cause as Error).message}.`, { cause });
  } finally {
    await client.end();
  }
}

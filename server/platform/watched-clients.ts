import type { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAway } from './database-away.ts';

/** Milliseconds in which a connection must be open; the pool's own limit also holds for a wait for a free one. */
const CONNECT_MS = 4_000;
/** Milliseconds for which a connection may be in use before the server is asked whether it still answers. */
const SUSPECT_MS = 2_000;
const LOOK_MS = 500;

type Clients = ReturnType<typeof watchedClients>;

/** Makes the class of a pool's connections, which can all be broken at once, and none of which opens while `closed()`. */
export function watchedClients(closed: () => boolean) {
  const open = new Set<pg.Client>();
  class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(config as pg.ClientConfig), connectionTimeoutMillis: CONNECT_MS });
      const connect = super.connect.bind(this) as (done: (error: Error) => void) => void;
      // As the pool calls it.
      this.connect = ((done: (error: Error) => void) => {
        // Not at once: the pool would call itself for each who waits.
        if (closed()) return process.nextTick(done, new DatabaseAway('it does not answer'));
        open.add(this);
        this.once('end', () => open.delete(this));
        connect(done);
      }) as typeof this.connect;
    }
  }
  return {
    Client: WatchedClient,
    /** Whoever waits for an answer on any of them gets the driver's error for a lost connection. */
    breakAll() {
      for (const client of open) (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    },
  };
}

/**
 * A frozen server, or one behind a cut cable, breaks no connection: it is silent. While one is in use for long, the server
 * is asked over another; where that is not answered either, all are broken, so that nobody waits for a statement's own
 * limit, which a server that is only slow may use.
 */
export function hearSilence({
  pool,
  clients,
  reach,
  report,
}: {
  pool: pg.Pool;
  clients: Clients;
  reach: () => Promise<unknown>;
  report: (error: unknown) => boolean;
}): { close(): void } {
  const inUse = new Map<unknown, number>();
  pool.on('acquire', (client) => inUse.set(client, performance.now()));
  pool.on('release', (_error, client) => inUse.delete(client));
  let asking = false;

  async function look(): Promise<void> {
    const now = performance.now();
    if (asking || ![...inUse.values()].some((since) => now - since > SUSPECT_MS)) return;
    asking = true;
    try {
      await reach();
      // Asked again only when they have been in use for as long again.
      for (const client of inUse.keys()) inUse.set(client, performance.now());
    } catch (error) {
      // A server that refuses the connection, because it has none left, does answer.
      if ((error as Error).cause instanceof pg.DatabaseError) return;
      report(new DatabaseAway('it does not answer'));
      clients.breakAll();
    } finally {
      asking = false;
    }
  }

  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const EVERY_MS = 50;

/** How often each wait was seen, over this many samples of the server's sessions. */
export type Waits = { looks: number; withRowLock: number; seen: Map<string, number> };

/** A row that another transaction has locked: the server waits for that transaction, or in the queue behind it. */
const isRowLock = (event: string) => event === 'Lock transactionid' || event === 'Lock tuple';

/** Samples what the portal's sessions wait for, twenty times a second, until it is stopped. */
export function sampleWaits(client: pg.ClientBase): { stop(): Promise<Waits> } {
  const waits: Waits = { looks: 0, withRowLock: 0, seen: new Map() };
  let stopped = false;
  const looking = (async () => {
    while (!stopped) {
      const { rows } = await client.query<{ event: string }>(
        `select case when state like 'idle in transaction%' then 'in a transaction, the portal''s turn'
           else coalesce(wait_event_type || ' ' || wait_event, 'running') end as event
         from pg_stat_activity
         where application_name in ('turs-portal', 'turs-jobs') and state <> 'idle'`,
      );
      waits.looks += 1;
      if (rows.some(({ event }) => isRowLock(event))) waits.withRowLock += 1;
      for (const { event } of rows) waits.seen.set(event, (waits.seen.get(event) ?? 0) + 1);
      await sleep(EVERY_MS);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await looking;
      return waits;
    },
  };
}

import { type DbOrTx, databaseCodeOf, type Tx } from '#server/platform/database.ts';

const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * A transaction that is tried again if PostgreSQL ends it to resolve a deadlock. Imports lock teams in one order, so they
 * never wait for each other in a circle; a single result is saved in an order of its own.
 */
export async function againAfterDeadlock<T>(db: DbOrTx, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (tried === TRIES || databaseCodeOf(error) !== DEADLOCK) throw error;
    }
  }
}

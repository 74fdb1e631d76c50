import { type DbOrTx, databaseCodeOf, type Tx } from './database.ts';

const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * A transaction that is tried again if PostgreSQL ends it to resolve a deadlock, twice at most: for what locks many rows in one
 * order beside forms that lock theirs in another.
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

import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database.ts';

/** Tables of which the database refuses some changes. */
const guarded = ['change_log', 'orders', 'payment_attempts', 'invoices', 'credit_notes', 'teams'];

/**
 * Writes what the database's triggers refuse, for a test that needs a state which the portal does not reach by itself
 * within a test (a payment of an hour ago, an order that is gone), and to empty a database.
 */
export const unguarded = <Result>(db: Db, write: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    const triggers = (verb: 'disable' | 'enable') =>
      sql.raw(guarded.map((table) => `alter table ${table} ${verb} trigger user`).join('; '));
    await tx.execute(triggers('disable'));
    const result = await write(tx);
    await tx.execute(triggers('enable'));
    return result;
  });

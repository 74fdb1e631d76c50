import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/columns.ts';

/** A backup that was taken. */
export type TakenBackup = { at: string; name: string; bytes: number; rows: number; files: number; ms: number };

/** What became of a backup that was taken or checked; `problem` is a sentence for the operator, null when all is well. */
export type BackupResult = { at: string; name: string | null; problem: string | null; ms: number };

/** The one row in which the portal notes what concerns its database as a whole. */
export const portalState = pgTable(
  'portal_state',
  {
    id: boolean('id').primaryKey().default(true),
    /**
     * Set in a database that was restored from a backup: while it is, the portal neither sends mail nor asks the card
     * gateway, nor does any other work of the queue.
     */
    heldSince: instant('held_since'),
    /** When that backup was taken. */
    copyOf: instant('copy_of'),
    lastBackup: jsonb('last_backup').$type<TakenBackup>(),
    lastCheck: jsonb('last_check').$type<BackupResult>(),
  },
  (table) => [check('portal_state_one_row', sql`${table.id}`)],
);

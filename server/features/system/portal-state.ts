import type { DbOrTx } from '#server/platform/database.ts';
import { type BackupResult, portalState, type TakenBackup } from './table.ts';

type PortalState = Omit<typeof portalState.$inferSelect, 'id'>;

const nothing: PortalState = { heldSince: null, copyOf: null, lastBackup: null, lastCheck: null };

export async function readPortalState(db: DbOrTx): Promise<PortalState> {
  const [row] = await db.select().from(portalState);
  return row ?? nothing;
}

const note = (db: DbOrTx, values: Partial<PortalState>) =>
  db.insert(portalState).values(values).onConflictDoUpdate({ target: portalState.id, set: values });

export const noteBackup = (db: DbOrTx, lastBackup: TakenBackup) => note(db, { lastBackup });
export const noteCheck = (db: DbOrTx, lastCheck: BackupResult) => note(db, { lastCheck });

/** Lets a restored copy work: mails, payments and all else that its queue holds. @returns false when nothing held it */
export async function releaseCopy(db: DbOrTx): Promise<boolean> {
  const { heldSince } = await readPortalState(db);
  if (heldSince) await note(db, { heldSince: null });
  return heldSince !== null;
}

/** Notes in a restored database that it is a copy, as a statement for the transaction that brings its rows. */
export const HOLD_COPY = `insert into portal_state (held_since, copy_of) values (now(), $1::timestamptz)
  on conflict (id) do update set held_since = now(), copy_of = excluded.copy_of`;

import { handBackMessages } from '#server/features/contact/index.ts';
import type { Writer } from '#server/features/office-records/index.ts';
import { endSessionsOf } from '#server/features/sessions/index.ts';
import type { Tx } from '#server/platform/database.ts';

/**
 * What ends with a role, a password or a block of somebody, in the transaction that takes it: their sessions, and what is
 * assigned to whom is no longer of the office.
 */
export async function endAccess(
  tx: Tx,
  by: Writer,
  { id, but }: { id: string; but?: string | undefined },
): Promise<void> {
  await endSessionsOf(tx, id, but);
  await handBackMessages(tx, by, id);
}

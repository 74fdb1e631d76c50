import type { Person } from '#server/http/session.ts';
import type { Tx } from '#server/platform/database.ts';
import { changeLog } from './table.ts';

type Change = Pick<typeof changeLog.$inferInsert, 'kind' | 'recordId' | 'name' | 'action' | 'before' | 'after'>;

/** Writes a line of the log, for a change of the office to what is no record of its forms. */
export async function logChange(tx: Tx, by: Person, change: Change): Promise<void> {
  await tx.insert(changeLog).values({ ...change, changedBy: by.id });
}

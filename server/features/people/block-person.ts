import { eq } from 'drizzle-orm';
import { lockAdministrators, refuseFormer } from '#server/features/administrators/index.ts';
import { handBackMessages } from '#server/features/contact/index.ts';
import { updateRecord } from '#server/features/office-records/index.ts';
import { endSessionsOf } from '#server/features/sessions/index.ts';
import { type UserRecord, users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import { refuseLockOut } from './may-change.ts';
import { isErased, peopleKind } from './office.ts';
import type { PeopleList } from './people-lists.ts';

type Block = { id: string; blocked: boolean; reason: string };

/**
 * Blocks a person of a list, or lifts the block, at once: the registry is not asked, because it knows nothing of it. A
 * person who is blocked already is left as they are. A block ends the person's sessions.
 * @param block.reason for the log; empty where the call has none
 * @throws Refusal `not_found`, `not_allowed`; BrokenRule
 */
export const blockPerson = (
  db: Db,
  list: Pick<PeopleList, 'has'>,
  by: { id: string; type: number },
  { id, blocked, reason }: Block,
) =>
  db.transaction(async (tx): Promise<UserRecord> => {
    await lockAdministrators(tx);
    const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (!row || isErased(row) || !list.has(row.type)) throw new Refusal('not_found');
    // Of two who block each other the second one no longer may.
    await refuseFormer(tx, by);
    if (row.status === !blocked) return row;
    await refuseLockOut(tx, by, row, { ...row, status: !blocked });
    const values = { status: !blocked, statusReason: reason };
    const changed = await updateRecord(tx as unknown as Db, peopleKind, by, { id, revision: undefined, values });
    if (blocked) {
      await endSessionsOf(tx, id);
      await handBackMessages(tx, by, id);
    }
    return changed;
  });

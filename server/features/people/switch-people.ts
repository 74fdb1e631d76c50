import { inArray, sql } from 'drizzle-orm';
import { lockAdministrators } from '#server/features/administrators/index.ts';
import { switchRecords, type Writer } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import { endAccess } from './end-access.ts';
import type { Face } from './faces.ts';
import { refuseLockOut } from './may-change.ts';
import { isErased, peopleKind } from './office.ts';

type To = { status: boolean; since?: string | undefined };

/**
 * Blocks people of a list, or lifts it, at once: a block asks no registry and waits for none. Those who are not in the list
 * are passed over, as if they were not there. A form that was opened before must not undo it, so it counts as a change.
 * @throws LockOut
 */
export const switchPeople = (db: Db, face: Pick<Face, 'has'>, by: Writer, ids: readonly string[], to: To) =>
  db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const found = await tx
      .select()
      .from(users)
      .where(inArray(users.id, [...ids]))
      .orderBy(users.id)
      .for('update');
    const rows = found.filter((row) => face.has(row.type) && !isErased(row));
    for (const row of rows) await refuseLockOut(tx, by, row, { ...row, status: to.status });
    const theirs = { ids: rows.map(({ id }) => id), status: to.status, unlessSince: to.since };
    const done = await switchRecords(tx as unknown as Db, peopleKind as never, by, theirs);
    if (done.switched.length > 0)
      await tx
        .update(users)
        .set({ revision: sql`${users.revision} + 1` })
        .where(inArray(users.id, done.switched));
    if (!to.status) for (const id of done.switched) await endAccess(tx, by, { id });
    return done;
  });

import { asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DeletionRequest, DeletionState } from '#contract/endpoints/personal-data.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { isWaiting } from './request-deletion.ts';
import { type DeletionRequestRecord, deletionRequests } from './table.ts';

const officers = alias(users, 'officers');

const selectRequests = (db: DbOrTx) =>
  db
    .select({
      request: deletionRequests,
      user: { id: users.id, name: users.name, email: users.email, type: users.type },
      by: officers.name,
    })
    .from(deletionRequests)
    .innerJoin(users, eq(users.id, deletionRequests.userId))
    .leftJoin(officers, eq(officers.id, deletionRequests.carriedOutBy));

const inState: Record<DeletionState, SQL | undefined> = {
  waiting: isWaiting,
  withdrawn: isNotNull(deletionRequests.withdrawnAt),
  done: isNotNull(deletionRequests.carriedOutAt),
};

const stateOf = ({ carriedOutAt, withdrawnAt }: DeletionRequestRecord): DeletionState =>
  carriedOutAt ? 'done' : withdrawnAt ? 'withdrawn' : 'waiting';

function present({ request, user, by }: Awaited<ReturnType<typeof selectRequests>>[number]): DeletionRequest {
  const closed = request.carriedOutAt ?? request.withdrawnAt;
  return {
    _id: request.id,
    state: stateOf(request),
    created_at: request.createdAt.toISOString(),
    closed_at: closed?.toISOString() ?? null,
    closed_by: by,
    user: { _id: user.id, name: user.name, email: user.email, type: user.type },
    report: request.report,
  };
}

/** A page of the requests, for the office. */
export async function listRequests(
  db: Db,
  { state, sort, offset, limit }: { state: DeletionState | undefined; sort: string; offset: number; limit: number },
): Promise<{ requests: DeletionRequest[]; total: number }> {
  const where = state && inState[state];
  const order = (sort.startsWith('-') ? [desc] : [asc]).flatMap((by) => [
    by(deletionRequests.createdAt),
    by(deletionRequests.id),
  ]);
  const ids = db
    .select({ id: deletionRequests.id })
    .from(deletionRequests)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([
    selectRequests(db)
      .where(inArray(deletionRequests.id, ids))
      .orderBy(...order),
    db.$count(deletionRequests, where),
  ]);
  return { requests: rows.map(present), total };
}

export async function oneRequest(db: Db, id: string): Promise<DeletionRequest> {
  const [row] = await selectRequests(db).where(eq(deletionRequests.id, id));
  if (!row) throw new Refusal('not_found');
  return present(row);
}

/** The last request of a person, if they ever made one. */
export async function lastRequestOf(db: DbOrTx, userId: string) {
  const [request] = await db
    .select()
    .from(deletionRequests)
    .where(eq(deletionRequests.userId, userId))
    .orderBy(desc(deletionRequests.createdAt), desc(deletionRequests.id))
    .limit(1);
  return request ? { state: stateOf(request), created_at: request.createdAt.toISOString() } : null;
}

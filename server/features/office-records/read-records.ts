import { asc, desc, eq, inArray } from 'drizzle-orm';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { untyped } from './record-kind.ts';
import type { AnyResource, AnyRow } from './resource.ts';

type ListQuery = Parameters<AnyResource['narrow']>[0];

/** Rows that one statement reads for a CSV file. */
const BATCH = 1_000;

/** Reads the records of a resource as they are answered. */
export function recordReader({ db, table, present, narrow, sorts }: AnyResource) {
  const select = () =>
    db
      .select({ row: untyped(table), editor: users.name })
      .from(untyped(table))
      .leftJoin(users, eq(users.id, table.updatedBy));

  const presentWhole = (row: AnyRow, editor: string | null) => ({
    ...present(row),
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
    updated_by: editor,
  });

  /** @throws Refusal `not_found` */
  async function one(id: string) {
    const [found] = await select().where(eq(table.id, id));
    if (!found) throw new Refusal('not_found');
    return presentWhole(found.row, found.editor);
  }

  async function some(query: ListQuery, range: { limit: number; offset: number }) {
    const column = sorts[query.sort.replace(/^-/, '')] ?? table.id;
    const inOrder = query.sort.startsWith('-') ? desc : asc;
    const order = [inOrder(column), inOrder(table.id)];
    // The ids of the page first, so that nothing is joined to rows that are not shown.
    const ids = db
      .select({ id: table.id })
      .from(untyped(table))
      .where(narrow(query))
      .orderBy(...order)
      .limit(range.limit)
      .offset(range.offset);
    const found = await select()
      .where(inArray(table.id, ids))
      .orderBy(...order);
    return found.map(({ row, editor }) => presentWhole(row, editor));
  }

  return {
    presentWhole,
    one,
    some,
    count: (query: ListQuery) => db.$count(table, narrow(query)),
    async *all(query: ListQuery) {
      for (let offset = 0; ; offset += BATCH) {
        const batch = await some(query, { limit: BATCH, offset });
        yield* batch;
        if (batch.length < BATCH) return;
      }
    },
  };
}

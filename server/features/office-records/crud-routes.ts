import { and, asc, desc, eq, getTableName, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { adminOrder, adminSwitch, LoggedChange } from '#contract/admin-crud.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { z } from '#contract/zod.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import { stateColumns } from './csv-columns.ts';
import { sendCsv } from './send-csv.ts';
import { changeLog } from './table.ts';
import {
  ChangedMeanwhile,
  createRecord,
  deleteRecord,
  type EditedTable,
  moveRecord,
  type OrderedTable,
  type RecordKind,
  type RowOf,
  type SwitchedTable,
  switchRecords,
  updateRecord,
  type ValuesOf,
} from './write-record.ts';

/** The calls of `adminCrud`, of whatever resource. */
type CrudCalls = Record<'list' | 'get' | 'create' | 'update' | 'remove' | 'history' | 'exportCsv', Endpoint> & {
  keys: { one: string; many: string };
  record: z.ZodObject;
  input: z.ZodObject;
  list: { query: z.ZodObject };
};
type ItemOf<C extends CrudCalls> = Omit<z.output<C['record']>, 'revision' | 'updated_at' | 'updated_by'>;
type NarrowingOf<C extends CrudCalls> = z.output<C['list']['query']>;
type SortOf<C extends CrudCalls> = NarrowingOf<C> extends { sort: infer Sort } ? Exclude<Sort, `-${string}`> : never;

/** What a resource says of itself; everything else is the same for all. */
export type Resource<C extends CrudCalls, T extends EditedTable> = Omit<RecordKind<T>, 'present'> & {
  db: Db;
  /** A record on the wire. */
  present: (row: RowOf<T>) => ItemOf<C>;
  /** The columns that an input sets, cleaned. */
  valuesOf: (input: z.output<C['input']>) => ValuesOf<T>;
  /** The condition of the list's search and filters. */
  narrow: (query: NarrowingOf<C>) => SQL | undefined;
  /** The column of each order of the list. */
  sorts: Record<SortOf<C> & string, SQLWrapper>;
  /** The own columns of the CSV file: their heads in the language of the person, and their values. */
  csv: (language: Language) => readonly (readonly [head: string, value: (item: ItemOf<C>) => string])[];
};

type ListQuery = { page: number; per_page: number; sort: string };
/** Rows that one statement reads for a CSV file. */
const BATCH = 1_000;

const pages = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/** Opens the calls of a resource: list, one, create, change, delete, log, CSV file. */
export function crudRoutes<const C extends CrudCalls, T extends EditedTable>(
  route: Route,
  calls: C,
  resource: Resource<C, T>,
): void {
  const { db, table, present } = resource;
  const { one, many } = calls.keys;

  type Found = { row: RowOf<T>; editor: string | null };
  const select = () =>
    db
      // biome-ignore lint/suspicious/noExplicitAny: generic tables are beyond drizzle's types
      .select({ row: table as any, editor: users.name })
      // biome-ignore lint/suspicious/noExplicitAny: as above
      .from(table as any)
      .leftJoin(users, eq(users.id, table.updatedBy));
  const presentWhole = ({ row, editor }: Found) => ({
    ...present(row),
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
    updated_by: editor,
  });
  const find = async (id: string) => {
    const [found] = (await select().where(eq(table.id, id))) as Found[];
    if (!found) throw new Refusal('not_found');
    return presentWhole(found);
  };
  const answer = async (id: string) => ({ success: true, [one]: await find(id) }) as never;

  const listed = async (query: NarrowingOf<C>, range: { limit: number; offset: number }) => {
    const { sort } = query as unknown as ListQuery;
    const column = resource.sorts[sort.replace(/^-/, '') as SortOf<C> & string];
    const inOrder = sort.startsWith('-') ? desc : asc;
    const found = await select()
      .where(resource.narrow(query))
      .orderBy(inOrder(column), inOrder(table.id))
      .limit(range.limit)
      .offset(range.offset);
    return (found as Found[]).map(presentWhole);
  };

  route(calls.list, async ({ query }) => {
    const { page, per_page } = query as unknown as ListQuery;
    const narrowed = query as NarrowingOf<C>;
    const [items, total] = await Promise.all([
      listed(narrowed, { limit: per_page, offset: (page - 1) * per_page }),
      db.$count(table, resource.narrow(narrowed)),
    ]);
    return {
      success: true,
      [many]: items,
      currentPage: page,
      totalPages: pages(total, per_page),
      totalItems: total,
    } as never;
  });

  route(calls.get, async ({ query }) => answer((query as { id: string }).id));

  route(calls.create, async ({ body, person }) => {
    const values = resource.valuesOf(body as z.output<C['input']>);
    const row = await createRecord(db, resource, person as never, values);
    return { success: true, [one]: presentWhole({ row, editor: (person as Person).name }) } as never;
  });

  route(calls.update, async ({ body, person }) => {
    const { id, revision, ...input } = body as { id: string; revision: number | undefined };
    const values = resource.valuesOf(input as z.output<C['input']>);
    try {
      const row = await updateRecord(db, resource, person as never, { id, revision, values });
      // As it was written: by now somebody else may have changed it again.
      if (row.updatedBy === (person as Person).id)
        return { success: true, [one]: presentWhole({ row, editor: (person as Person).name }) } as never;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      const current = await find(id);
      throw new Refusal('changed_meanwhile', {
        conflict: { by: current.updated_by, at: current.updated_at, current },
      });
    }
    return answer(id);
  });

  route(calls.remove, async ({ query, person }) => {
    await deleteRecord(db, resource, person as never, (query as { id: string }).id);
    return { success: true } as never;
  });

  // The ids come from the index alone, so that a far page reads no rows that it does not show.
  const idsOf = (wanted: SQL | undefined, { limit, offset }: { limit: number; offset: number }) =>
    db
      .select({ id: changeLog.id })
      .from(changeLog)
      .where(wanted)
      .orderBy(desc(changeLog.at), desc(changeLog.id))
      .limit(limit)
      .offset(offset);

  route(calls.history, async ({ query }) => {
    const { id, page } = query as { id?: string; page: number };
    const wanted = and(eq(changeLog.kind, getTableName(table)), id ? eq(changeLog.recordId, id) : undefined);
    const size = limits.historyPerPage;
    const [rows, total] = await Promise.all([
      db
        .select({ change: changeLog, by: users.name })
        .from(changeLog)
        .innerJoin(users, eq(users.id, changeLog.changedBy))
        .where(inArray(changeLog.id, idsOf(wanted, { limit: size, offset: (page - 1) * size })))
        .orderBy(desc(changeLog.at), desc(changeLog.id)),
      db.$count(changeLog, wanted),
    ]);
    const changes = rows.map(
      ({ change, by }): LoggedChange => ({
        _id: change.id,
        record_id: change.recordId,
        name: change.name,
        action: change.action,
        by,
        at: change.at.toISOString(),
        before: change.before,
        after: change.after,
      }),
    );
    return {
      success: true,
      changes,
      currentPage: page,
      totalPages: pages(total, size),
      totalItems: total,
    } as never;
  });

  route(calls.exportCsv, async ({ query, request, reply }) => {
    async function* items() {
      for (let offset = 0; ; offset += BATCH) {
        const batch = await listed(query as NarrowingOf<C>, { limit: BATCH, offset });
        yield* batch;
        if (batch.length < BATCH) return;
      }
    }
    sendCsv(reply, {
      name: many,
      columns: [...resource.csv(request.language), ...stateColumns(request.language)],
      items: items(),
    });
    return undefined as never;
  });
}

/** Opens the calls of the switch (`adminSwitch`). */
export function switchRoutes<T extends SwitchedTable>(
  route: Route,
  calls: ReturnType<typeof adminSwitch>,
  { db, ...kind }: RecordKind<T> & { db: Db },
): void {
  route(calls.toggle, async ({ query, person }) => {
    await switchRecords(db, kind, person, { ids: [query.id], status: query.status });
    return { success: true };
  });
  route(calls.switchAll, async ({ body, person }) => {
    await switchRecords(db, kind, person, body);
    return { success: true };
  });
}

/** Opens the call of the order (`adminOrder`). */
export function orderRoutes<T extends OrderedTable>(
  route: Route,
  calls: ReturnType<typeof adminOrder>,
  { db, ...kind }: RecordKind<T> & { db: Db },
): void {
  route(calls.move, async ({ body, person }) => {
    await moveRecord(db, kind, person, body);
    return { success: true };
  });
}

import { getTableName } from 'drizzle-orm';
import type { adminOrder, adminSwitch } from '#contract/admin-crud.ts';
import type { adminDownload } from '#contract/admin-list.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ExportedList } from '#contract/endpoints/office-log.ts';
import { limits } from '#contract/limits.ts';
import type { z } from '#contract/zod.ts';
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import { idsOfOwned, logExport, readLog } from './change-log.ts';
import { cleanRichTexts } from './clean-rich-texts.ts';
import { ownColumns, stateColumns } from './csv-columns.ts';
import { moveRecord } from './move-record.ts';
import { recordReader } from './read-records.ts';
import type { EditedTable, OrderedTable, RecordKind, SwitchedTable } from './record-kind.ts';
import type {
  AnyCalls,
  AnyInput,
  AnyListCalls,
  AnyListResource,
  AnyResource,
  CrudCalls,
  ListCalls,
  ListResource,
  Resource,
} from './resource.ts';
import { sendCsv } from './send-csv.ts';
import { sendRecords } from './send-records.ts';
import { switchRecords } from './switch-records.ts';
import { writeAnswers } from './write-answers.ts';
import { createRecord, deleteRecord, updateRecord } from './write-record.ts';

/** Opens the calls of a resource that is only read: list, one, log, CSV file. */
export const listRoutes = <const C extends ListCalls, T extends EditedTable, Parts = unknown>(
  route: Route,
  calls: C,
  resource: ListResource<C, T, Parts>,
): void => openReading(route, calls as unknown as AnyListCalls, resource as unknown as AnyListResource);

/** Opens the call that answers the whole list (`adminDownload`). */
export function downloadRoute<
  const C extends ListCalls & { download: Endpoint },
  T extends EditedTable,
  Parts = unknown,
>(route: Route, calls: C, resource: ListResource<C, T, Parts>): void {
  const { all, count } = recordReader(resource as unknown as AnyListResource);
  const { keys, download } = calls as unknown as { keys: { many: string } } & ReturnType<typeof adminDownload>;
  route(download, async ({ query, person, reply }) => {
    if (download.leavesTrace)
      await logExport(resource.db, person, exportOf(resource.table, await count(query as never)));
    sendRecords(reply, keys.many, all(query as never));
    // It is sent already.
    return undefined as never;
  });
}

const exportOf = (table: EditedTable, count: number) => ({ list: getTableName(table) as ExportedList, count });

/** Opens the calls of a resource: list, one, create, change, delete (if it has that), log, CSV file. */
export const crudRoutes = <const C extends CrudCalls, T extends EditedTable, Parts = unknown>(
  route: Route,
  calls: C,
  resource: Resource<C, T, Parts>,
): void =>
  // What is the same for all resources knows none of them: their types end here, and nowhere else.
  openRoutes(route, calls as unknown as AnyCalls, resource as unknown as AnyResource);

function openReading(route: Route, calls: AnyListCalls, resource: AnyListResource): void {
  const { db, table } = resource;
  const { one, many } = calls.keys;
  const records = recordReader(resource);

  route(calls.list, async ({ query }) => {
    const { page, per_page } = query;
    const range = { limit: per_page, offset: (page - 1) * per_page };
    if (resource.find) {
      const { rows, total, capped } = await resource.find({ ...query, ...range });
      const items = await records.presentAll(rows);
      return { success: true, [many]: items, ...paging(page, total, per_page), moreThanTotal: capped };
    }
    const [items, total] = await Promise.all([records.some(query, range), records.count(query)]);
    return { success: true, [many]: items, ...paging(page, total, per_page) };
  });

  route(calls.get, async ({ query }) => ({ success: true, [one]: await records.one(query.id) }));

  route(calls.history, async ({ query }) => {
    const owner = calls.within && (query as Record<string, unknown>)[calls.within.filter];
    const column = resource.orderWithin;
    const some =
      typeof owner === 'string' && calls.within && column
        ? await idsOfOwned(db, table, { id: owner, column, field: calls.within.field })
        : undefined;
    const { changes, total } = await readLog(db, table, query, some);
    return { success: true, changes, ...paging(query.page, total, limits.historyPerPage) };
  });

  route(calls.exportCsv, async ({ query, person, request, reply }) => {
    if (calls.exportCsv.leavesTrace) await logExport(db, person, exportOf(table, await records.count(query)));
    sendCsv(reply, {
      name: many,
      columns: [
        ...(await ownColumns((calls as Partial<AnyCalls>).input, resource, request.language)),
        ...stateColumns(request.language),
      ],
      items: records.all(query),
    });
    return undefined;
  });
}

function openRoutes(route: Route, calls: AnyCalls, resource: AnyResource): void {
  openReading(route, calls as unknown as AnyListCalls, resource);
  const { db } = resource;
  const valuesOf = (input: z.output<AnyInput>) => resource.valuesOf(cleanRichTexts(calls.input, input));
  const { refuse, written } = writeAnswers(recordReader(resource), calls.keys.one, resource.constraints);

  route(calls.create, ({ body, person, request }) =>
    written({ person, request }, 'recordSaved', () =>
      createRecord(db, resource, person, { values: valuesOf(body), key: idempotencyKeyOf(request) }),
    ),
  );

  route(calls.update, ({ body: { id, revision, ...input }, person, request }) =>
    written({ person, request }, 'recordUpdated', () =>
      updateRecord(db, resource, person, { id, revision, values: valuesOf(input) }),
    ),
  );

  // Records that are hidden in place of being deleted have none.
  if (!calls.remove) return;
  route(calls.remove, async ({ query, person }) => {
    await deleteRecord(db, resource, person, query).catch(refuse);
    return { success: true };
  });
}

export const paging = (page: number, total: number, size: number) => ({
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(total / size)),
  totalItems: total,
});

/** Opens the calls of the switch (`adminSwitch`). */
export function switchRoutes<T extends SwitchedTable, Parts = unknown>(
  route: Route,
  calls: ReturnType<typeof adminSwitch>,
  { db, ...resource }: RecordKind<T, Parts> & { db: Db },
): void {
  const kind = resource as unknown as RecordKind<T>;
  route(calls.toggle, async ({ query: { id, ...to }, person }) => {
    await switchRecords(db, kind, person, { ids: [id], ...to });
    return { success: true };
  });
  route(calls.switchAll, async ({ body: { unless_since, ...to }, person }) => {
    const { switched, at } = await switchRecords(db, kind, person, { ...to, unlessSince: unless_since });
    return { success: true, switched, at };
  });
}

/** Opens the call of the order (`adminOrder`). */
export function orderRoutes<T extends OrderedTable, Parts = unknown>(
  route: Route,
  calls: Pick<ReturnType<typeof adminOrder>, 'move'>,
  resource: RecordKind<T, Parts> & { db: Db },
): void {
  const move = moverOf(resource);
  route(calls.move, async ({ body, person }) => {
    await move(person, body);
    return { success: true };
  });
}

/** Returns the function that gives a record of a resource another place, for a call of its own. */
export const moverOf =
  <T extends OrderedTable, Parts = unknown>({ db, ...kind }: RecordKind<T, Parts> & { db: Db }) =>
  (by: Person, to: { id: string; place: number }): Promise<void> =>
    moveRecord(db, kind as unknown as RecordKind<T>, by, to);

/** All records of a resource that a query asks for, as its list answers them. */
export async function recordsOf<const C extends CrudCalls, T extends EditedTable, Parts = unknown>(
  resource: Resource<C, T, Parts>,
  query: Partial<z.output<C['list']['query']>>,
): Promise<z.output<C['record']>[]> {
  const all: unknown[] = [];
  const asked = { s: '', ...query } as unknown as Parameters<AnyResource['narrow']>[0];
  for await (const record of recordReader(resource as unknown as AnyResource).all(asked)) all.push(record);
  return all as z.output<C['record']>[];
}

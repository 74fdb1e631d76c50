import type { adminOrder, adminSwitch } from '#contract/admin-crud.ts';
import { limits } from '#contract/limits.ts';
import type { z } from '#contract/zod.ts';
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import { readLog } from './change-log.ts';
import { cleanRichTexts } from './clean-rich-texts.ts';
import { ownColumns, stateColumns } from './csv-columns.ts';
import { moveRecord } from './move-record.ts';
import { recordReader } from './read-records.ts';
import type { EditedTable, OrderedTable, RecordKind, SwitchedTable } from './record-kind.ts';
import type { AnyCalls, AnyInput, AnyResource, CrudCalls, Resource } from './resource.ts';
import { sendCsv } from './send-csv.ts';
import { switchRecords } from './switch-records.ts';
import { writeAnswers } from './write-answers.ts';
import { createRecord, deleteRecord, updateRecord } from './write-record.ts';

/** Opens the calls of a resource: list, one, create, change, delete, log, CSV file. */
export const crudRoutes = <const C extends CrudCalls, T extends EditedTable, Parts = unknown>(
  route: Route,
  calls: C,
  resource: Resource<C, T, Parts>,
): void =>
  // What is the same for all resources knows none of them: their types end here, and nowhere else.
  openRoutes(route, calls as unknown as AnyCalls, resource as unknown as AnyResource);

function openRoutes(route: Route, calls: AnyCalls, resource: AnyResource): void {
  const { db, table } = resource;
  const { one, many } = calls.keys;
  const records = recordReader(resource);
  const valuesOf = (input: z.output<AnyInput>) => resource.valuesOf(cleanRichTexts(calls.input, input));

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

  const { refuse, written } = writeAnswers(records, one, resource.constraints);

  route(calls.create, ({ body, person, request }) =>
    written({ person, request }, 'saved', () =>
      createRecord(db, resource, person, { values: valuesOf(body), key: idempotencyKeyOf(request) }),
    ),
  );

  route(calls.update, ({ body: { id, revision, ...input }, person, request }) =>
    written({ person, request }, 'updated', () =>
      updateRecord(db, resource, person, { id, revision, values: valuesOf(input) }),
    ),
  );

  route(calls.remove, async ({ query, person }) => {
    await deleteRecord(db, resource, person, query).catch(refuse);
    return { success: true };
  });

  route(calls.history, ({ query }) => answerHistory(db, table, query));

  route(calls.exportCsv, async ({ query, request, reply }) => {
    sendCsv(reply, {
      name: many,
      columns: [...(await ownColumns(calls.input, resource, request.language)), ...stateColumns(request.language)],
      items: records.all(query),
    });
    return undefined;
  });
}

/** The answer of a call `adminHistory`: a page of the log of these records, or of one of them. */
export async function answerHistory(db: Db, table: EditedTable, query: Parameters<typeof readLog>[2]) {
  const { changes, total } = await readLog(db, table, query);
  return { success: true, changes, ...paging(query.page, total, limits.historyPerPage) };
}

/** What every paged answer says of its page. */
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
  route(calls.switchAll, async ({ body, person }) => {
    await switchRecords(db, kind, person, body);
    return { success: true };
  });
}

/** Opens the call of the order (`adminOrder`). @returns what moves a record, for a call of its own */
export function orderRoutes<T extends OrderedTable, Parts = unknown>(
  route: Route,
  calls: Pick<ReturnType<typeof adminOrder>, 'move'>,
  { db, ...resource }: RecordKind<T, Parts> & { db: Db },
) {
  const move = (by: Person, to: { id: string; place: number }): Promise<void> =>
    moveRecord(db, resource as unknown as RecordKind<T>, by, to);
  route(calls.move, async ({ body, person }) => {
    await move(person, body);
    return { success: true };
  });
  return move;
}

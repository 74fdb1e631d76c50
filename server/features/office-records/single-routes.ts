import type { adminSingle } from '#contract/admin-single.ts';
import { limits } from '#contract/limits.ts';
import type { z } from '#contract/zod.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { readLog } from './change-log.ts';
import { cleanRichTexts } from './clean-rich-texts.ts';
import { paging } from './crud-routes.ts';
import { recordReader } from './read-records.ts';
import type { EditedTable, RecordKind, RowOf, ValuesOf } from './record-kind.ts';
import type { AnyResource } from './resource.ts';
import { writeAnswers } from './write-answers.ts';
import { updateRecord } from './write-record.ts';

type AnySingle = ReturnType<typeof adminSingle<'one', z.ZodObject, z.ZodObject, z.ZodObject, z.ZodObject>>;
type SingleCalls = Pick<AnySingle, 'input' | 'history'> & {
  keys: { one: string };
  record: z.ZodObject;
  get: { query: z.ZodObject };
  update: { body: z.ZodObject };
};
type ItemOf<C extends SingleCalls> = Omit<z.output<C['record']>, 'revision' | 'updated_at' | 'updated_by'>;

/** What a record of which there is one says of itself; everything else is as with resources. */
export type Single<C extends SingleCalls, T extends EditedTable> = Omit<RecordKind<T>, 'present'> & {
  db: Db;
  /** On the wire. */
  present: (row: RowOf<T>) => ItemOf<C>;
  /**
   * The columns that a change sets; undefined leaves one as it is. Texts of the editor are clean already.
   * @param row as it is now, locked
   */
  valuesOf: (sent: z.output<C['update']['body']>, row: RowOf<T>) => ValuesOf<T>;
};

/**
 * Opens the calls of a record of which there is one (`adminSingle`): read, change, log.
 * @param idOf the record that a question means
 */
export function singleRoutes<const C extends SingleCalls, T extends EditedTable>(
  route: Route,
  single: C,
  kind: Single<C, T>,
  idOf: (query: z.output<C['get']['query']>) => Promise<string>,
): void {
  // As in `crudRoutes`: what is the same for all knows none of them.
  const calls = single as unknown as AnySingle;
  const { db, ...own } = kind as unknown as Single<AnySingle, EditedTable>;
  const records = recordReader({ ...own, db, narrow: () => undefined, sorts: {} } as unknown as AnyResource);
  const { written } = writeAnswers(records, calls.keys.one);

  route(calls.get, async ({ query }) => {
    const item = await records.one(await idOf(query as z.output<C['get']['query']>));
    return { success: true, [calls.keys.one]: item };
  });

  route(calls.update, ({ body, person, request }) => {
    const { id, revision, ...sent } = body as { id: string; revision: number | undefined } & Record<string, unknown>;
    const clean = cleanRichTexts(calls.input, sent);
    return written({ person, request }, 'updated', () =>
      updateRecord(db, own, person, { id, revision, values: (row) => own.valuesOf(clean as never, row) }),
    );
  });

  route(calls.history, async ({ query }) => {
    const { changes, total } = await readLog(db, own.table, query);
    return { success: true, changes, ...paging(query.page, total, limits.historyPerPage) };
  });
}

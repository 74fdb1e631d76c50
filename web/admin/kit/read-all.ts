import type { AnswerOf } from '#contract/endpoint.ts';
import { call, type Sends } from '#web/lib/api.ts';
import { type ResourceCalls, type RowOf, rowsOf } from './calls.ts';
import { defaultSort } from './load-list.ts';

/** All records of a resource in the order that its list has by itself, page by page. */
export async function readAll<Calls extends ResourceCalls>(calls: Calls, signal: AbortSignal): Promise<RowOf<Calls>[]> {
  const records: RowOf<Calls>[] = [];
  const per_page = Math.max(...calls.pageSizes);
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const sends: unknown = { query: { page, per_page, sort: defaultSort(calls.list) }, signal };
    const answer: AnswerOf<Calls['list']> = await call(calls.list as Calls['list'], sends as Sends<Calls['list']>);
    records.push(...rowsOf(calls, answer));
    pages = answer.totalPages;
  }
  return records;
}

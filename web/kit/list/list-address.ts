/** Changes to a list's address; undefined or empty removes a parameter. */
export type ListChanges = Record<string, string | number | undefined>;

/** The address's query after a change. Any change other than the page number returns to the first page. */
export function changeQuery(query: URLSearchParams, changes: ListChanges): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** `-created_at` means the column `created_at`, descending. */
export function readSort(sort: string): { by: string; direction: 'asc' | 'desc' } {
  return sort.startsWith('-') ? { by: sort.slice(1), direction: 'desc' } : { by: sort, direction: 'asc' };
}

export const writeSort = (by: string, direction: 'asc' | 'desc'): string => (direction === 'desc' ? `-${by}` : by);

/** The numbers of the first and last row of a page, from 1; undefined if the list has no such page. */
export function rowRange(page: number, size: number, total: number): { from: number; to: number } | undefined {
  const from = (page - 1) * size + 1;
  return from > total ? undefined : { from, to: Math.min(total, from + size - 1) };
}

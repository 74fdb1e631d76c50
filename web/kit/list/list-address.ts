/** What changes in a list's address; undefined or empty takes a parameter away. */
export type ListChanges = Record<string, string | number | undefined>;

/** The address's query after a change. Whatever is changed but the page itself leads back to the first page. */
export function changeQuery(query: URLSearchParams, changes: ListChanges): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** `-created_at` is the column `created_at`, the greatest first. */
export function readSort(sort: string): { by: string; direction: 'asc' | 'desc' } {
  return sort.startsWith('-') ? { by: sort.slice(1), direction: 'desc' } : { by: sort, direction: 'asc' };
}

export const writeSort = (by: string, direction: 'asc' | 'desc'): string => (direction === 'desc' ? `-${by}` : by);

/** The numbers of the first and last row of a page, from 1; undefined where the list has no such page. */
export function rowRange(page: number, size: number, total: number): { from: number; to: number } | undefined {
  const from = (page - 1) * size + 1;
  return from > total ? undefined : { from, to: Math.min(total, from + size - 1) };
}

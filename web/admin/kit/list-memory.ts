import { browserStore } from '#web/lib/browser-store.ts';

/**
 * The query with which a list of the back-office was last seen in this tab, so that the way back from a form leads to
 * the same page, search and filters.
 */
const storeOf = (pathname: string, storage: () => Storage) =>
  browserStore(storage, `turs:list:${pathname.replace(/\/$/, '')}`);

export function rememberQuery(pathname: string, search: string, storage = () => sessionStorage): void {
  const { write, forget } = storeOf(pathname, storage);
  if (search) write(search);
  else forget();
}

/** The address of a list with its last query; without storage that of its beginning. */
export const lastAddressOf = (list: string, storage = () => sessionStorage): string =>
  `${list}${storeOf(list, storage).read() ?? ''}`;

/**
 * The query with which a list of the back-office was last seen in this tab, so that the way back from a form leads to
 * the same page, search and filters.
 */
const keyOf = (pathname: string) => `turs:list:${pathname.replace(/\/$/, '')}`;

export function rememberQuery(pathname: string, search: string, storage = () => sessionStorage): void {
  try {
    if (search) storage().setItem(keyOf(pathname), search);
    else storage().removeItem(keyOf(pathname));
  } catch {
    // If the storage is full or blocked, the way back leads to the list's beginning.
  }
}

/** The address of a list with its last query. */
export function lastAddressOf(list: string, storage = () => sessionStorage): string {
  try {
    return list + (storage().getItem(keyOf(list)) ?? '');
  } catch {
    return list;
  }
}

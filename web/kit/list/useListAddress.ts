import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { changeQuery, type ListChanges } from './list-address.ts';

/**
 * Keeps a list's search, filters, order and page in the address, so that a reload, a bookmark and the back button
 * restore them.
 */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const leading = location?.pathname === pathname ? location : undefined;
  return {
    query,
    /** The address after a change, for links. */
    hrefFor: (changes: ListChanges) => `${pathname}?${changeQuery(query, changes)}`,
    /** Navigates. Use `replace` if a step should not be a separate history entry (typing). */
    change: (changes: ListChanges, options: { replace?: boolean } = {}) =>
      // Applied on top of the pending navigation, so that a filter set while a search loads does not undo it.
      setQuery(changeQuery(leading ? new URLSearchParams(leading.search) : query, changes), {
        ...options,
        preventScrollReset: true,
      }),
    /** The rows for another address of this list are loading. */
    refreshing: state === 'loading' && leading !== undefined,
  };
}

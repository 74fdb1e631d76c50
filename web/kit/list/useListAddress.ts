import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { changeQuery, type ListChanges } from './list-address.ts';

/** A list's search, filters, order and page live in the address: a reload, a bookmark and the back button keep them. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const leading = location?.pathname === pathname ? location : undefined;
  return {
    query,
    /** The address after a change, for links. */
    hrefFor: (changes: ListChanges) => `${pathname}?${changeQuery(query, changes)}`,
    /** Goes there. `replace` where each step is not worth a step back (typing). */
    change: (changes: ListChanges, options: { replace?: boolean } = {}) =>
      // On top of what is on its way, so that a filter chosen while a search loads does not undo it.
      setQuery(changeQuery(leading ? new URLSearchParams(leading.search) : query, changes), {
        ...options,
        preventScrollReset: true,
      }),
    /** The rows of another address of this list are on their way. */
    refreshing: state === 'loading' && leading !== undefined,
  };
}

import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Resource } from './resource.ts';

/** The state of a dialog's entry in the history, if it was opened from its list: one step back is the list as it was. */
export const overList = { overList: true };

/** Closes a dialog that has an address of its own (`screens.dialog`): back to its list, with search, filters and page. */
export function useCloseToList({ address }: Pick<Resource, 'address'>): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const closed = useRef(false);
  return () => {
    // A second click would go one step back more.
    if (closed.current) return;
    closed.current = true;
    if ((state as typeof overList | null)?.overList) navigate(-1);
    else navigate({ pathname: address, search }, { replace: true, preventScrollReset: true });
  };
}

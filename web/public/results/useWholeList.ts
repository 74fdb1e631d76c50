import { useEffect, useState } from 'react';
import { ApiError, call } from '#web/lib/api.ts';
import { sayInBrowser } from '#web/lib/words.tsx';
import { type Place, placeOf } from './list.ts';
import type { ResultsView } from './load-results.ts';

/**
 * All places of the list, to search in. A list of one page is there already; a longer one is fetched once, when it is
 * wanted.
 */
export function useWholeList(view: ResultsView, wanted: boolean): { places?: readonly Place[]; problem?: string } {
  const [fetched, setFetched] = useState<{ places?: readonly Place[]; problem?: string }>({});
  const { competition, ageLevel, total, list } = view;
  const complete = list.places.length === total;
  const id = competition?.id;
  const fetching = wanted && !complete && id !== undefined && fetched.places === undefined;

  useEffect(() => {
    if (!fetching) return;
    const leaving = new AbortController();
    const ask = async () => {
      // The contract and what reads it are a tenth of the page's scripts: those who only look do not load them.
      const { listResults } = await import('#contract/endpoints/results.ts');
      const query = { competion_id: id, agelevel: ageLevel };
      const { results } = await call(listResults, { query, signal: leaving.signal });
      setFetched({ places: results.map(placeOf) });
    };
    ask().catch((error) => {
      if (leaving.signal.aborted) return;
      setFetched({ problem: error instanceof ApiError ? error.message : sayInBrowser('offline') });
    });
    return () => leaving.abort();
  }, [fetching, id, ageLevel]);

  return complete ? { places: list.places } : fetched;
}

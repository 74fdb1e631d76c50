import { useEffect, useState } from 'react';
import { listResults } from '#contract/endpoints/results.ts';
import { ApiError, call } from '#web/lib/api.ts';
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
    call(listResults, { query: { competion_id: id, agelevel: ageLevel }, signal: leaving.signal }).then(
      ({ results }) => setFetched({ places: results.map(placeOf) }),
      (error) => {
        if (error instanceof ApiError) setFetched({ problem: error.message });
      },
    );
    return () => leaving.abort();
  }, [fetching, id, ageLevel]);

  return complete ? { places: list.places } : fetched;
}

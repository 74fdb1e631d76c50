import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { pageOf, searcher } from './list.ts';
import type { ResultsView } from './load-results.ts';
import { useWholeList } from './useWholeList.ts';

/** Browsers allow an address to change so often and no more. */
const pause = 400;

/** Keeps what is searched for in the address, for a reload, a bookmark and the way back. Nothing is loaded by it. */
function useAddress(search: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      if (search === (url.searchParams.get('q') ?? '')) return;
      url.searchParams.delete('page');
      if (search) url.searchParams.set('q', search);
      else url.searchParams.delete('q');
      window.history.replaceState(window.history.state, '', url);
    }, pause);
    return () => clearTimeout(timer);
  }, [search]);
}

/** Searches the list at every letter, in the browser. Until that has the whole list, what the server answered stays. */
export function useResultSearch(view: ResultsView) {
  const [text, setText] = useState(view.search);
  const [answered, setAnswered] = useState(view.search);
  const [awake, setAwake] = useState(false);
  if (view.search !== answered) {
    // A link or the way back has led to another search.
    setAnswered(view.search);
    setText(view.search);
  }
  const search = text.trim();
  const asked = useDeferredValue(search);
  const byServer = asked === view.search;
  const { places, problem } = useWholeList(view, awake || !byServer);
  const find = useMemo(() => places && searcher(places), [places]);
  const found = useMemo(() => (byServer || !find ? undefined : pageOf(find(asked))), [byServer, find, asked]);
  useAddress(search);
  return {
    text,
    setText,
    /** Somebody is about to search. */
    wake: () => setAwake(true),
    /** What the shown list is the answer to. */
    search: found ? asked : view.search,
    list: found ?? view.list,
    waiting: !byServer && !found && problem === undefined,
    problem: byServer ? undefined : problem,
  };
}

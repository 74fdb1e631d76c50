import { useEffect, useState } from 'react';
import { ApiError, call } from '#web/lib/api.ts';
import { sayInBrowser, useLanguage } from '#web/lib/words.tsx';
import { foundPage, type List } from './list.ts';
import type { ResultsView } from './load-results.ts';

/** Milliseconds without typing before the search; browsers also limit address changes to about this rate. */
const pause = 300;

/** Stores the search in the address, for a reload, a bookmark and the back button. This loads no data. */
function keepInAddress(search: string): void {
  const url = new URL(window.location.href);
  if (search === (url.searchParams.get('q') ?? '')) return;
  url.searchParams.delete('page');
  if (search) url.searchParams.set('q', search);
  else url.searchParams.delete('q');
  window.history.replaceState(window.history.state, '', url);
}

type Answer = { search: string; list?: List; problem?: string };

/** Searches the whole season while typing. Until an answer arrives, the previous results stay. */
export function useResultSearch(view: ResultsView) {
  const { lang } = useLanguage();
  const [text, setText] = useState(view.search);
  const [given, setGiven] = useState({ view, answer: undefined as Answer | undefined });
  if (view !== given.view) {
    // A link or the back button has opened another list.
    setGiven({ view, answer: undefined });
    setText(view.search);
  }
  const search = text.trim();
  const season = view.season.id;
  const answer: Answer | undefined =
    search === view.search ? { search, list: view.found } : search ? given.answer : { search: '' };
  const waiting = answer?.search !== search;

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      keepInAddress(search);
      if (!waiting) return;
      // The contract and its parser are a tenth of the page's scripts: they load only for a search.
      const { searchResults } = await import('#contract/endpoints/results.ts');
      const found = await call(searchResults, { query: { season_id: season, q: search }, signal: leaving.signal });
      setGiven((now) => ({ ...now, answer: { search, list: foundPage(lang, found) } }));
    };
    const timer = setTimeout(() => {
      ask().catch((error) => {
        if (leaving.signal.aborted) return;
        const problem = error instanceof ApiError ? error.message : sayInBrowser('offline');
        setGiven((now) => ({ ...now, answer: { search, problem } }));
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [search, season, lang, waiting]);

  return {
    text,
    setText,
    /** The search text; empty while the list of a category is shown. */
    search,
    /** The latest results; undefined before the first answer. */
    found: answer?.list ?? view.found,
    waiting,
    problem: waiting ? undefined : answer?.problem,
  };
}

export type ResultSearchState = ReturnType<typeof useResultSearch>;

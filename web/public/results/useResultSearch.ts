import { useEffect, useState } from 'react';
import { ApiError, call } from '#web/lib/api.ts';
import { sayInBrowser, useLanguage } from '#web/lib/words.tsx';
import { foundPage, type List } from './list.ts';
import type { ResultsView } from './load-results.ts';

/** So long nobody types, then what was typed is asked for; browsers allow an address to change about as often. */
const pause = 300;

/** Keeps what is searched for in the address, for a reload, a bookmark and the way back. Nothing is loaded by it. */
function keepInAddress(search: string): void {
  const url = new URL(window.location.href);
  if (search === (url.searchParams.get('q') ?? '')) return;
  url.searchParams.delete('page');
  if (search) url.searchParams.set('q', search);
  else url.searchParams.delete('q');
  window.history.replaceState(window.history.state, '', url);
}

type Answer = { search: string; list?: List; problem?: string };

/** Searches the whole season while one types. Until an answer comes, what was shown before stays. */
export function useResultSearch(view: ResultsView) {
  const { lang } = useLanguage();
  const [text, setText] = useState(view.search);
  const [given, setGiven] = useState({ view, answer: undefined as Answer | undefined });
  if (view !== given.view) {
    // A link or the way back has led to another list.
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
      // The contract and what reads it are a tenth of the page's scripts: those who only look do not load them.
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
    /** What is looked for; empty while the list of a category is shown. */
    search,
    /** What was found so far; undefined before the first answer. */
    found: answer?.list ?? view.found,
    waiting,
    problem: waiting ? undefined : answer?.problem,
  };
}

export type ResultSearchState = ReturnType<typeof useResultSearch>;

import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { paths } from '#web/app/paths.ts';
import { controlClass } from '#web/kit/form/Field.tsx';
import { useHydrated } from '#web/lib/hydration/hydrated.ts';
import { useWords } from '#web/lib/words.tsx';
import type { ResultsView } from './load-results.ts';

interface ResultSearchProps {
  view: ResultsView;
  text: string;
  onType: (text: string) => void;
  /**
   * Whether typing searches in the browser; otherwise submitting the form requests the page from the server, as without
   * scripts.
   */
  answersHere: boolean;
}

const button =
  'absolute inset-y-1 end-1 grid w-9 place-items-center rounded-sm text-soft hover:bg-ink/7 hover:text-ink';

/** Finds teams of the whole season by name, number, school or city. */
export function ResultSearch({ view, text, onType, answersHere }: ResultSearchProps) {
  const t = useWords('results');
  const alive = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="w-full sm:max-w-md">
      <form
        action={paths.results(view.season.id)}
        onSubmit={(event) => {
          if (!answersHere) return;
          event.preventDefault();
          // Closes a phone's keyboard, so that the results are visible.
          input.current?.blur();
        }}
        className="relative"
      >
        {view.competition && <input type="hidden" name="competion" value={view.competition.id} />}
        {view.ageLevel && <input type="hidden" name="agelevel" value={view.ageLevel} />}
        <Search
          aria-hidden
          size="1.15em"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-soft"
        />
        <input
          ref={input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('searchHint')}
          dir={text ? 'auto' : undefined}
          maxLength={100}
          value={text}
          onChange={(event) => onType(event.target.value)}
          className={`${controlClass} appearance-none ps-10.5 pe-11 [&::-webkit-search-cancel-button]:hidden`}
        />
        {!alive && (
          <button type="submit" aria-label={t('search')} className={button}>
            <ArrowRight aria-hidden size="1.15em" className="rtl:-scale-x-100" />
          </button>
        )}
        {alive && text && (
          <button
            type="button"
            aria-label={t('clear')}
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
            className={button}
          >
            <X aria-hidden size="1.1em" />
          </button>
        )}
      </form>
    </search>
  );
}

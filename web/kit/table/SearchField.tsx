import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { controlClass } from '../form/Field.tsx';

export interface SearchFieldProps {
  /** The current search (from the address). */
  value: string;
  /** Called after a pause in typing, on Enter, and on clearing. Trimmed. */
  onSearch: (text: string) => void;
  /** What is searched; "Search" by default. */
  label?: string;
  placeholder?: string;
  className?: string;
}

const pause = 300;

/** Searches while typing, after a short pause. */
export function SearchField({ value, onSearch, label, placeholder, className }: SearchFieldProps) {
  const t = useWords('kit');
  const [text, setText] = useState(value);
  const [from, setFrom] = useState(value);
  const [asked, setAsked] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (value !== from) {
    setFrom(value);
    // The back button changes the address: update the text. If the address only confirms this field's own search, keep
    // the letters typed since then.
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }
  const ask = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === asked) return;
    setAsked(wanted);
    onSearch(wanted);
  };
  const askLater = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askLater(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className={cx('relative block', className)}>
      <Search
        aria-hidden
        size="1.15em"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-soft"
      />
      <input
        ref={input}
        type="search"
        aria-label={label ?? t('search')}
        placeholder={placeholder ?? label ?? t('search')}
        dir={text ? 'auto' : undefined}
        value={text}
        maxLength={limits.searchMax}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && ask(text)}
        className={cx(controlClass, 'appearance-none ps-10.5 pe-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      {text && (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={() => {
            setText('');
            ask('');
            input.current?.focus();
          }}
          className="absolute inset-y-1 end-1 grid w-8 place-items-center rounded-sm text-soft hover:bg-ink/7 hover:text-ink"
        >
          <X aria-hidden size="1.1em" />
        </button>
      )}
    </search>
  );
}

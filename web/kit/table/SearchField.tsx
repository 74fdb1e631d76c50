import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { controlClass } from '../form/Field.tsx';

export interface SearchFieldProps {
  /** What is searched for now (from the address). */
  value: string;
  /** Called when typing pauses, on Enter, and when it is cleared. Trimmed. */
  onSearch: (text: string) => void;
  /** What is searched; "Search" if not given. */
  label?: string;
  placeholder?: string;
  className?: string;
}

const pause = 300;

/** Searches while one types, after a short pause. */
export function SearchField({ value, onSearch, label, placeholder, className }: SearchFieldProps) {
  const t = useWords('kit');
  const [text, setText] = useState(value);
  const [from, setFrom] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The back button changes the address under us: follow it, unless it only says what was typed here.
  if (value !== from) {
    setFrom(value);
    if (value !== text.trim()) setText(value);
  }
  const search = (typed: string, wait: number) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => typed.trim() !== value && onSearch(typed.trim()), wait);
  };
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
        maxLength={200}
        onChange={(event) => search(event.target.value, pause)}
        onKeyDown={(event) => event.key === 'Enter' && search(text, 0)}
        className={cx(controlClass, 'appearance-none ps-10.5 pe-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      {text && (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={() => {
            search('', 0);
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

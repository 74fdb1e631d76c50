import { directionOf, type Language } from '#contract/languages.ts';

interface LineProps {
  children: string;
  /** The language of the text; if nobody knows, its letters say its direction. */
  lang?: Language;
}

/** A text that people wrote, on one line of a table's row: a longer one ends with dots, and is shown on hover. */
export function Line({ children, lang }: LineProps) {
  return (
    <span
      lang={lang}
      dir={lang ? directionOf(lang) : 'auto'}
      title={children}
      // The dots stand where the text's own direction ends; the text stands where the cell's does.
      className="block [text-align:match-parent] sm:line-clamp-1 sm:break-all"
    >
      {children}
    </span>
  );
}

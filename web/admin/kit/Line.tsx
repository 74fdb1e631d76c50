import { directionOf, type Language } from '#contract/languages.ts';
import { cx } from '#web/kit/cx.ts';

interface LineProps {
  children: string;
  /** The language of the text; if nobody knows, its letters say its direction. */
  lang?: Language;
  /** A detail below the main line. */
  detail?: boolean;
}

/**
 * A text that people wrote, on one line of a table's row: a longer one ends with dots, and is shown whole on hover and
 * on a phone. Its column has a width of its own (`sm:w-1/4`), for its length asks for none; but never less than a few words
 * need: with many columns the table scrolls in its frame.
 */
export function Line({ children, lang, detail }: LineProps) {
  return (
    // A box around it stands where the cell's text does; the dots stand where the text's own direction ends.
    <span
      className={cx(
        'block sm:flex sm:[contain:inline-size] sm:[contain-intrinsic-inline-size:7rem]',
        detail && 'text-sm font-normal text-soft',
      )}
    >
      <bdi lang={lang} dir={lang && directionOf(lang)} title={children} className="sm:min-w-0 sm:truncate">
        {children}
      </bdi>
    </span>
  );
}

import { useWords } from '#web/lib/words.tsx';

/** The first focusable element: skips the menus and moves to the content. */
export function SkipLink() {
  const t = useWords('layout');
  return (
    <a
      href="#content"
      className="sr-only z-40 rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
    >
      {t('skip')}
    </a>
  );
}

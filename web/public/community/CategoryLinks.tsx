import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { cx } from '#web/kit/cx.ts';
import { useWords } from '#web/lib/words.tsx';
import type { ForumView } from './load-forum.ts';

/** The forum's categories, each with its own list; on a narrow screen they are pushed sideways. */
export function CategoryLinks({ view: { categories, category, exists } }: { view: ForumView }) {
  const t = useWords('community');
  const list = useRef<HTMLUListElement>(null);
  const current = exists ? (category?.id ?? '') : undefined;
  useInSight(list, current);
  return (
    <nav aria-label={t('categories')}>
      <ul
        ref={list}
        className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {[{ id: '', name: t('all') }, ...categories].map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <Link
              to={paths.community({ category: id })}
              preventScrollReset
              aria-current={id === current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center rounded-full px-4.5 font-semibold no-underline transition-colors',
                id === current ? 'bg-ink text-paper' : 'bg-ink/6 text-ink hover:bg-ink/10',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Pushes the list so far that the chosen category is in its middle. */
function useInSight(list: React.RefObject<HTMLUListElement | null>, current: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category being chosen is the reason to push
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const box = list.current?.getBoundingClientRect();
    if (!chosen || !box) return;
    list.current?.scrollBy({ left: chosen.left + chosen.width / 2 - box.left - box.width / 2 });
  }, [list, current]);
}

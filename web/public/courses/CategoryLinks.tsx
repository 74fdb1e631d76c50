import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { cx } from '#web/kit/cx.ts';
import { useWords } from '#web/lib/words.tsx';

interface CategoryLinksProps {
  categories: { id: string; name: string }[];
  current: string | undefined;
}

/** All, and each category: beside the cards on a wide screen, above them, to be pushed sideways, on a narrow one. */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const t = useWords('catalogue');
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category is the reason to look for it again
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector('[aria-current]');
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
    const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);
  const all = { id: undefined, name: t('courses.all') };
  return (
    <nav aria-label={t('courses.categories')} className="lg:sticky lg:top-24 lg:self-start">
      <ul
        ref={list}
        className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:gap-1 lg:overflow-visible lg:border-s lg:border-line lg:px-0 lg:py-0"
      >
        {[all, ...categories].map(({ id, name }) => (
          <li key={id ?? 'all'} className="shrink-0">
            <Link
              to={paths.courses({ category: id })}
              preventScrollReset
              prefetch="intent"
              aria-current={id === current ? 'page' : undefined}
              className={cx(
                'relative flex min-h-11 items-center rounded-full px-4.5 font-semibold no-underline transition-colors lg:rounded-s-none lg:rounded-e-md',
                'lg:before:absolute lg:before:inset-y-0 lg:before:-start-px lg:before:w-0.75 lg:before:rounded-full',
                id === current
                  ? 'bg-ink text-paper lg:bg-palm-tint lg:text-ink lg:before:bg-palm'
                  : 'bg-ink/6 text-ink hover:bg-ink/10 lg:bg-transparent lg:text-soft lg:hover:bg-ink/6 lg:hover:text-ink',
              )}
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

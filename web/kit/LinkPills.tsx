import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

export interface LinkPillsProps {
  /** What the links select: "Regions". */
  label: string;
  links: { label: string; to: string; current: boolean }[];
  /** On a wide screen stacked vertically, for a column beside the content. */
  column?: boolean;
  className?: string;
}

const looks = {
  rows: {
    list: 'sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0',
    inSight: 'max-sm:[scroll-initial-target:nearest]',
    link: '',
    current: '',
    other: '',
  },
  column: {
    list: 'lg:mx-0 lg:flex-col lg:gap-1 lg:overflow-visible lg:border-s lg:border-line lg:p-0',
    inSight: 'max-lg:[scroll-initial-target:nearest]',
    link: 'relative lg:rounded-s-none lg:rounded-e-md lg:before:absolute lg:before:inset-y-0 lg:before:-start-px lg:before:w-0.75 lg:before:rounded-full',
    current: 'lg:bg-palm-tint lg:text-ink lg:before:bg-palm',
    other: 'lg:bg-transparent lg:text-soft lg:hover:bg-ink/6 lg:hover:text-ink',
  },
};

/**
 * Many options, each with its own page: in several rows on a wide screen, in one scrollable row on a narrow one, which
 * scrolls to the current link automatically. For a few options use `LinkTabs`.
 */
export function LinkPills({ label, links, column, className }: LinkPillsProps) {
  const look = column ? looks.column : looks.rows;
  const list = useRef<HTMLUListElement>(null);
  useInSight(list, links.find(({ current }) => current)?.to);
  return (
    <nav aria-label={label} className={className}>
      <ul
        ref={list}
        className={cx('-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none]', look.list)}
      >
        {links.map(({ label: text, to, current }) => (
          <li key={to} className={cx('shrink-0', current && look.inSight)}>
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={cx(
                'kit-choice flex min-h-11 items-center rounded-full px-4.5 font-semibold no-underline transition-colors',
                current ? 'bg-ink text-paper' : 'bg-ink/6 text-ink hover:bg-ink/10',
                look.link,
                current ? look.current : look.other,
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row so that the current link is in the middle. */
function useInSight(list: RefObject<HTMLUListElement | null>, current: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another link becomes current
  useLayoutEffect(() => {
    const link = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const row = list.current?.getBoundingClientRect();
    if (link && row) list.current?.scrollBy({ left: link.left + link.width / 2 - row.left - row.width / 2 });
  }, [list, current]);
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

export interface LinkPillsProps {
  /** What the links choose among: "Regions". */
  label: string;
  links: { label: string; to: string; current: boolean }[];
  className?: string;
}

/**
 * Many choices, each a page of its own: in rows on a wide screen, in one row to be pushed sideways on a narrow one,
 * where the current one comes into sight by itself. For a few, take `LinkTabs`.
 */
export function LinkPills({ label, links, className }: LinkPillsProps) {
  const list = useRef<HTMLUListElement>(null);
  useInSight(list, links.find(({ current }) => current)?.to);
  return (
    <nav aria-label={label} className={className}>
      <ul
        ref={list}
        className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {links.map(({ label: text, to, current }) => (
          <li key={to} className={cx('shrink-0', current && 'max-sm:[scroll-initial-target:nearest]')}>
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center rounded-full px-4.5 font-semibold no-underline transition-colors',
                current ? 'bg-ink text-paper' : 'bg-ink/6 text-ink hover:bg-ink/10',
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

/** Pushes the row so far that the current link is in its middle. */
function useInSight(list: RefObject<HTMLUListElement | null>, current: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link being current is the reason to push
  useLayoutEffect(() => {
    const link = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const row = list.current?.getBoundingClientRect();
    if (link && row) list.current?.scrollBy({ left: link.left + link.width / 2 - row.left - row.width / 2 });
  }, [list, current]);
}

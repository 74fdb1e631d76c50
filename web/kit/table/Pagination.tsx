import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page; keeps the other parameters. */
  hrefFor: (page: number) => string;
  /** What is paged, if a screen has two paginations. */
  label?: string;
  className?: string;
}

const box =
  'grid h-(--control-sm) min-w-(--control-sm) place-items-center rounded-sm px-2 text-sm no-underline max-sm:min-w-8 max-sm:px-1';

/** The pages of a list, as links. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefFor, label, className }: PaginationProps) {
  const t = useWords('kit');
  if (pages <= 1) return null;
  return (
    <nav aria-label={label ?? t('pages')} className={className}>
      <ul className="flex flex-wrap items-center gap-0.5 sm:gap-1">
        <li>
          <Step to={page > 1 ? hrefFor(page - 1) : undefined} label={t('previousPage')} rel="prev">
            <ChevronLeft aria-hidden size="1.2em" className="rtl:-scale-x-100" />
          </Step>
        </li>
        {pageNumbers(page, pages).map((number) =>
          typeof number === 'string' ? (
            <li key={number} aria-hidden className={cx(box, 'px-0 text-soft max-sm:min-w-5')}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefFor(number)}
                aria-label={t('page', { n: number })}
                aria-current={number === page ? 'page' : undefined}
                className={cx(
                  box,
                  'kit-choice tabular-nums transition-colors',
                  number === page ? 'bg-ink font-semibold text-paper' : 'text-ink hover:bg-ink/7',
                )}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step to={page < pages ? hrefFor(page + 1) : undefined} label={t('nextPage')} rel="next">
            <ChevronRight aria-hidden size="1.2em" className="rtl:-scale-x-100" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

/** Next or previous; if disabled it stays in place, dimmed, so that nothing moves under the pointer. */
function Step({ to, label, rel, children }: { to?: string; label: string; rel: string; children: ReactNode }) {
  if (!to)
    return (
      <span aria-hidden className={cx(box, 'text-soft opacity-45')}>
        {children}
      </span>
    );
  return (
    <Link to={to} rel={rel} aria-label={label} title={label} className={cx(box, 'text-ink hover:bg-ink/7')}>
      {children}
    </Link>
  );
}

import ChevronRight from 'lucide-react/icons/chevron-right';
import { useWords } from '#web/lib/words.tsx';
import { cx } from './cx.ts';
import { Link } from './Link.tsx';

export interface BreadcrumbsProps {
  /** From the top level down; the last one is this page and needs no `to`. */
  trail: { label: string; to?: string }[];
  className?: string;
}

/** The position of this page in the site. */
export function Breadcrumbs({ trail, className }: BreadcrumbsProps) {
  const t = useWords('kit');
  return (
    <nav aria-label={t('breadcrumbs')} className={cx('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden size="1em" className="shrink-0 text-soft rtl:-scale-x-100" />}
            {to && index < trail.length - 1 ? (
              <Link to={to} look="quiet" className="text-soft hover:text-ink">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 font-semibold break-words">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

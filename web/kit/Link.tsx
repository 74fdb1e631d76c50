import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { useWords } from '#web/lib/words.tsx';
import { cx } from './cx.ts';

const looks = {
  line: 'underline decoration-1 decoration-palm/60 underline-offset-[0.22em] hover:decoration-2 hover:decoration-palm',
  quiet: 'no-underline hover:underline underline-offset-[0.22em]',
  strong: 'font-semibold text-palm no-underline hover:underline underline-offset-[0.22em] kit-lone-link',
};

export interface LinkProps extends Omit<RouterLinkProps, 'className'> {
  /** `line` in running text, `quiet` in menus and lists, `strong` for "see all". */
  look?: keyof typeof looks;
  className?: string;
}

/** A link to a page of this site. */
export function Link({ look = 'line', className, ...rest }: LinkProps) {
  return <RouterLink {...rest} className={cx('rounded-xs text-ink transition-colors', looks[look], className)} />;
}

export interface OutsideLinkProps {
  /** A full URL: another site, `mailto:` or `tel:`. */
  href: string;
  look?: keyof typeof looks;
  /** Opens a new tab, and says so. */
  newTab?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site. */
export function OutsideLink({ href, look = 'line', newTab, className, children }: OutsideLinkProps) {
  const t = useWords('kit');
  return (
    <a
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className={cx('rounded-xs text-ink transition-colors', looks[look], className)}
    >
      {children}
      {newTab && (
        <>
          <ExternalLink aria-hidden size="0.85em" className="ms-1 inline align-baseline rtl:-scale-x-100" />
          <span className="sr-only"> ({t('opensNewTab')})</span>
        </>
      )}
    </a>
  );
}

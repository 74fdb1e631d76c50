import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { cx } from '#web/kit/cx.ts';
import { useWords } from '#web/lib/words.tsx';

/** The style of a menu item. */
export const menuLook =
  'flex min-h-11 items-center gap-2 rounded-md px-3 py-1.5 text-ink no-underline transition-colors hover:bg-ink/8 aria-[current=page]:font-semibold';

/** A menu item. A link to another site opens a new tab, and says so. */
export function MenuLink(props: { to: string; outside?: boolean; children: ReactNode; className?: string }) {
  const { to, children, className } = props;
  const t = useWords('kit');
  if (props.outside) {
    return (
      <a href={to} target="_blank" rel="noopener" className={cx(menuLook, className)}>
        {children}
        <ExternalLink aria-hidden size="0.85em" className="text-soft rtl:-scale-x-100" />
        <span className="sr-only">({t('opensNewTab')})</span>
      </a>
    );
  }
  return (
    <NavLink to={to} end className={cx(menuLook, className)}>
      {children}
    </NavLink>
  );
}

import { NavLink } from 'react-router';
import { cx } from './cx.ts';

export interface LinkTabsProps {
  /** What the tabs select: "Seasons". */
  label: string;
  tabs: {
    label: string;
    to: string;
    count?: number;
    current?: boolean;
    /** A few words below the label, such as that nothing is there yet. */
    note?: string | undefined;
  }[];
  className?: string;
}

/** The style of one tab, shared with `Tabs`. */
export const tabClass = (current: boolean) =>
  cx(
    'kit-tab relative flex shrink-0 cursor-pointer items-center gap-2 rounded-sm px-1 py-3 font-semibold no-underline transition-colors',
    'after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-full',
    current ? 'text-ink after:bg-palm' : 'text-soft after:bg-transparent hover:text-ink hover:after:bg-line',
  );

export const tabListClass = 'kit-tabs flex gap-x-6 overflow-x-auto overflow-y-hidden border-b border-line';

/** Tabs that are pages with their own addresses. Set `current` if the address alone does not determine it. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={tabListClass}>
        {tabs.map(({ label: text, to, count, current, note }) => (
          <li key={to} className="flex shrink-0">
            <NavLink
              to={to}
              end
              preventScrollReset
              aria-current={current === undefined ? undefined : current ? 'page' : 'false'}
              className={({ isActive }) => tabClass(current ?? isActive)}
            >
              {note ? (
                <span>
                  {text} <span className="block text-xs font-normal">{note}</span>
                </span>
              ) : (
                text
              )}
              {count !== undefined && <span className="rounded-full bg-ink/7 px-2 text-xs tabular-nums">{count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

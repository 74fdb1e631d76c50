import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { TeamTab } from '#domain/team-tabs.ts';
import { paths } from '#web/app/paths.ts';
import { cx } from '#web/kit/cx.ts';
import { tabClass, tabListClass } from '#web/kit/LinkTabs.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useCentredTab } from '../centred-tab.ts';

export const panelId = 'team-tab-panel';
export const tabId = (tab: TeamTab) => `team-tab-${tab}`;

/**
 * The tabs of a team's page. Each is a link to its own address, and together they are a tab list (ARIA Authoring
 * Practices): arrow keys move between them, Enter and Space open one, because a tab may have to load.
 */
export function TeamTabs({ teamId, tabs, current }: { teamId: string; tabs: TeamTab[]; current: TeamTab }) {
  const t = useWords('team');
  const { dir } = useLanguage();
  const list = useCentredTab<HTMLDivElement>('[aria-selected="true"]', current);

  function onKeyDown(event: KeyboardEvent) {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = all.indexOf(event.target as HTMLElement);
    const [next, previous] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const target = {
      [next]: (at + 1) % all.length,
      [previous]: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (event.key === ' ') all[at]?.click();
    else if (target === undefined) return;
    else all[target]?.focus();
    event.preventDefault();
  }

  return (
    <div ref={list} role="tablist" aria-label={t('tabs')} onKeyDown={onKeyDown} className={cx(tabListClass, 'pt-2')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          role="tab"
          id={tabId(tab)}
          to={paths.team(teamId, tab)}
          preventScrollReset
          aria-selected={tab === current}
          aria-controls={tab === current ? panelId : undefined}
          tabIndex={tab === current ? 0 : -1}
          className={tabClass(tab === current)}
        >
          {t(tab)}
        </Link>
      ))}
    </div>
  );
}

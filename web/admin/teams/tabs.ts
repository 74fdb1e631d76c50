import { query } from '#web/app/paths.ts';
import { teams } from './resource.ts';

/** What the view of a team is divided into. */
export const teamTabs = ['overview', 'scores', 'certificates', 'transactions', 'mails', 'log'] as const;
export type TeamTab = (typeof teamTabs)[number];

/** The address of a team's view at one of its tabs. */
export const tabAddress = (id: string, tab: TeamTab, options: { page?: number | undefined } = {}): string =>
  teams.view(id) + query({ tab: tab === 'overview' ? undefined : tab, ...options });

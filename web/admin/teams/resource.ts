import Users from 'lucide-react/icons/users';
import type { AdminTeamInput } from '#contract/endpoints/admin-teams.ts';
import type { z } from '#contract/zod.ts';
import { query } from '#web/app/paths.ts';
import { resource } from '../kit/resource.ts';

/** Coaches and schools register teams: they have a view and a form here, and no page for a new one. */
export const teams = resource({
  address: '/admin/teams',
  formAddress: '/admin/team',
  label: { ar: 'الفرق', en: 'Teams' },
  icon: Users,
  access: { list: 'admin-teams:list', form: 'admin-teams:write' },
  screens: { list: 'TeamListPage.tsx', form: 'TeamFormPage.tsx', view: 'TeamViewPage.tsx', create: false },
});

/** The fields of a team's form. */
export const emptyTeam = {
  ...{ name: '', schoolName: '', competion: '', ageLevel: '', stage: '', region: '', city: '', notes: '', image: '' },
} satisfies Required<z.input<typeof AdminTeamInput>>;

/** What the view of a team is divided into. */
export const teamTabs = ['overview', 'scores', 'certificates', 'transactions', 'mails', 'log'] as const;
export type TeamTab = (typeof teamTabs)[number];

/** The address of a team's view at one of its tabs. */
export const tabAddress = (id: string, tab: TeamTab, options: { page?: number | undefined } = {}): string =>
  teams.view(id) + query({ tab: tab === 'overview' ? undefined : tab, ...options });

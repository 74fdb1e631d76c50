import Award from 'lucide-react/icons/award';
import Mail from 'lucide-react/icons/mail';
import Users from 'lucide-react/icons/users';
import { resource } from '../kit/resource.ts';

const list = resource({
  address: '/admin/teams',
  formAddress: '/admin/team',
  label: { ar: 'الفرق', en: 'Teams' },
  icon: Users,
  access: { list: 'admin-teams:list', form: 'admin-teams:write' },
  screens: { list: 'TeamListPage.tsx' },
});

/** What the view of a team is divided into. */
export const teamTabs = ['overview', 'scores', 'certificates', 'transactions', 'log'] as const;
export type TeamTab = (typeof teamTabs)[number];

/** Teams are registered by coaches and schools: they have a view and a form, and no page for a new one. */
export const teams = {
  ...list,
  view: (id: string, tab?: TeamTab) =>
    `${list.formAddress}/${encodeURIComponent(id)}/view${tab && tab !== 'overview' ? `?tab=${tab}` : ''}`,
};

/** Mails to coaches of many teams: no entry of the menu, but links of the list above. */
const mailings = resource({
  address: '/admin/teams/mailings',
  folder: 'teams',
  parent: list,
  label: { ar: 'رسائل المدربين', en: 'Mails to coaches' },
  icon: Mail,
  access: 'admin-teams:mail',
  screens: { list: 'MailingListPage.tsx' },
});
export const teamMailings = { ...mailings, one: (id: string) => `${mailings.address}/${encodeURIComponent(id)}` };

export const certificateBatches = resource({
  address: '/admin/teams/certificates',
  folder: 'teams',
  parent: list,
  label: { ar: 'ملفات الشهادات', en: 'Files of certificates' },
  icon: Award,
  access: 'admin-teams:certificates',
  screens: { list: 'BatchListPage.tsx' },
});

import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Users from 'lucide-react/icons/users';
import type { Permission } from '#contract/access.ts';
import { paths } from '#web/app/paths.ts';
import type { WordKey } from '#web/lib/words.tsx';

/** The back-office's menu: who may do what decides what it shows (back-office spec, section 2). */
export const adminMenu = [
  { to: paths.adminDashboard(), word: 'backOffice.dashboard', icon: LayoutDashboard, needs: 'admin-dashboard:read' },
  { to: paths.adminTeams(), word: 'backOffice.teams', icon: Users, needs: 'admin-teams:list' },
] as const satisfies { to: string; word: WordKey<'layout'>; icon: typeof Users; needs: Permission }[];

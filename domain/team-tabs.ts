import { type Role, roleOf } from '#contract/access.ts';
import { type AccessFacts, maySeeOrdersOf, maySubmitScoresFor, relationOf, type Viewer } from './team-access.ts';

/** The tabs of a team's page, in their order (public spec, section 2). */
export const teamTabs = ['overview', 'members', 'matches', 'transactions', 'certification', 'submissions'] as const;
export type TeamTab = (typeof teamTabs)[number];

/** Types 1, 4 and 2: others who may read orders find theirs in the list of their own transactions. */
const seeTransactions: Role[] = ['coach', 'admin', 'entity'];

/**
 * The tabs that a person has on a team's page. Whoever is a stranger to it, and an entity that has not agreed, sees its
 * public face alone, which is the overview; the latter its transactions, too. Submissions are for types 1 and 4.
 */
export function tabsOf(viewer: Viewer, team: AccessFacts): TeamTab[] {
  const belongs = !['named', 'stranger'].includes(relationOf(viewer, team));
  const shown: Record<TeamTab, boolean> = {
    overview: true,
    members: belongs,
    matches: belongs,
    transactions: seeTransactions.includes(roleOf(viewer.type)) && maySeeOrdersOf(viewer, team),
    certification: belongs,
    submissions: maySubmitScoresFor(viewer, team),
  };
  return teamTabs.filter((tab) => shown[tab]);
}

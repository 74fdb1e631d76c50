import { useOutletContext } from 'react-router';
import type { Team } from '#contract/entities.ts';
import { type AccessFacts, mayAttachEntityTo, type Viewer } from '#domain/team-access.ts';
import { type TeamTab, tabsOf } from '#domain/team-tabs.ts';
import { useViewer } from '../layout/index.ts';

/** The relations of a team, as far as its viewer is told of them: for a stranger there are none. */
const factsOf = ({ user, entity, coaches, members, payment_status }: Team): AccessFacts => ({
  createdBy: user?._id ?? '',
  entityStebId: entity?.steb_user_id ?? null,
  coachStebIds: coaches?.map(({ _id }) => _id) ?? [],
  memberStebIds: members?.map(({ _id }) => _id) ?? [],
  paid: payment_status ?? true,
});

function useTeamViewer(): Viewer {
  const { _id, steb_user_id, type } = useViewer();
  return { id: _id, stebUserId: steb_user_id, type };
}

/** The tabs of a team's page for its viewer. */
export const useTabs = (team: Team): TeamTab[] => tabsOf(useTeamViewer(), factsOf(team));

/** Whether the viewer may say now which entity the team belongs to. */
export const useMayAttachEntity = (team: Team): boolean =>
  mayAttachEntityTo(useTeamViewer(), factsOf(team)) && team.status !== false;

/** The team whose page a tab belongs to. */
export const useTeam = (): Team => useOutletContext<Team>();

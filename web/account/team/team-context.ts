import { useOutletContext } from 'react-router';
import { roleOf } from '#contract/access.ts';
import type { MembershipAnswer, Person, Team, User } from '#contract/entities.ts';
import {
  type AccessFacts,
  mayAnswerForEntity,
  mayAttachEntityTo,
  mayIssueCertificatesOf,
  mayReplaceMembersOf,
  relationOf,
  type Viewer,
} from '#domain/team-access.ts';
import { type TeamTab, tabsOf } from '#domain/team-tabs.ts';
import { useViewer } from '../layout/index.ts';

/** Of others a member is not told what they said, and needs not be. */
const hasAgreed = ({ answer }: Person) => answer === undefined || answer === 'agreed';

/** The relations of a team, as far as its viewer is told of them: for a stranger there are none. */
const factsOf = ({ user, entity, entity_agreed, coaches, members }: Team): AccessFacts => ({
  createdBy: user?._id ?? '',
  entityStebId: entity?.steb_user_id ?? null,
  entityAgreed: entity_agreed ?? true,
  coachStebIds: coaches?.filter(hasAgreed).map(({ _id }) => _id) ?? [],
  memberStebIds: [...(members ?? []), ...(coaches ?? []).filter((coach) => !hasAgreed(coach))].map(({ _id }) => _id),
});

const viewerOf = ({ _id, steb_user_id, type }: User): Viewer => ({ id: _id, stebUserId: steb_user_id, type });

/** The tabs of a team's page for a person, from the team as it was sent to them. */
export const tabsFor = (person: User, team: Team): TeamTab[] => tabsOf(viewerOf(person), factsOf(team));

/** The tabs of a team's page for its viewer. */
export const useTabs = (team: Team): TeamTab[] => tabsFor(useViewer(), team);

/** Whether the viewer may say now which entity the team belongs to. */
export const useMayAttachEntity = (team: Team): boolean =>
  mayAttachEntityTo(viewerOf(useViewer()), factsOf(team)) && team.status !== false;

/** Whether the viewer is the team's school or organisation, named by somebody else, and has not said that it is. */
export const useIsAskedAsEntity = (team: Team): boolean => relationOf(viewerOf(useViewer()), factsOf(team)) === 'named';

/** Whether the viewer may say that the team is their own, or is not. */
export const useMayAnswerForEntity = (team: Team): boolean => mayAnswerForEntity(viewerOf(useViewer()), factsOf(team));

/** The viewer's own place in a team, and what they said to being asked about it; undefined if they have none. */
export function useOwnPlace({ coaches = [], members = [] }: Team): OwnPlace | undefined {
  const { steb_user_id } = useViewer();
  const isOwn = ({ _id }: Person) => _id === steb_user_id;
  const coach = coaches.find(isOwn);
  const own = coach ?? members.find(isOwn);
  return own?.answer && { role: coach ? 'coach' : 'member', answered: own.answer };
}

export type OwnPlace = { role: 'coach' | 'member'; answered: MembershipAnswer };

export const useMayIssueCertificates = (team: Team): boolean =>
  mayIssueCertificatesOf(viewerOf(useViewer()), factsOf(team));

/**
 * Whether the viewer may replace members of a team; `locked` once it has scores or a result, after which only an admin
 * may.
 */
export function useReplacing(team: Team): 'yes' | 'locked' | 'no' {
  const viewer = viewerOf(useViewer());
  if (team.status === false || !mayReplaceMembersOf(viewer, factsOf(team))) return 'no';
  const settled = Boolean(team.scores || team.resultes);
  return settled && roleOf(viewer.type) !== 'admin' ? 'locked' : 'yes';
}

/** The team whose page a tab belongs to. */
export const useTeam = (): Team => useOutletContext<Team>();

import { can, roleOf } from '#contract/access.ts';
import {
  answerForMembership as answerForMembershipCall,
  answerMembershipRequest,
  readMembershipRequest,
  replaceMember as replaceMemberCall,
} from '#contract/endpoints/team-members.ts';
import type { Language } from '#contract/languages.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { isOffice, mayReplaceMembersOf } from '#domain/team-access.ts';
import { fill } from '#locales/fill.ts';
import { formatMoment } from '#locales/hijri.ts';
import { messages } from '#locales/messages.ts';
import {
  accessFactsOf,
  answerOf,
  presentPlace,
  type TeamAnswer,
  type TeamWithPeople,
} from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { answerForMembership, askedByLink } from './answer-for-membership.ts';
import { givePlace, type ReplaceDeps, ReplacedMeanwhile } from './give-place.ts';

/** The people in a team: replacing a member, and what each says to being asked whether they are in it. */
export function teamMemberRoutes(route: Route, deps: ReplaceDeps & { teamAnswer: TeamAnswer }): void {
  route(replaceMemberCall, async ({ body, person, request }) => {
    const { team_id: teamId, replaced, member_id: membershipId } = body;
    const mayGive = (row: TeamWithPeople) => mayReplaceMembersOf(person, accessFactsOf(row));
    const asked = { teamId, role: 'member', old: replaced, membershipId, field: 'member_id', mayGive } as const;
    await givePlace(deps, person, asked).catch(
      refuseReplaced({ language: request.language, role: 'member', forOffice: false }),
    );
    const team = await deps.teamAnswer(teamId, person);
    if (!team) throw new Refusal('not_found');
    return { success: true, msg: messages[request.language][replaced ? 'memberReplaced' : 'memberAdded'], team };
  });

  route(readMembershipRequest, async ({ body, request }) => {
    const { row, place } = await askedByLink(deps.db, body.link);
    const { team, creator } = row;
    return {
      success: true,
      request: {
        ...{ name: place.name, role: place.role, answer: answerOf(place) },
        team: { name: team.name, team_no: team.teamNo, schoolName: team.schoolName, ...presentPlace(row) },
        registered_by: isOffice(roleOf(creator.type))
          ? messages[request.language].office
          : nameIn(request.language, creator.name),
      },
    };
  });

  const said = ({ agrees, left }: { agrees: boolean; left: boolean }, language: Language) =>
    messages[language][agrees ? 'membershipAgreed' : left ? 'membershipLeft' : 'membershipRefused'];

  route(answerMembershipRequest, async ({ body: { link, agrees }, request }) => {
    const { left } = await answerForMembership(deps, { link }, agrees);
    return { success: true, msg: said({ agrees, left }, request.language) };
  });

  route(answerForMembershipCall, async ({ body: { team_id: teamId, agrees }, person, request }) => {
    const { left } = await answerForMembership(deps, { teamId, person }, agrees);
    return { success: true, msg: said({ agrees, left }, request.language), left };
  });
}

/**
 * For `catch`: says who was first, and when; without a line in the log the person was never there.
 * @param forOffice the office reads the names of its own officers
 */
export const refuseReplaced =
  ({ language, role, forOffice }: { language: Language; role: 'coach' | 'member'; forOffice: boolean }) =>
  (error: unknown): never => {
    if (!(error instanceof ReplacedMeanwhile)) throw error;
    const { last } = error;
    const words = messages[language];
    const isCoach = role === 'coach';
    if (!last?.by) throw new Refusal('member_replaced', isCoach ? { sentence: words.coachNotThere } : {});
    const by = !forOffice && can(roleOf(last.type), 'admin:enter') ? words.office : last.by;
    const said = isCoach ? words.coachReplacedMeanwhile : words.replacedMeanwhile;
    throw new Refusal('member_replaced', { sentence: fill(said, { by, at: formatMoment(last.at, language) }) });
  };

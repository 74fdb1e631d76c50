import { can, roleOf } from '#contract/access.ts';
import {
  answerForMembership as answerForMembershipCall,
  answerMembershipRequest,
  readMembershipRequest,
  replaceMember as replaceMemberCall,
} from '#contract/endpoints/team-members.ts';
import type { Language } from '#contract/languages.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { isOffice } from '#domain/team-access.ts';
import { fill } from '#locales/fill.ts';
import { formatMoment } from '#locales/hijri.ts';
import { messages } from '#locales/messages.ts';
import { answerOf, presentPlace, type TeamAnswer } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { answerForMembership, askedByLink } from './answer-for-membership.ts';
import { type ReplaceDeps, ReplacedMeanwhile, replaceMember } from './replace-member.ts';

/** The people in a team: replacing a member, and what each says to being asked whether they are in it. */
export function teamMemberRoutes(route: Route, deps: ReplaceDeps & { teamAnswer: TeamAnswer }): void {
  route(replaceMemberCall, async ({ body, person, request }) => {
    const { team_id: teamId, replaced, member_id: membershipId } = body;
    await replaceMember(deps, person, { teamId, replaced, membershipId }).catch((error: unknown) => {
      throw error instanceof ReplacedMeanwhile ? refusalOfReplaced(error, request.language) : error;
    });
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
 * Says who was first, and when; without a line in the log the person was never there.
 * @param of who asks: the office reads the names of its own officers
 */
export function refusalOfReplaced(
  { last }: ReplacedMeanwhile,
  language: Language,
  of: { role: 'coach' | 'member'; forOffice: boolean } = { role: 'member', forOffice: false },
): Refusal {
  const words = messages[language];
  const isCoach = of.role === 'coach';
  if (!last?.by) return new Refusal('member_replaced', isCoach ? { sentence: words.coachNotThere } : {});
  const by = !of.forOffice && can(roleOf(last.type), 'admin:enter') ? words.office : last.by;
  const said = isCoach ? words.coachReplacedMeanwhile : words.replacedMeanwhile;
  const sentence = fill(said, { by, at: formatMoment(last.at, language) });
  return new Refusal('member_replaced', { sentence });
}

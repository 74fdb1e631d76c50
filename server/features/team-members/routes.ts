import { can, roleOf } from '#contract/access.ts';
import { replaceMember as replaceMemberCall } from '#contract/endpoints/team-members.ts';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { formatMoment } from '#locales/hijri.ts';
import { messages } from '#locales/messages.ts';
import type { TeamAnswer } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { type ReplaceDeps, ReplacedMeanwhile, replaceMember } from './replace-member.ts';

/** The members of a team: replacing one of them. */
export function teamMemberRoutes(route: Route, deps: ReplaceDeps & { teamAnswer: TeamAnswer }): void {
  route(replaceMemberCall, async ({ body, person, request }) => {
    const { team_id: teamId, replaced, member_id: membershipId } = body;
    await replaceMember(deps, person, { teamId, replaced, membershipId }).catch((error: unknown) => {
      throw error instanceof ReplacedMeanwhile ? refusalOfReplaced(error, request.language) : error;
    });
    const team = await deps.teamAnswer(teamId, person);
    if (!team) throw new Refusal('not_found');
    return { success: true, msg: messages[request.language].memberReplaced, team };
  });
}

/** Says who was first, and when; without a line in the log the member was never there. */
export function refusalOfReplaced({ last }: ReplacedMeanwhile, language: Language): Refusal {
  const words = messages[language];
  if (!last) return new Refusal('member_replaced');
  const by = can(roleOf(last.type), 'admin:enter') ? words.office : last.by;
  const sentence = fill(words.replacedMeanwhile, { by, at: formatMoment(last.at, language) });
  return new Refusal('member_replaced', { sentence });
}

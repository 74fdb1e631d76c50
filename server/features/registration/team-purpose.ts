import { isSeasonOver } from '#domain/milestones.ts';
import type { PurposeHandlers } from '#server/features/payments/index.ts';
import { lockTeam, seasonOfTeam, setPaid } from '#server/features/teams/index.ts';
import { buyerOf, soldToTeam } from './team-order.ts';

/** The effect of a paid order on a team: it becomes active. Its invoice is made out to its entity if that pays VAT. */
export const teamPurpose: PurposeHandlers[string] = {
  /**
   * Not for a withdrawn team, nor once the season is over. What is charged all the same waits: whether the team takes
   * part, or the money is returned, the office decides.
   */
  async whyNotPayable(tx, teamId, now) {
    const team = await lockTeam(tx, teamId);
    if (!team?.status) return 'team_withdrawn';
    return isSeasonOver(await seasonOfTeam(tx, teamId), now) ? 'season_over' : undefined;
  },
  async settled(tx, { purposeId: teamId, items }) {
    const entity = await setPaid(tx, teamId);
    return { sold: soldToTeam(items), buyer: buyerOf(entity) };
  },
};

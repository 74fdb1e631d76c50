import { isSeasonOver } from '#domain/milestones.ts';
import type { PurposeHandlers } from '#server/features/payments/index.ts';
import { tellOfWithdrawal } from '#server/features/team-mails/index.ts';
import { findTeam, lockTeam, setPaid, setUnpaid, standingOf } from '#server/features/teams/index.ts';
import { buyerOf, soldToTeam } from './team-order.ts';

/** The effect of a paid order on a team: it becomes active. Its invoice is made out to its entity if that pays VAT. */
export const teamPurpose: PurposeHandlers[string] = {
  /**
   * Not for a withdrawn team, nor once the season is over. What is charged all the same waits: whether the team takes
   * part, or the money is returned, the office decides.
   */
  async whyNotPayable(db, teamId, now) {
    const standing = await standingOf(db, teamId);
    if (!standing?.team.status) return 'team_withdrawn';
    return isSeasonOver(standing.season, now) ? 'season_over' : undefined;
  },
  lock: lockTeam,
  async settled(tx, { purposeId: teamId, items }) {
    const entity = await setPaid(tx, teamId);
    return { sold: soldToTeam(items), buyer: buyerOf(entity) };
  },
  /** Whose fee was given back takes part no more, and everyone who was told that it does is told so. */
  async unsettled(tx, { purposeId: teamId }, { giveUp, by, jobs }) {
    const row = await findTeam(tx, teamId);
    if (!row) throw new Error('the team of an order has gone');
    await lockTeam(tx, teamId);
    await setUnpaid(tx, teamId, { withdraw: giveUp });
    if (giveUp && row.team.status) await tellOfWithdrawal(tx, jobs, { row, by });
  },
};

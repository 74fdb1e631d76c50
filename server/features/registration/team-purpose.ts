import type { PurposeHandlers } from '#server/features/payments/index.ts';
import { lockTeam, setPaid } from '#server/features/teams/index.ts';
import { buyerOf, soldToTeam } from './team-order.ts';

/** The effect of a paid order on a team: it becomes active. Its invoice is made out to its entity if that pays VAT. */
export const teamPurpose: PurposeHandlers[string] = {
  /** A withdrawn team does not: whether it is brought back, or the money returned, the office decides. */
  async takesPayment(tx, teamId) {
    const team = await lockTeam(tx, teamId);
    return team?.status === true;
  },
  async settled(tx, { purposeId: teamId, items }) {
    const entity = await setPaid(tx, teamId);
    return { sold: soldToTeam(items), buyer: buyerOf(entity) };
  },
};

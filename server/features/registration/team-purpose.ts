import type { PurposeHandlers } from '#server/features/payments/index.ts';
import { setPaid } from '#server/features/teams/index.ts';
import { buyerOf, soldToTeam } from './team-order.ts';

/** The effect of a paid order on a team: it becomes active. Its invoice is made out to its entity if that pays VAT. */
export const teamPurpose: PurposeHandlers[string] = {
  async settled(tx, { purposeId: teamId, items }) {
    const entity = await setPaid(tx, teamId);
    return { sold: soldToTeam(items), buyer: buyerOf(entity) };
  },
};

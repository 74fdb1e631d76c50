import type { PurposeHandlers } from '#server/features/payments/index.ts';
import { setPaid } from '#server/features/teams/index.ts';
import { soldToTeam } from './team-order.ts';

/** What a paid order means to a team: it is active, and its invoice is made out to its entity where that pays tax. */
export const teamPurpose: PurposeHandlers[string] = {
  async settled(tx, { purposeId: teamId, items }) {
    const entity = await setPaid(tx, teamId);
    const sold = soldToTeam(items);
    if (!entity?.taxId) return { sold, buyer: undefined };
    return { sold, buyer: { name: entity.name, address: entity.address ?? '', vatNumber: entity.taxId } };
  },
};

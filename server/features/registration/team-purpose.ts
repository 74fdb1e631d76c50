import type { PurposeHandlers } from '#server/features/payments/index.ts';
import { setPaid } from '#server/features/teams/index.ts';
import { soldToTeam } from './team-order.ts';

/** The effect of a paid order on a team: it becomes active. Its invoice is made out to its entity if that pays VAT. */
export const teamPurpose: PurposeHandlers[string] = {
  async settled(tx, { purposeId: teamId, items }) {
    const entity = await setPaid(tx, teamId);
    const sold = soldToTeam(items);
    if (!entity?.taxId) return { sold, buyer: undefined };
    return { sold, buyer: { name: entity.name, address: entity.address ?? '', vatNumber: entity.taxId } };
  },
};

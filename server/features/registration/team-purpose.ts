import { eq } from 'drizzle-orm';
import type { PurposeHandlers } from '#server/features/payments/index.ts';
import { setPaid, teams } from '#server/features/teams/index.ts';

/** What a paid order means to a team: it is active, and its invoice is made out to its entity where that pays tax. */
export const teamPurpose: PurposeHandlers[string] = {
  async settled(tx, teamId) {
    await setPaid(tx, teamId);
    const [team] = await tx.select({ entity: teams.entity }).from(teams).where(eq(teams.id, teamId));
    const entity = team?.entity;
    if (!entity?.tax_id) return { buyer: undefined };
    return { buyer: { name: entity.name, address: entity.address ?? '', vatNumber: entity.tax_id } };
  },
};

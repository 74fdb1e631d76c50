import type { Buyer, Sold } from '#server/features/invoices/index.ts';
import type { OrderItems } from '#server/features/payments/index.ts';
import type { EntitySnapshot } from '#server/features/teams/index.ts';

type Named = { name: string; nameEn: string };

/** What a team's fee is for, in the fields that payments store for any purpose. */
export const itemsOfTeam = (of: {
  customer: OrderItems['customer'];
  team: { teamNo: string; name: string; schoolName: string };
  competition: Named;
  season: Named;
}): OrderItems => ({
  customer: { name: of.customer.name, email: of.customer.email, nationalId: of.customer.nationalId },
  subject: { number: of.team.teamNo, name: of.team.name, organisation: of.team.schoolName },
  product: { name: of.competition.name, nameEn: of.competition.nameEn },
  period: { name: of.season.name, nameEn: of.season.nameEn },
});

/** Whom a team's invoice is made out to, if its entity pays VAT; without one it is the person's. */
export const buyerOf = (entity: EntitySnapshot | null | undefined): Buyer | undefined =>
  entity?.taxId ? { name: entity.name, address: entity.address ?? '', vatNumber: entity.taxId } : undefined;

/** The same for the team's invoice. */
export const soldToTeam = ({ subject, product, period }: OrderItems): Sold => ({
  team: { number: subject.number, name: subject.name, school: subject.organisation },
  competition: { en: product.nameEn, ar: product.name },
  season: { en: period.nameEn, ar: period.name },
});

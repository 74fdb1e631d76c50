import { reissueInvoice } from '#server/features/invoices/index.ts';
import { orderById } from '#server/features/payments/index.ts';
import { buyerOf } from '#server/features/registration/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { teamToAttachTo } from './attach-entity.ts';

/**
 * Issues a paid team's invoice anew to its entity.
 * @throws Refusal for an order that is not theirs or has no invoice, one that is made out to an entity already, a team
 * without an entity that has a VAT number
 */
export async function reissueToEntity(
  { db, clock }: { db: Db; clock: Clock },
  person: Person,
  orderId: string,
): Promise<void> {
  const order = await orderById(db, orderId);
  if (order?.purposeKind !== 'team') throw new Refusal('not_found');
  const { team } = await teamToAttachTo(db, order.purposeId, person);
  const buyer = buyerOf(team.entity);
  if (!buyer) throw new Refusal('entity_without_vat');
  await db.transaction((tx) => reissueInvoice(tx, { orderId, buyer, issuedAt: clock(), requestedBy: person.id }));
}

import { reissueInvoice } from '#server/features/invoices/index.ts';
import { orderById } from '#server/features/payments/index.ts';
import { buyerOf } from '#server/features/registration/index.ts';
import { lockTeam } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { teamToAttachTo } from './attach-entity.ts';
import { reissuedJob } from './send-reissued.ts';

/**
 * Issues a paid team's invoice anew to its entity, and sends it to the entity and to whoever paid.
 * @throws Refusal for an order that is not theirs or has no invoice, one that is made out to an entity already, a team
 * without an entity that has a VAT number
 */
export async function reissueToEntity(
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> },
  person: Person,
  orderId: string,
): Promise<void> {
  const order = await orderById(db, orderId);
  if (order?.purposeKind !== 'team') throw new Refusal('not_found');
  const teamId = order.purposeId;
  await db.transaction(async (tx) => {
    // Whoever gives the team another entity at the same time waits, or is seen here.
    await lockTeam(tx, teamId);
    const { team } = await teamToAttachTo(tx, teamId, person);
    const buyer = buyerOf(team.entity);
    if (!buyer) throw new Refusal('entity_without_vat');
    await reissueInvoice(tx, { orderId, buyer, issuedAt: clock(), requestedBy: person.id });
    for (const to of ['payer', 'entity'] as const) await jobs.enqueue(tx, reissuedJob, { orderId, to });
  });
}

import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { isAskedAsEntity, maySeeOrdersOf, type Viewer } from '#domain/team-access.ts';
import { creditNoteNumber, newestInvoice, newestInvoiceContent } from '#server/features/invoices/index.ts';
import { type OrderWithState, orders, ordersWithState, paymentAttempts } from '#server/features/payments/index.ts';
import { seasonEnd, seasons } from '#server/features/seasons/index.ts';
import { accessFactsOf, findTeam, ownTeamIds, teams } from '#server/features/teams/index.ts';
import type { Db } from '#server/platform/database.ts';

const ofTeams = eq(orders.purposeKind, 'team');

const selectOrders = (db: Db) =>
  db
    .select({
      order: orders,
      teamId: teams.id,
      teamStatus: teams.status,
      season: { status: seasons.status, endsAt: seasonEnd },
      invoice: newestInvoiceContent(orders.id),
      creditNote: creditNoteNumber(orders.id),
      entity: teams.entity,
      team: {
        ...{ createdBy: teams.createdBy, entityStebId: teams.entityStebId },
        entityAgreed: isNotNull(teams.entityAgreedAt).mapWith(Boolean),
      },
      reference: paymentAttempts.ref,
    })
    .from(orders)
    .leftJoin(teams, eq(teams.id, orders.purposeId))
    .leftJoin(seasons, eq(seasons.id, teams.seasonId))
    .leftJoin(
      paymentAttempts,
      and(
        eq(paymentAttempts.orderId, orders.id),
        eq(paymentAttempts.state, 'paid'),
        eq(paymentAttempts.needsRefund, false),
      ),
    );

export type TransactionRow = Awaited<ReturnType<typeof selectOrders>>[number] &
  Pick<OrderWithState, 'state' | 'attempt'>;
type Page = { offset: number; limit: number };

/** A page of the orders of the teams that a person manages, newest first. */
export const listOwnOrders = (db: Db, viewer: Viewer, page: Page) =>
  listOrders(db, inArray(orders.purposeId, ownTeamIds(db, viewer, { role: 'coach', named: true })), page);

/** A page of one team's orders; undefined if the person may not see them or there is no such team. */
export async function listOrdersOfTeam(db: Db, viewer: Viewer, teamId: string, page: Page) {
  if (!(await seesOrdersOf(db, viewer, teamId))) return undefined;
  return listOrders(db, eq(orders.purposeId, teamId), page);
}

/**
 * All ids are read, some hundred at most, so that they are counted in the same query and the joins read one page only.
 */
async function listOrders(
  db: Db,
  which: SQL,
  { offset, limit }: Page,
): Promise<{ rows: TransactionRow[]; total: number }> {
  const newest = [desc(orders.createdAt), desc(orders.id)];
  const all = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofTeams, which))
    .orderBy(...newest);
  const ids = all.slice(offset, offset + limit).map(({ id }) => id);
  const rows =
    ids.length > 0
      ? await selectOrders(db)
          .where(inArray(orders.id, ids))
          .orderBy(...newest)
      : [];
  const states = await ordersWithState(
    db,
    'team',
    rows.map(({ order }) => order.purposeId),
  );
  const withState = rows.map((row) => {
    const { state = 'due' as const, attempt = null } = states.get(row.order.purposeId) ?? {};
    return { ...row, state, attempt };
  });
  return { rows: withState, total: all.length };
}

/**
 * Which documents of an order the viewer may have: an entity that has not said that the team is its own has only an invoice
 * that is made out to it, for another one names the customer.
 */
export async function documentsFor(db: Db, viewer: Viewer, orderId: string): Promise<'all' | 'invoice' | 'none'> {
  const [order] = await db
    .select({ teamId: orders.purposeId })
    .from(orders)
    .where(and(eq(orders.id, orderId), ofTeams));
  const team = order && (await findTeam(db, order.teamId));
  if (!team || !maySeeOrdersOf(viewer, accessFactsOf(team))) return 'none';
  if (!isAskedAsEntity(viewer, accessFactsOf(team))) return 'all';
  const buyer = (await newestInvoice(db, orderId))?.invoice.content.buyer.entity;
  return buyer && buyer.vatNumber === team.team.entity?.taxId ? 'invoice' : 'none';
}

async function seesOrdersOf(db: Db, viewer: Viewer, teamId: string): Promise<boolean> {
  const team = await findTeam(db, teamId);
  return team !== undefined && maySeeOrdersOf(viewer, accessFactsOf(team));
}

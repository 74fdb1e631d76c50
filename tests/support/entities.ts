import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { invoices } from '#server/features/invoices/index.ts';
import { lookUps } from '#server/features/lookups/table.ts';
import { orders } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { accountsOf, type RoleName } from './accounts.ts';
import { openSeason, payAtGateway } from './season.ts';
import { openTestPortal } from './test-portal.ts';

const [school, club] = accountsOf('entity');
if (!school?.cr_number || !club?.cr_number) throw new Error('the demo has no two entities');

/** Two organisations of the demo, with accounts at the portal. */
export const entities = {
  school: { name: school.name, membershipId: school.membership_id, cr: school.cr_number },
  club: { name: club.name, cr: club.cr_number },
  /** One that has no account at the portal. */
  strangerCr: '9990000003',
  /** One whose registration has expired, the last in the sandbox's list. */
  lapsedCr: '9990000036',
};

/** The sandbox registry's data: a VAT number contains the CR number. */
export const vatNumberOf = (crNumber: string) => `3${crNumber}0003`;

/** A portal with a season, and what tests of a team's entity ask of both. */
export async function openEntities() {
  const portal = await openTestPortal();
  const season = await openSeason(portal);
  const { db } = portal;
  const orderOf = async (teamId: string) =>
    (await db.select({ id: orders.id }).from(orders).where(eq(orders.purposeId, teamId)))[0]?.id ?? '';
  const invoicesOf = (orderId: string) =>
    db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.number);
  return {
    ...{ portal, season, orderOf, invoicesOf },
    teamRow: async (teamId: string) => (await db.select().from(teams).where(eq(teams.id, teamId)))[0],
    attach: (team_id: string, entity: unknown, as: RoleName = 'coach', number = 0) =>
      portal.call('POST', '/api/teams/entity/', { as, number, body: { team_id, entity } }),
    /** Pays for a team by card; returns its invoices. */
    async pay(teamId: string, as: RoleName = 'coach') {
      const body = { team_id: teamId };
      const started = await portal.call('POST', '/api/teams/registration_checker', { as, body });
      await payAtGateway(started.json.order.url);
      const paid = await portal.call('POST', '/api/telr/', { as, body });
      expect(paid.json.payment.order.status.code).toBeGreaterThan(0);
      return invoicesOf(await orderOf(teamId));
    },
    async forgetCounts() {
      await db.delete(lookUps);
      await portal.database.pool.query('delete from rate_limits');
    },
  };
}

export type Entities = Awaited<ReturnType<typeof openEntities>>;

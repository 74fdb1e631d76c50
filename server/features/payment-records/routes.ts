import { and, desc, eq } from 'drizzle-orm';
import { deletePaymentRecord, getPaymentRecord, savePaymentRecord } from '#contract/endpoints/payment-records.ts';
import { relationOf } from '#domain/team-access.ts';
import { accessFactsOf, findTeam } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import { paymentRecords } from './table.ts';

const present = (record: typeof paymentRecords.$inferSelect) => ({
  _id: record.id,
  type: record.type,
  team_id: record.teamId,
  ref: record.ref,
  data: record.data,
  created_at: record.createdAt.toISOString(),
});

/** A person's notes of their payments. Each person sees and deletes only their own. */
export function paymentRecordRoutes(route: Route, { db }: { db: Db }): void {
  async function refuseStrangers(teamId: string, person: Person) {
    const row = await findTeam(db, teamId);
    if (!row || ['named', 'stranger'].includes(relationOf(person, accessFactsOf(row)))) throw new Refusal('not_found');
  }

  route(savePaymentRecord, async ({ body, person }) => {
    await refuseStrangers(body.team_id, person);
    const [record] = await db
      .insert(paymentRecords)
      .values({ userId: person.id, teamId: body.team_id, type: body.type, ref: body.ref, data: body.data })
      .returning();
    if (!record) throw new Refusal('unknown_error');
    return { success: true, season: present(record) };
  });

  route(getPaymentRecord, async ({ query, person }) => {
    await refuseStrangers(query.team_id, person);
    const [record] = await db
      .select()
      .from(paymentRecords)
      .where(and(eq(paymentRecords.userId, person.id), eq(paymentRecords.teamId, query.team_id)))
      .orderBy(desc(paymentRecords.createdAt))
      .limit(1);
    return { success: true, season: record ? present(record) : null };
  });

  route(deletePaymentRecord, async ({ query, person }) => {
    const gone = await db
      .delete(paymentRecords)
      .where(and(eq(paymentRecords.id, query.id), eq(paymentRecords.userId, person.id)))
      .returning();
    if (gone.length === 0) throw new Refusal('not_found');
    return { success: true };
  });
}

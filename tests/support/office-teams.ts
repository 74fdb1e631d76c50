import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { orders } from '#server/features/payments/index.ts';
import type { RoleName } from './accounts.ts';
import { addAgeLevels } from './age-levels.ts';
import { allContent } from './rates.ts';
import type { TestSeason } from './season.ts';
import type { TestPortal } from './test-portal.ts';

/** The calls by which the office reads and changes one team, for its tests. */
export const officeTeamCalls = (portal: () => TestPortal) => {
  const put = (body: Record<string, unknown>, as: RoleName = 'admin') =>
    portal().call('PUT', '/api/admin/teams/', { as, body });
  return {
    put,
    get: async (id: string, as: RoleName = 'admin') =>
      (await portal().call('GET', `/api/admin/teams/?id=${id}&view_team=true`, { as })).json.team,
    history: async (id: string) =>
      (await portal().call('GET', `/api/admin/teams/history?id=${id}`, { as: 'admin' })).json.changes,
    orderOf: async (id: string) => {
      const [order] = await portal().db.select().from(orders).where(eq(orders.purposeId, id));
      if (!order) throw new Error('no order');
      return order;
    },
    linesOf: (id: string) => portal().db.select().from(changeLog).where(eq(changeLog.recordId, id)),
    /** Makes a change that is refused, and proves that it changed nothing. */
    async refused(body: Record<string, unknown>, as?: RoleName) {
      const content = async () => {
        const { look_ups, sessions, ...rows } = await allContent(portal());
        return rows;
      };
      await portal().tokenOf(as ?? 'admin');
      const before = await content();
      const { status, json } = await put(body, as);
      expect(await content()).toEqual(before);
      return [status, json.code, ...(json.fields ? [json.fields] : [])];
    },
  };
};

/** Another competition of a season: it costs 500 SAR, and takes one coach and three members. */
export async function addCompetition(
  { db }: TestPortal,
  { season }: TestSeason,
  change: Partial<typeof competitions.$inferInsert> = {},
) {
  const [made] = await db
    .insert(competitions)
    .values({
      ...{ seasonId: season.id, slug: 'robo_mission', name: 'روبو', nameEn: 'RoboMission', paid: true },
      ...{ priceHalalas: 50_000, coachesNo: 1, membersNo: 3, position: 8, ...change },
    })
    .returning();
  if (!made) throw new Error('no competition');
  await addAgeLevels(db, [made], { Junior: '9-16 years' });
  return made;
}

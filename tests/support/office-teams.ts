import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import sentences from '#locales/en/fields.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { orders } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { RoleName } from './accounts.ts';
import { addAgeLevels } from './age-levels.ts';
import { allContent } from './rates.ts';
import { openSeason, type TestSeason } from './season.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

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
    rowOf: async (id: string) => (await portal().db.select().from(teams).where(eq(teams.id, id)))[0],
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

/** A portal with a season, in which officers and a coach have signed in: a first sign-in writes an account. */
export async function openForOfficeTeams() {
  const portal = await openTestPortal();
  const season = await openSeason(portal);
  for (const role of ['admin', 'sub_admin', 'coach'] as const) await portal.tokenOf(role);
  return { portal, season };
}

/** Before each test: the gateway works, nobody has made too many calls, and no account has too many unpaid teams. */
export async function beginAnew({ world, database, db }: TestPortal): Promise<void> {
  await world.noFaults();
  await database.pool.query('delete from rate_limits');
  await db.update(teams).set({ status: false }).where(eq(teams.paymentStatus, false));
}

/** What `refused` returns for one wrong field. */
export const wrongField = (field: string, code: keyof typeof sentences) => [
  ...[422, 'invalid_fields'],
  { [field]: sentences[code] },
];

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

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { openSeason, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
let register: (team: Partial<typeof teams.$inferInsert>, members: string[]) => Promise<void>;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal;
  season = await openSeason(portal);
  const [riyadh] = await db.select().from(regions).limit(1);
  const person = { stebUserId: 'x', type: 1, name: 'Coach', email: 'c@example.com', nationalId: '1000000199' };
  const [user] = await db.insert(users).values(person).returning();
  let last = 0;
  register = async (team, members) => {
    last += 1;
    const [made] = await db
      .insert(teams)
      .values({
        ...{ teamNo: `F25-${last}`, name: `Team ${last}`, seasonId: season.season.id, competitionId: season.paid.id },
        ...{ ageLevel: 'Junior', regionId: riyadh?.id ?? '', schoolName: 'Al-Rowad', createdBy: user?.id ?? '' },
        ...{ paymentStatus: true, ...team },
      })
      .returning();
    const people = [...members, 'coach'].map((nationalId, position) => ({
      ...{ teamId: made?.id ?? '', position, stebUserId: nationalId, nationalId, name: nationalId },
      role: nationalId === 'coach' ? ('coach' as const) : ('member' as const),
    }));
    await db.insert(teamPeople).values(people);
  };
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.db.delete(teamPeople);
  await portal.db.delete(teams);
  await portal.db.update(seasons).set({ status: true });
  await portal.db.update(competitions).set({ status: true });
});

const figures = async () => (await portal.call('GET', '/api/figures')).json.figures;

test('without teams are nothing', async () => {
  expect(await figures()).toEqual({ participants: 0, teams: 0, schools: 0, regions: 0 });
});

test('count a person once, however many teams, and no coaches; a school once, however it is written', async () => {
  const [, makkah] = await portal.db.select().from(regions).limit(2);
  await register({}, ['noura', 'sara']);
  await register({ schoolName: ' AL-ROWAD ', competitionId: season.free.id }, ['noura', 'reem', 'hind']);
  await register({ schoolName: 'الرواد', regionId: makkah?.id ?? '' }, ['omar']);
  expect(await figures()).toEqual({ participants: 5, teams: 3, schools: 2, regions: 2 });
});

test('leave out teams that are not paid for, that were withdrawn, and those of what is not shown', async () => {
  await register({}, ['noura']);
  await register({ paymentStatus: false }, ['sara']);
  await register({ status: false }, ['reem']);
  await register({ competitionId: season.free.id }, ['hind']);
  expect(await figures()).toMatchObject({ participants: 2, teams: 2 });
  await portal.db.update(competitions).set({ status: false }).where(eq(competitions.id, season.free.id));
  expect(await figures()).toMatchObject({ participants: 1, teams: 1 });
  await portal.db.update(seasons).set({ status: false });
  expect(await figures()).toEqual({ participants: 0, teams: 0, schools: 0, regions: 0 });
});

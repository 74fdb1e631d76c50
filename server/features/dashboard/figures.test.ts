import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { teamFilterNames } from '#contract/endpoints/teams.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { orders } from '#server/features/payments/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasonMilestones, seasons } from '#server/features/seasons/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

type Team = {
  competition: number;
  region: number;
  paid: boolean;
  active: boolean;
  /** Hours after the season opened. */
  hour: number;
  halalas: number;
};

let portal: TestPortal;
let register: (some: readonly Team[]) => Promise<void>;
const ids = { seasons: [] as string[], competitions: [] as string[], regions: [] as string[] };
/** The newer season opened on the first of November, the older a year and some days before. */
const opened = ['2026-11-01', '2025-10-20'];
const HOUR = 60 * 60_000;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.time.now = new Date('2026-11-24T09:00:00Z');
  const { db } = portal;
  const person = { stebUserId: 'x', type: 1, name: 'Coach', email: 'c@example.com', nationalId: '1000000199' };
  const [user] = await db.insert(users).values(person).returning();
  ids.regions = (await db.select().from(regions)).map(({ id }) => id);
  for (const [place, from] of opened.entries()) {
    const named = { slug: `s-${place}`, code: `F${26 - place}`, name: `موسم ${place}`, nameEn: `Season ${place}` };
    const [season] = await db
      .insert(seasons)
      .values({ ...named, createdAt: new Date(`${from}T00:00:00Z`) })
      .returning();
    const seasonId = season?.id ?? '';
    ids.seasons.push(seasonId);
    await db
      .insert(seasonMilestones)
      .values({ seasonId, kind: 'registration', title: 'ت', titleEn: 'R', fromDay: from, toDay: '2027-01-01' });
    const made = await db
      .insert(competitions)
      .values(
        [0, 1].map((n) => ({
          seasonId,
          slug: `c-${n}`,
          name: `م ${n}`,
          nameEn: `C ${n}`,
          position: n,
          coachesNo: 2,
          membersNo: 4,
        })),
      )
      .returning();
    await addAgeLevels(db, made, { Junior: '9-16 years' });
    ids.competitions.push(...made.map(({ id }) => id));
  }
  let last = 0;
  register = async (some) => {
    for (const { competition, region, paid, active, hour, halalas } of some) {
      last += 1;
      const season = competition < 2 ? 0 : 1;
      const createdAt = new Date(Date.parse(`${opened[season]}T00:00:00+03:00`) + hour * HOUR);
      const [team] = await db
        .insert(teams)
        .values({
          ...{ teamNo: `F-${last}`, name: `Team ${last}`, seasonId: ids.seasons[season] ?? '', ageLevel: 'Junior' },
          ...{ competitionId: ids.competitions[competition] ?? '', regionId: ids.regions[region] ?? '' },
          ...{ schoolName: 'School', createdBy: user?.id ?? '', paymentStatus: paid, status: active, createdAt },
        })
        .returning();
      await db.insert(orders).values({
        ...{ purposeKind: 'team', purposeId: team?.id ?? '', createdBy: user?.id ?? '', items: {} as never },
        ...{ currency: 'SAR', subtotal: halalas, tax: 0, rounding: 0, total: halalas, createdAt },
        ...(paid && { paidAt: new Date(createdAt.getTime() + 5 * HOUR), paymentMethod: 'card' as const }),
      });
    }
  };
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.db.delete(orders);
  await portal.db.delete(teamPeople);
  await portal.db.delete(teams);
});

const dashboard = async (query = '', as: 'admin' | 'sub_admin' = 'admin') =>
  (await portal.call('GET', `/api/admin/dashboard${query}`, { as })).json;
const one = async (query: ReturnType<typeof sql>) =>
  (await portal.db.execute(query)).rows[0] as Record<string, unknown>;

const someTeams = fc.array(
  fc.record({
    ...{ competition: fc.nat(3), region: fc.nat(12), paid: fc.boolean(), active: fc.boolean() },
    ...{ hour: fc.nat(40 * 24), halalas: fc.nat(100_000) },
  }),
  { minLength: 1, maxLength: 25 },
);

type Part = { _id: string; paid: number; unpaid: number };

/** What the list of teams has under these filters; undefined where it does not know one of them. */
async function listed(filters: Record<string, string>): Promise<number | undefined> {
  if (Object.keys(filters).some((name) => ![...teamFilterNames, 'from', 'to'].includes(name))) return undefined;
  return (await portal.call('GET', `/api/admin/teams?${new URLSearchParams(filters)}`, { as: 'admin' })).json
    .totalItems;
}
const expectListed = async (figure: number, filters: Record<string, string>) =>
  expect([filters, figure]).toEqual([filters, (await listed(filters)) ?? figure]);

test('figures of any history are what plain SQL counts, and what the lists behind them have', async () => {
  await fc.assert(
    fc
      .asyncProperty(someTeams, async (some) => {
        await register(some);
        for (const [place, season] of ids.seasons.entries()) {
          const answer = await dashboard(`?season=${season}`);
          expect(answer.season._id).toBe(season);
          const { teams: of } = answer;
          expect({ ...of }).toEqual(
            await one(sql`
              select count(*)::int as registered, (count(*) filter (where status))::int as total,
                (count(*) filter (where status and payment_status))::int as paid,
                (count(*) filter (where status and not payment_status))::int as unpaid,
                (count(*) filter (where not status))::int as withdrawn
              from teams where season_id = ${season}`),
          );
          for (const [parts, column, filter] of [
            [answer.competions, sql`competition_id`, 'competion'],
            [answer.regions, sql`region_id`, 'region'],
          ] as [Part[], ReturnType<typeof sql>, string][]) {
            expect(parts).toHaveLength(filter === 'region' ? 13 : 2);
            for (const { _id, paid, unpaid } of parts) {
              const counted = await one(sql`
                select (count(*) filter (where payment_status))::int as paid, (count(*) filter (where not payment_status))::int as unpaid
                from teams where status and season_id = ${season} and ${column} = ${_id}`);
              expect({ paid, unpaid }).toEqual(counted);
              if (paid > 0) await expectListed(paid + unpaid, { season, active: 'true', [filter]: _id });
            }
          }
          await expectListed(of.paid, { season, active: 'true', paid: 'true' });
          await expectListed(of.withdrawn, { season, active: 'false' });
          await expectListed(of.registered, { season });
          for (const { day, teams } of answer.days.slice(0, 3))
            await expectListed(teams, { season, from: day, to: day });
          expect(answer.income * 100).toBeCloseTo(
            Number(
              (
                await one(sql`select coalesce(sum(o.total), 0) as sum from orders o, teams t
                  where t.id = o.purpose_id and t.season_id = ${season} and o.paid_at is not null`)
              ).sum,
            ),
            5,
          );
          await expectDays(answer, season);
          if (place === 0) await expectBefore(answer);
          else expect(answer.before).toBe(null);
        }
        const all = await dashboard('?season=all');
        expect([all.season, all.competions, all.days, all.before]).toEqual([null, [], [], null]);
        expect(all.teams.registered).toBe(some.length);
        expect(all.seasons.map(({ _id }: Part) => _id)).toEqual(ids.seasons);
        expect(all.income).toBeCloseTo(
          (await dashboard(`?season=${ids.seasons[0]}`)).income + (await dashboard(`?season=${ids.seasons[1]}`)).income,
          5,
        );
      })
      .afterEach(async () => {
        await portal.db.delete(orders);
        await portal.db.delete(teams);
      }),
    { numRuns: 12, endOnFailure: true },
  );
});

const riyadhDay = (column: string) => sql.raw(`to_char(${column} + interval '3 hours', 'YYYY-MM-DD')`);

async function expectDays(answer: Awaited<ReturnType<typeof dashboard>>, season: string) {
  await portal.db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    const days = await tx.execute(sql`
      select ${riyadhDay('created_at')} as day, count(*)::int as teams from teams where season_id = ${season}
      group by 1 order by 1`);
    expect(answer.days).toEqual(days.rows);
    const income = await tx.execute<{ day: string; income: string }>(sql`
      select ${riyadhDay('o.paid_at')} as day, sum(o.total) / 100.0 as income from orders o, teams t
      where t.id = o.purpose_id and t.season_id = ${season} and o.paid_at is not null group by 1 order by 1`);
    expect(answer.income_days).toEqual(income.rows.map(({ day, income }) => ({ day, income: Number(income) })));
  });
}

/** The older season until its 24th day: 20 October and 23 days. */
async function expectBefore({ before }: Awaited<ReturnType<typeof dashboard>>) {
  const counted = await one(sql`
    select count(*)::int as teams, coalesce(sum(total) filter (where paid_at < '2025-11-13T00:00:00+03:00'), 0)::int as income,
      (select count(*) from teams where season_id = ${ids.seasons[1]})::int as ever
    from teams join orders on purpose_id = teams.id
    where season_id = ${ids.seasons[1]} and teams.created_at < '2025-11-13T00:00:00+03:00'`);
  if (counted.ever === 0) return expect(before).toBe(null);
  expect(before).toMatchObject({ opened: '2025-10-20', until: '2025-11-12', teams: counted.teams });
  expect(before.income * 100).toBeCloseTo(Number(counted.income), 5);
}

const team: Team = { competition: 0, region: 0, paid: true, active: true, hour: 1, halalas: 40_300 };

test('without a season, of the newest that visitors see; of one that is not known as well', async () => {
  await register([team, { ...team, competition: 2 }]);
  const { db } = portal;
  expect((await dashboard()).season._id).toBe(ids.seasons[0]);
  expect((await dashboard('?season=nothing')).season._id).toBe(ids.seasons[0]);
  expect((await dashboard('?season=01a20da8-46c4-7238-99b6-dba3b4f9bf66')).season._id).toBe(ids.seasons[0]);
  await db.update(seasons).set({ status: false }).where(sql`id = ${ids.seasons[0]}`);
  expect((await dashboard()).season._id).toBe(ids.seasons[1]);
  await db.update(seasons).set({ status: true });
});

test('a season that has not opened is compared with none; one that nobody dated opens with its first team', async () => {
  await register([
    { ...team, hour: 50 },
    { ...team, competition: 2 },
  ]);
  const { db } = portal;
  const now = portal.time.now;
  portal.time.now = new Date('2026-10-31T20:00:00Z');
  expect((await dashboard()).before).toBe(null);
  portal.time.now = new Date('2026-10-31T21:00:00Z');
  expect((await dashboard()).before).toMatchObject({ until: '2025-10-20', teams: 1 });
  const dates = await db.delete(seasonMilestones).returning();
  expect(await dashboard()).toMatchObject({ opened: '2026-11-03', before: null });
  portal.time.now = new Date('2026-11-05T09:00:00Z');
  expect((await dashboard()).before).toMatchObject({ opened: '2025-10-20', until: '2025-10-22' });
  await db.insert(seasonMilestones).values(dates);
  portal.time.now = now;
});

test('a sub admin has the same without any amount', async () => {
  await register([team, { ...team, competition: 2 }]);
  const { income, income_days, review, refunds, before, waiting, ...rest } = await dashboard();
  const { income: incomeBefore, income_days: daysBefore, ...past } = before;
  expect([income, income_days.length, review, refunds, incomeBefore, daysBefore.length]).toEqual([
    403, 1, 0, 0, 403, 1,
  ]);
  const { waiting: own, ...seen } = await dashboard('', 'sub_admin');
  expect(seen).toEqual({ ...rest, before: past });
  expect(own).toEqual({ contacts: waiting.contacts });
  expect(JSON.stringify(await dashboard('?season=all', 'sub_admin'))).not.toMatch(/income|review|refund|403/);
});

test('whoever is not of the office is refused', async () => {
  for (const [as, status] of [
    [undefined, 401],
    ['coach', 403],
    ['entity', 403],
    ['student', 403],
  ] as const) {
    const answer = await portal.call('GET', '/api/admin/dashboard?season=all', as ? { as } : {});
    expect([as, answer.status, answer.json.teams]).toEqual([as, status, undefined]);
  }
});

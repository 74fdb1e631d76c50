import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { constraintOf } from '#server/platform/database.ts';
import { openSeason, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { seasonMilestoneCompetitions, seasonMilestones, seasons } from './table.ts';

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal({ keeps: true });
  season = await openSeason(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(seasonMilestones);
  await portal.db.update(seasons).set({ registration: true });
  await portal.caughtUp();
  portal.time.now = undefined;
});

type Values = Partial<typeof seasonMilestones.$inferInsert>;

const milestone = (values: Values = {}) => ({
  ...{ seasonId: season.season.id, kind: 'registration' as const, title: 'التسجيل', titleEn: 'Registration' },
  ...{ fromDay: '2030-01-06', toDay: '2030-01-24' },
  ...values,
});

async function date(...all: Values[]): Promise<void> {
  await portal.db.insert(seasonMilestones).values(all.map(milestone));
  await portal.caughtUp();
}

/** Any change invalidates the cache, so that an answer for one moment is not served for another. */
async function goTo(riyadh: string): Promise<void> {
  portal.time.now = new Date(`${riyadh}+03:00`);
  await portal.db.update(seasons).set({ title: riyadh });
  await portal.caughtUp();
}

const seasonOnWire = async () => (await portal.call('GET', '/api/first-seasons')).json.wroseasons[0];

test('a season carries its milestones by when they begin, in both languages, with region, place and link', async () => {
  const [riyadh] = await portal.db.select().from(regions).where(eq(regions.code, 'SA-01'));
  await date(
    {
      ...{ kind: 'final', title: 'النهائي', titleEn: 'Final', fromDay: '2030-03-07', toDay: '2030-03-09' },
      ...{ regionId: riyadh?.id, place: 'مركز المعارض', placeEn: 'Exhibition Centre' },
    },
    {
      ...{ kind: 'broadcast', title: 'البث', titleEn: 'Stream', fromDay: '2030-03-07', fromTime: '19:00' },
      ...{ toDay: '2030-03-07', toTime: '20:30', link: 'https://stream.example/final' },
    },
    {},
  );
  const { milestones } = await seasonOnWire();
  expect(milestones).toMatchObject([
    { kind: 'registration', from: '2030-01-06', to: '2030-01-24', region: null, place: '', link: null },
    { from: '2030-03-07T19:00:00+03:00', to: '2030-03-07T20:30:00+03:00', link: 'https://stream.example/final' },
    {
      ...{ kind: 'final', title: 'النهائي', title_en: 'Final', from: '2030-03-07', to: '2030-03-09' },
      ...{ region: { _id: riyadh?.id, en_name: riyadh?.nameEn, ar_name: riyadh?.name } },
      ...{ place: 'مركز المعارض', place_en: 'Exhibition Centre' },
    },
  ]);
});

describe('registration ends with the switch or with the date, whichever comes first', () => {
  /** What each place shows at a moment. */
  async function said(riyadh: string) {
    await goTo(riyadh);
    const [first, { json: open }, { json: closed }, { json: competition }] = await Promise.all([
      seasonOnWire(),
      portal.call('GET', '/api/first-seasons?registration=true'),
      portal.call('GET', '/api/first-seasons?registration=false'),
      portal.call('GET', `/api/competions?id=${season.paid.id}`),
    ]);
    const card = first.competions.find(({ _id }: { _id: string }) => _id === season.paid.id);
    return {
      season: first.registration,
      card: card.registration,
      competition: competition.competions[0].registration,
      listedAsOpen: open.wroseasons.length === 1,
      listedAsClosed: closed.wroseasons.length === 1,
    };
  }
  const yes = { season: true, card: true, competition: true, listedAsOpen: true, listedAsClosed: false };
  const no = { season: false, card: false, competition: false, listedAsOpen: false, listedAsClosed: true };

  test.each([
    ['2030-01-05T23:59:59', no],
    ['2030-01-06T00:00:00', yes],
    ['2030-01-24T23:59:59', yes],
    ['2030-01-25T00:00:00', no],
  ])('at %s in Riyadh', async (riyadh, all) => {
    await date({});
    expect(await said(riyadh)).toEqual(all);
  });

  test('off within the dates is closed, in its competitions too', async () => {
    await date({});
    await portal.db.update(seasons).set({ registration: false });
    expect(await said('2030-01-10T12:00:00')).toEqual(no);
  });

  test('without dates the switch alone decides', async () => {
    expect(await said('2030-01-10T12:00:00')).toEqual(yes);
  });

  test('a registration on the second is refused and writes nothing; a second earlier it is taken', async () => {
    // Near today, because a session does not last for years.
    const end = new Date(Math.ceil(Date.now() / 60_000) * 60_000);
    const [toDay, toTime] = new Date(end.getTime() + 3 * 3_600_000).toISOString().slice(0, 19).split('T');
    await date({ fromDay: '2020-01-01', fromTime: '08:00', toDay, toTime });
    const submit = async () => {
      const data = await registrationForm(portal, season);
      return portal.call('POST', '/api/teams/registration', { as: 'coach', body: { data } });
    };
    portal.time.now = end;
    const late = await submit();
    expect([late.status, late.json.code]).toEqual([409, 'registration_closed']);
    expect(await portal.db.$count(teams)).toBe(0);
    portal.time.now = new Date(end.getTime() - 1_000);
    expect((await submit()).status).toBe(200);
  });
});

describe('a milestone of one competition', () => {
  async function dateFor(competitionId: string, values: Values): Promise<void> {
    const [made] = await portal.db.insert(seasonMilestones).values(milestone(values)).returning();
    const named = { milestoneId: made?.id ?? '', competitionId, seasonId: season.season.id };
    await portal.db.insert(seasonMilestoneCompetitions).values(named);
    await portal.caughtUp();
  }
  const competition = async (id: string) => (await portal.call('GET', `/api/competions?id=${id}`)).json.competions[0];

  test('is told by it and by its season, and not by another', async () => {
    await dateFor(season.paid.id, { kind: 'final', title: 'النهائي', titleEn: 'Final' });
    await date({ kind: 'regional', title: 'لقاء', titleEn: 'Regional' });
    const titles = async (id: string) =>
      (await competition(id)).milestones.map(({ title_en }: { title_en: string }) => title_en).sort();
    expect(await titles(season.paid.id)).toEqual(['Final', 'Regional']);
    expect(await titles(season.free.id)).toEqual(['Regional']);
    const named = (await seasonOnWire()).milestones.map((one: { title_en: string; competions: string[] }) => [
      one.title_en,
      one.competions,
    ]);
    expect(named.sort()).toEqual([
      ['Final', [season.paid.id]],
      ['Regional', []],
    ]);
  });

  test('is hidden with the last of its competitions', async () => {
    await dateFor(season.closed.id, { kind: 'final' });
    await portal.db.update(competitions).set({ status: false }).where(eq(competitions.id, season.closed.id));
    await portal.caughtUp();
    expect((await seasonOnWire()).milestones).toEqual([]);
    const [made] = await portal.db.select().from(seasonMilestones);
    expect((await portal.call('GET', `/files/calendar/${made?.id}.en.ics`)).status).toBe(404);
    await portal.db.update(competitions).set({ status: true });
  });

  test('closes registration in that one alone, and in the season with the last that takes teams', async () => {
    await dateFor(season.paid.id, { fromDay: '2020-01-01', toDay: '2020-01-02' });
    const open = async () => {
      const { registration, competions } = await seasonOnWire();
      const of = (id: string) => competions.find(({ _id }: { _id: string }) => _id === id).registration;
      const alone = await Promise.all(
        [season.paid, season.free].map(async ({ id }) => (await competition(id)).registration),
      );
      return [registration, of(season.paid.id), of(season.free.id), ...alone];
    };
    expect(await open()).toEqual([true, false, true, false, true]);
    const submit = async (change: object) => {
      const data = await registrationForm(portal, season, { teamName: 'Own date', ...change });
      return portal.call('POST', '/api/teams/registration', { as: 'coach', body: { data } });
    };
    const before = await portal.db.$count(teams);
    const refused = await submit({});
    expect([refused.status, refused.json.code]).toEqual([409, 'registration_closed']);
    expect(await portal.db.$count(teams)).toBe(before);
    expect((await submit({ competion_id: season.free.id })).status).toBe(200);
    await dateFor(season.free.id, { fromDay: '2020-01-01', toDay: '2020-01-02' });
    expect(await open()).toEqual([false, false, false, false, false]);
  });

  test('of another season is refused by the database', async () => {
    const [other] = await portal.db
      .insert(seasons)
      .values({ slug: 'other', code: 'O30', name: 'آخر', nameEn: 'Other', status: false })
      .returning();
    const refused = await dateFor(season.paid.id, { seasonId: other?.id ?? '' }).catch(constraintOf);
    expect(refused).toBe('season_milestone_competitions_milestone_fk');
    const [made] = await portal.db.select().from(seasonMilestones);
    const named = { milestoneId: made?.id ?? '', competitionId: season.paid.id, seasonId: other?.id ?? '' };
    const alsoRefused = await portal.db.insert(seasonMilestoneCompetitions).values(named).catch(constraintOf);
    expect(alsoRefused).toBe('season_milestone_competitions_competition_fk');
    await portal.db.delete(seasonMilestones);
    await portal.db.delete(seasons).where(eq(seasons.slug, 'other'));
  });
});

test('staff train for the newest season that takes teams', async () => {
  const [newer] = await portal.db
    .insert(seasons)
    .values({ slug: 'newer', code: 'N30', name: 'أحدث', nameEn: 'Newer', registration: true })
    .returning();
  const of = { seasonId: newer?.id ?? '', coachesNo: 1, membersNo: 3 };
  await portal.db.insert(competitions).values({ ...of, slug: 'NEW', name: 'جديدة', nameEn: 'New', position: 1 });
  const names = async () =>
    (await portal.call('GET', '/api/moe/competions')).json.competions.map(
      ({ name_en }: { name_en: string }) => name_en,
    );
  await goTo('2030-02-01T12:00:00');
  expect(await names()).toEqual(['New']);
  await date({ seasonId: newer?.id ?? '' });
  expect(await names()).toEqual(['Challenge', 'Discover', 'Tech']);
  await portal.db.delete(seasonMilestones);
  await portal.db.delete(competitions).where(eq(competitions.slug, 'NEW'));
  await portal.db.delete(seasons).where(eq(seasons.slug, 'newer'));
});

test('a changed date drops what was kept of the season', async () => {
  await goTo('2030-01-10T12:00:00');
  await date({});
  expect((await seasonOnWire()).registration).toBe(true);
  await portal.db.update(seasonMilestones).set({ toDay: '2030-01-09' });
  await portal.caughtUp();
  expect((await seasonOnWire()).registration).toBe(false);
});

test.each<[string, Values, string]>([
  ['a kind that there is not', { kind: 'party' as never }, 'season_milestones_kind'],
  ['a time to begin and none to end', { fromTime: '10:00' }, 'season_milestones_times'],
  ['a last day before the first', { toDay: '2030-01-05' }, 'season_milestones_order'],
  ['no time between its times', { toDay: '2030-01-06', fromTime: '10:00', toTime: '10:00' }, 'season_milestones_order'],
  ['a script for a link', { link: 'javascript:alert(1)' }, 'season_milestones_link'],
  ['another host without its scheme', { link: '//evil.example' }, 'season_milestones_link'],
])('%s is not written', async (_, values, constraint) => {
  const refused = await portal.db
    .insert(seasonMilestones)
    .values(milestone(values))
    .catch((error: unknown) => constraintOf(error));
  expect(refused).toBe(constraint);
});

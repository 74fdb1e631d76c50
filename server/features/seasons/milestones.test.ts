import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { constraintOf } from '#server/platform/database.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { openSeason, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { seasonMilestones, seasons } from './table.ts';

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

test('staff train for the newest season that takes teams', async () => {
  const [newer] = await portal.db
    .insert(seasons)
    .values({ slug: 'newer', code: 'N30', name: 'أحدث', nameEn: 'Newer', registration: true })
    .returning();
  const of = { seasonId: newer?.id ?? '', coachesNo: 1, membersNo: 3 };
  const added = { ...of, slug: 'NEW', name: 'جديدة', nameEn: 'New', position: 1 };
  await addAgeLevels(portal.db, await portal.db.insert(competitions).values(added).returning(), { Junior: '9-16' });
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

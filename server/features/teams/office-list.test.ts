import { eq, like, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdminTeamRow, type TeamFilters, teamFilterNames } from '#contract/endpoints/teams.ts';
import { fold } from '#domain/fold.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { cityKey } from '#server/features/regions/find-city.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { openSeason, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { officeListFinder } from './office-list.ts';

let portal: TestPortal;
let teamIds: string[];
let creators: string[];

const SAMPLES = [
  { name: 'صُقُورُ أُحُد', schoolName: 'مدرسة الأمل', city: 'الرياض', paid: true },
  { name: 'Najd Falcons', schoolName: 'Palm Grove', city: 'Jeddah', paid: false },
  { name: 'روّاد المستقبل', schoolName: 'ثانوية فؤاد ٣', city: 'مكة المكرمة', paid: true },
] as const;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal;
  const [season] = await db.insert(seasons).values({ slug: 's', code: 'X26', name: 'م', nameEn: 'S' }).returning();
  const [region] = await db.select().from(regions).limit(1);
  const seasonId = season?.id ?? '';
  const [competition] = await db
    .insert(competitions)
    .values({ seasonId, slug: 'c', name: 'ف', nameEn: 'C', coachesNo: 2, membersNo: 4 })
    .returning();
  await addAgeLevels(db, competition ? [competition] : [], { Junior: '11-15' });
  const people = ['مؤيّد الهُذلي', 'Layla Haddad', 'إيمان العمري'].map((name, index) => ({
    ...{ name, stebUserId: `creator-${index}`, type: 1, email: `c${index}@example.com` },
    nationalId: `100000010${index}`,
  }));
  creators = (await db.insert(users).values(people).returning()).map(({ id }) => id);
  const made = await db
    .insert(teams)
    .values(
      SAMPLES.map(({ paid, ...texts }, index) => ({
        ...texts,
        ...{ teamNo: `X26-000${index + 1}`, seasonId, competitionId: competition?.id ?? '', ageLevel: 'Junior' },
        ...{ regionId: region?.id ?? '', createdBy: creators[index] ?? '', paymentStatus: paid },
        createdAt: new Date(2026, 0, index + 1),
      })),
    )
    .returning();
  teamIds = made.map(({ id }) => id);
  await db.insert(teamPeople).values(
    teamIds.flatMap((teamId, index) => [
      {
        ...person(`200000010${index}`, ['عبدالله آل سعيد', 'Omar Nasser', 'هبة'][index] ?? ''),
        teamId,
        role: 'coach' as const,
      },
      { ...person(`110000010${index}`, `طفل${index}`), teamId, role: 'member' as const },
    ]),
  );
});
afterAll(() => portal.close());

const person = (nationalId: string, name: string) => ({
  nationalId,
  name,
  stebUserId: `steb-${nationalId}`,
  position: 0,
});

async function list(query: Record<string, string>) {
  const { json } = await portal.call('GET', `/api/admin/teams?${new URLSearchParams(query)}`, { as: 'admin' });
  return json;
}
const numbers = async (query: Record<string, string>) =>
  (await list(query)).teams.map(({ team_no }: { team_no: string }) => Number(team_no.at(-1)));

describe('the office finds a team', () => {
  test.each([
    ['صقور أحد', [1], 'without its vowel marks'],
    ['صقور احد', [1], 'without its hamza'],
    ['مدرسه الامل', [1], 'with haa for taa marbuta'],
    ['الـرياض', [1], 'with tatweel'],
    ['riyadh', [1], 'by its city in the other language'],
    ['فواد 3', [3], 'with other digits and without the hamza'],
    ['٠٠٠٢', [2], 'by a part of its number'],
    ['falcons palm', [2], 'by words of several texts'],
    ['الهذلى', [1], 'by who registered it'],
    ['ال سعيد', [1], 'by its coach'],
    ['omar najd', [2], 'by coach and name'],
    ['١٠٠٠٠٠٠١٠٢', [3], 'by the membership ID of who registered it'],
    ['2000000101', [2], 'by its coach’s'],
    ['1100000100', [1], 'by a member’s'],
    ['fa', [2], 'by the beginning of a word, where there are two letters'],
    ['al', [], 'and not by the middle of one'],
    ['100%', [], 'by signs as they are'],
    ['طفل٠', [1], 'by a member’s name'],
    ['haddad طفل1', [2], 'by a member and who registered it'],
  ])('%j: %j, %s', async (s, expected) => {
    expect(await numbers({ s })).toEqual(expected);
    // So small a table is read whole; a large one is asked by its text index.
    const byIndex = officeListFinder(portal.db, 0);
    const { rows } = await byIndex({ search: s, filters: {}, sort: '-created_at', offset: 0, limit: 10 });
    expect(rows.map(({ team }) => Number(team.teamNo.at(-1)))).toEqual(expected);
  });

  test('within its filters, and in the order that is asked for', async () => {
    expect(await numbers({ s: 'x26' })).toEqual([3, 2, 1]);
    expect(await numbers({ s: 'x26', sort: 'team_no' })).toEqual([1, 2, 3]);
    expect(await numbers({ s: 'x26', paid: 'false' })).toEqual([2]);
  });

  test('by names as they are now', async () => {
    const [first = '', second = ''] = teamIds;
    await portal.db
      .update(users)
      .set({ name: 'لطيفة' })
      .where(eq(users.id, creators[1] ?? ''));
    expect(await numbers({ s: 'لطيفه' })).toEqual([2]);
    expect(await numbers({ s: 'haddad' })).toEqual([]);
    await portal.db.update(teamPeople).set({ name: 'Yara' }).where(eq(teamPeople.nationalId, '2000000100'));
    expect(await numbers({ s: 'yara' })).toEqual([1]);
    await portal.db.update(teamPeople).set({ teamId: second, position: 1 }).where(eq(teamPeople.name, 'Yara'));
    expect(await numbers({ s: 'yara' })).toEqual([2]);
    await portal.db.delete(teamPeople).where(eq(teamPeople.name, 'Yara'));
    expect(await numbers({ s: 'yara' })).toEqual([]);
    await portal.db
      .update(teams)
      .set({ createdBy: creators[2] ?? '' })
      .where(eq(teams.id, first));
    expect(await numbers({ s: 'ايمان' })).toEqual([3, 1]);
  });
});

describe('each filter narrows what is listed, what is counted and what is searched', () => {
  /** A value for each filter, and how a row shows that it matches: the type requires an entry for every new filter. */
  const fits: { [Name in keyof Required<TeamFilters>]: (row: AdminTeamRow) => string } = {
    season: (row) => row.season._id,
    competion: (row) => row.competion._id,
    ageLevel: (row) => row.ageLevel,
    region: (row) => row.region._id,
    paid: (row) => String(row.payment_status),
    active: (row) => String(row.status),
    entity: (row) => String(row.entity_name !== null),
    scores: (row) => String(row.has_scores),
    certificate: (row) => String(row.has_certificate),
  };
  type Name = keyof TeamFilters;
  const combinations: Name[][] = [...teamFilterNames.map((name) => [name]), [...teamFilterNames]];

  beforeAll(async () => {
    const { db } = portal;
    const [other] = await db.insert(seasons).values({ slug: 't', code: 'T26', name: 'ن', nameEn: 'T' }).returning();
    const [first] = await db.select().from(teams).where(eq(teams.teamNo, 'X26-0001'));
    const [, region] = await db.select().from(regions).limit(2);
    if (!other || !first || !region) throw new Error('nothing to copy');
    const [competition] = await db
      .insert(competitions)
      .values({ seasonId: other.id, slug: 'd', name: 'ق', nameEn: 'D', coachesNo: 2, membersNo: 4 })
      .returning();
    await addAgeLevels(db, competition ? [competition] : [], { Senior: '16-18' });
    const { createdBy, schoolName } = first;
    const there = { seasonId: other.id, competitionId: competition?.id ?? '', ageLevel: 'Senior', regionId: region.id };
    const shared = { ...there, createdBy, schoolName };
    const entity = {
      stebUserId: 'e',
      name: 'Palm',
      email: '',
      phoneNumber: '',
      entityType: '',
      crNumber: '',
      taxId: '',
    };
    await db.insert(teams).values([
      { ...shared, teamNo: 'T26-0008', name: 'Paid', paymentStatus: true, hasScores: true, hasCertificate: true },
      { ...shared, teamNo: 'T26-0009', name: 'Due', paymentStatus: false, status: false, entity: entity as never },
    ]);
  });
  afterAll(() => portal.db.delete(teams).where(like(teams.teamNo, 'T26-%')));

  test('all of them stand here', () => {
    expect(Object.keys(fits).toSorted()).toEqual([...teamFilterNames].toSorted());
  });

  test.each(combinations.map((names) => ({ names })))('$names', async ({ names }) => {
    const all: AdminTeamRow[] = (await list({})).teams;
    for (const row of all) {
      const query = Object.fromEntries(names.map((name) => [name, fits[name](row)]));
      const expected = all.filter((one) => names.every((name) => fits[name](one) === query[name]));
      expect(expected.length).toBeLessThan(all.length);
      const found = await list(query);
      expect(found.teams).toEqual(expected);
      expect(found.totalItems).toBe(expected.length);
      const searched = await list({ ...query, s: '26-000' });
      expect(searched.teams).toEqual(expected);
      expect(searched.totalItems).toBe(expected.length);
    }
  });

  const titleOrNot = teamFilterNames.filter((name) => name !== 'ageLevel');

  test('of a title that no age level has there are no teams', async () => {
    expect(await list({ ageLevel: 'nonsense' })).toMatchObject({ teams: [], totalItems: 0 });
    expect((await list({ ageLevel: ' ' })).totalItems).toBe((await list({})).totalItems);
  });

  test.each(titleOrNot)('a value of %s that cannot be read narrows nothing', async (name) => {
    const all = await list({});
    expect(await list({ [name]: 'nonsense' })).toEqual(all);
  });
});

test('what a registration writes of its people is what the triggers would', async () => {
  await registerTeam(portal, await openSeason(portal));
  const { rows } = await portal.db.execute(
    sql`select count(*)::int as wrong from teams where people_text is distinct from people_text_of(id, created_by)`,
  );
  expect(rows).toEqual([{ wrong: 0 }]);
});

describe('of more than ten thousand', () => {
  const EXTRA = 10_040;
  const page = async (query: Record<string, string>) => {
    const { teams: rows, ...paging } = await list(query);
    return { numbers: rows.map(({ team_no }: { team_no: string }) => team_no), ...paging };
  };

  beforeAll(async () => {
    await portal.db.execute(sql`
      insert into teams (id, team_no, name, season_id, competition_id, age_level, school_name, region_id, created_by, created_at)
      select gen_random_uuid(), 'Y27-' || to_char(n, 'FM00000'), 'Crowd ' || n % 7, season_id, competition_id, age_level, 'School', region_id,
        created_by, timestamptz '2027-01-01' + n * interval '1 second'
      from teams, generate_series(1, ${EXTRA}) n where team_no = 'X26-0001'`);
  });

  test('all are counted, and the last pages are the first of the other order', async () => {
    const total = await portal.db.$count(teams);
    const last = Math.ceil(total / 10);
    const found = await page({ page: String(last) });
    expect(found).toMatchObject({ totalItems: total, totalPages: last, moreThanTotal: false });
    const other = await page({ sort: 'created_at' });
    expect(found.numbers).toEqual(other.numbers.slice(0, total - (last - 1) * 10).toReversed());
    const before = await page({ page: String(last - 1) });
    const second = await page({ sort: 'created_at', page: '2' });
    expect([...other.numbers, ...second.numbers].toReversed()).toEqual(
      expect.arrayContaining([...before.numbers, ...found.numbers]),
    );
    expect((await page({ page: String(last + 1) })).numbers).toEqual([]);
  });

  test.each(['-created_at', 'name', '-name', 'team_no'])(
    'a page of a search is that of the list by %s',
    async (sort) => {
      const found = await page({ s: 'crowd', sort, page: '3', per_page: '100' });
      expect(found).toMatchObject({ totalItems: 10_000, totalPages: 100, moreThanTotal: true });
      const order = sql.raw(
        `${sort.replace('-', '')} ${sort.startsWith('-') ? 'desc' : 'asc'}, id ${sort.startsWith('-') ? 'desc' : 'asc'}`,
      );
      const { rows } = await portal.db.execute(
        sql`select team_no from teams where name like 'Crowd%' order by ${order} limit 100 offset 200`,
      );
      expect(found.numbers).toEqual(rows.map(({ team_no }) => team_no));
    },
  );

  test('a search for those at the end of the names finds them, far as they are', async () => {
    const found = await page({ s: 'crowd', sort: 'name', page: '100', per_page: '100' });
    expect(found.numbers).toHaveLength(100);
    expect((await page({ s: 'crowd', page: '1001' })).numbers).toEqual([]);
  });
});

describe('text is folded', () => {
  const letter = fc.oneof(
    ...[
      [0x20, 0x7e],
      [0xa0, 0x17f],
      [0x300, 0x36f],
      [0x391, 0x3c9],
      [0x600, 0x6ff],
      [0x2000, 0x206f],
      [0xfb50, 0xfbb1],
      [0xfe70, 0xfefc],
    ].map(([min = 0, max = 0]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))),
    fc.constantFrom('\t', '\n', '\ufeff', 'ﷲ', '🤖', ...'أإآٱؤئءةىي٣۳ـ'),
  );
  const texts = fc.array(fc.string({ unit: letter, maxLength: 20 }), { minLength: 100, maxLength: 200 });

  test('by the database as everywhere else, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (list) => {
        const { rows } = await portal.database.pool.query(
          'select fold_text(text) as folded, city_key(text) as key from unnest($1::text[]) as text',
          [list],
        );
        expect(rows).toEqual(list.map((text) => ({ folded: fold(text), key: cityKey(text) })));
      }),
      { numRuns: 30 },
    );
  });

  test('to the same again, when it was folded before', () => {
    fc.assert(fc.property(fc.string({ unit: letter }), (text) => fold(fold(text)) === fold(text)));
  });
});

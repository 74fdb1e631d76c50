import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seasons } from '#server/features/seasons/index.ts';
import { addAgeLevels, ageLevelOnTheWire } from '#tests/support/age-levels.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { competitionFiles, competitions } from './table.ts';

let portal: TestPortal;
const seasonIds: Record<string, string> = {};
const ids: Record<string, string> = {};

const prose = (name: string, text: string) => ({ [name]: `${text} عربي`, [`${name}En`]: `${text} in English` });

/** Two active seasons and an inactive one; one inactive competition in an active season. */
beforeAll(async () => {
  portal = await openTestPortal();
  const loaded = await portal.db
    .insert(seasons)
    .values([
      {
        slug: 'wro-2024',
        code: 'W24',
        name: 'أولمبياد',
        nameEn: 'Olympiad',
        createdAt: new Date('2024-02-01T00:00:00Z'),
      },
      {
        slug: 'first-2025',
        code: 'F25',
        name: 'فيرست',
        nameEn: 'FIRST',
        registration: true,
        createdAt: new Date('2025-08-01T00:00:00Z'),
      },
      { slug: 'draft', code: 'D26', name: 'مسودة', nameEn: 'Draft', status: false },
    ])
    .returning();
  for (const { id, slug } of loaded) seasonIds[slug] = id;
  const of = (season: string, slug: string, position: number) => ({
    ...{ seasonId: seasonIds[season] ?? '', slug, position, name: slug, nameEn: slug },
    ...{ coachesNo: 2, membersNo: 10, paid: true, priceHalalas: 35_000 },
  });
  const rows = await portal.db
    .insert(competitions)
    .values([
      of('first-2025', 'FTC', 3),
      {
        ...of('first-2025', 'FLLC', 1),
        ...prose('description', `<p>${'Long words. '.repeat(200)}</p>`),
        ...prose('hardware', 'Bricks'),
        ...prose('software', 'Blocks'),
        ...prose('teamsInfo', 'Ten'),
        ...prose('qualificationInfo', 'Small'),
        ...prose('mainMission', 'Build'),
        ...prose('theme', 'Earth'),
        ...{ logo: 'logo.webp', banner: 'banner.webp', video: 'https://video.example/1' },
      },
      { ...of('first-2025', 'FLLE', 2), status: false },
      of('wro-2024', 'robosports', 2),
      of('draft', 'later', 1),
    ])
    .returning();
  for (const { id, slug } of rows) ids[slug] = id;
  await addAgeLevels(portal.db, rows, { Junior: '12-16' });
  const file = { competitionId: ids.FLLC ?? '', description: 'وصف', descriptionEn: 'Words' };
  await portal.db.insert(competitionFiles).values([
    {
      ...file,
      name: 'الجدول',
      nameEn: 'Schedule',
      filePath: 'b.pdf',
      position: 2,
      createdAt: new Date('2025-02-02T00:00:00Z'),
    },
    {
      ...{ ...file, name: 'القواعد', nameEn: 'Rules', filePath: 'a.pdf', filePathEn: 'a-en.pdf', position: 1 },
      createdAt: new Date('2025-01-01T00:00:00Z'),
    },
  ]);
});
afterAll(() => portal.close());

const list = async (query = '') => (await portal.call('GET', `/api/competions${query}`)).json;
const slugs = async (query = '') => (await list(query)).competions.map(({ slug }: { slug: string }) => slug);

describe('the list of competitions', () => {
  test('has the active ones of active seasons, in the order of order_id', async () => {
    expect(await slugs()).toEqual(['FLLC', 'robosports', 'FTC']);
    expect(await slugs('/')).toEqual(await slugs());
  });

  test('can be asked for by season and by id, and is always a list', async () => {
    expect(await slugs(`?season=${seasonIds['first-2025']}`)).toEqual(['FLLC', 'FTC']);
    expect(await slugs(`?id=${ids.robosports}`)).toEqual(['robosports']);
    expect(await slugs(`?id=${ids.robosports}&season=${seasonIds['first-2025']}`)).toEqual([]);
  });

  test('never shows what is inactive, whatever is asked', async () => {
    expect(await slugs(`?id=${ids.FLLE}`)).toEqual([]);
    expect(await slugs(`?id=${ids.later}`)).toEqual([]);
    expect(await slugs(`?season=${seasonIds.draft}`)).toEqual([]);
  });

  test('is empty for an id that nobody has', async () => {
    expect(await list('?id=01890000-0000-7000-8000-000000000000')).toEqual({ success: true, competions: [] });
  });

  test('carries all that a page tells, in the words of the specification', async () => {
    const [competition] = (await list(`?id=${ids.FLLC}`)).competions;
    expect(competition).toEqual({
      _id: ids.FLLC,
      season: { _id: seasonIds['first-2025'], slug: 'first-2025', name: 'فيرست', name_en: 'FIRST' },
      name: 'FLLC',
      name_en: 'FLLC',
      slug: 'FLLC',
      order_id: 1,
      registration: true,
      status: true,
      paid: true,
      price: 350,
      currency: 'SAR',
      coaches_no: 2,
      members_no: 10,
      agelevel: [ageLevelOnTheWire('Junior', '12-16')],
      logo: '/files/pictures/logo.webp',
      banner: '/files/pictures/banner.webp',
      video: 'https://video.example/1',
      description: expect.stringMatching(/^<p>Long words.+عربي$/),
      description_en: expect.stringMatching(/in English$/),
      hardware: 'Bricks عربي',
      hardware_en: 'Bricks in English',
      software: 'Blocks عربي',
      software_en: 'Blocks in English',
      teams_info: 'Ten عربي',
      teams_info_en: 'Ten in English',
      qualification_info: 'Small عربي',
      qualification_info_en: 'Small in English',
      main_mission: 'Build عربي',
      main_mission_en: 'Build in English',
      theme: 'Earth عربي',
      theme_en: 'Earth in English',
      files: [
        {
          _id: expect.any(String),
          name: 'القواعد',
          name_en: 'Rules',
          description: 'وصف',
          description_en: 'Words',
          file_path: '/files/resources/a.pdf',
          file_path_en: '/files/resources/a-en.pdf',
        },
        expect.objectContaining({ name_en: 'Schedule', file_path: '/files/resources/b.pdf', file_path_en: null }),
      ],
    });
    const [other] = (await list(`?id=${ids.FTC}`)).competions;
    expect(other).toMatchObject({ logo: null, banner: null, video: null, files: [] });
  });
});

test.each(['id', 'season'])('an %s that is no UUID is refused', async (key) => {
  const { status, json } = await portal.call('GET', `/api/competions?${key}=FLLC`);
  expect(status).toBe(422);
  expect(json).toMatchObject({ success: false, code: 'invalid_fields' });
  expect(Object.keys(json.fields)).toEqual([key]);
});

test('a browser keeps the list, compressed or not', async () => {
  const gzip = { 'accept-encoding': 'gzip' };
  const first = await portal.call('GET', '/api/competions', { headers: gzip });
  expect(first.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=60, must-revalidate',
  });
  const tag = String(first.headers.etag);
  expect((await portal.call('GET', '/api/competions')).headers.etag).toBe(tag);
  const again = await portal.call('GET', '/api/competions', { headers: { ...gzip, 'if-none-match': tag } });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers).not.toHaveProperty('content-encoding');
});

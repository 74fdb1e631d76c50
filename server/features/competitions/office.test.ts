import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placesOf } from '#server/features/office-records/index.ts';
import { orders } from '#server/features/payments/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { uploads } from '#server/features/uploads/index.ts';
import { constraintOf } from '#server/platform/database.ts';
import { formOf } from '#tests/support/forms.ts';
import { officeCalls, UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openSeason, picture, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { ageLevels, competitions } from './table.ts';

let portal: TestPortal;
let season: TestSeason;
const path = '/api/admin/competions';
const { admin, everything, refused, logged } = officeCalls(() => portal, path, competitions);

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  await registerTeam(portal, season);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
});

const upload = async () => {
  const form = await formOf({ file: new Blob([new Uint8Array(await picture(80))], { type: 'image/png' }) });
  return (await portal.call('POST', '/api/admin/uploads', { as: 'admin', ...form })).json.url as string;
};

const texts = {
  ...{ name: 'أولمبياد الروبوت', name_en: 'Robot Olympiad', slug: 'robo_mission' },
  ...{ description: '<p>وصف</p>', description_en: '<p>About it</p>' },
  ...{ coaches_no: 2, members_no: 5, paid: true, price: 350.5, video: '' },
  agelevel: [
    { title: '', name: 'الناشئون', name_en: 'Junior', desc: '11-15', desc_en: '11-15', status: true },
    { title: '', name: 'الشباب', name_en: 'Senior', desc: '', desc_en: '', status: true },
  ],
};
const inputOf = async (changes: object = {}) => ({
  ...{ ...texts, season: season.season.id, logo: await upload(), banner: await upload() },
  ...changes,
});

/** Adds a competition that each test may do with as it likes. */
const added = async (changes: object = {}) => {
  const slug = `of-${crypto.randomUUID().slice(0, 8)}`;
  const input = await inputOf({ slug, ...changes });
  const { json } = await admin('POST', '', input);
  return { record: json.competion, input };
};

/** What the form sends of a record. */
const asInput = ({ season: of, ...record }: { season: { _id: string } } & Record<string, unknown>) => ({
  ...record,
  season: of._id,
  id: record._id,
});
const recordOf = async (id: string) => (await admin('GET', `?id=${id}`)).json.competion;

describe('the list', () => {
  test('comes by page in the order of the competitions, with what the office must know', async () => {
    const { json } = await admin('GET', '?page=1&per_page=10');
    expect([json.currentPage, json.totalItems >= 3]).toEqual([1, true]);
    expect(json.competions[0]).toMatchObject({
      ...{ _id: season.paid.id, name: 'تحدي', slug: 'FLLC', order_id: 1, price: 350, currency: 'SAR', paid: true },
      ...{ season: { _id: season.season.id, name_en: 'FIRST 2025' }, has_teams: true, files: [] },
      ...{ status: true, registration: true, coaches_no: 2, members_no: 4, revision: 1 },
    });
    expect(json.competions[0].agelevel.map(({ title }: { title: string }) => title)).toEqual(['Junior', 'Senior']);
    expect(json.competions[1].has_teams).toBe(false);
  });

  test('is searched in both languages and by short name, and filtered', async () => {
    const found = async (query: string) =>
      (await admin('GET', query)).json.competions.map(({ slug }: { slug: string }) => slug);
    expect(await found('?s=challenge')).toEqual(['FLLC']);
    expect(await found(`?s=${encodeURIComponent('اكتشاف')}`)).toEqual(['FLLD']);
    expect(await found('?s=ftc')).toEqual(['FTC']);
    expect(await found('?open=false')).toEqual(['FTC']);
    expect(await found(`?season=${UNKNOWN_ID}`)).toEqual([]);
    expect(await found('?sort=-slug&s=F&per_page=100')).toEqual(['FTC', 'FLLD', 'FLLC']);
  });

  test('of all active ones comes without pages, for choices', async () => {
    const { json } = await admin('GET', '?all_active=true');
    expect(json.success).toBe(true);
    expect(json.competions.slice(0, 2).map(({ slug }: { slug: string }) => slug)).toEqual(['FLLC', 'FLLD']);
    expect(json.competions[0].season.name_en).toBe('FIRST 2025');
  });
});

describe('one competition', () => {
  test('is added before all that have a place, hidden, closed and cleaned, and claims its pictures', async () => {
    const input = await inputOf({
      slug: 'added',
      description: '<p>وصف</p><script>alert(1)</script><img src=x onerror=alert(1)>',
      theme: '<script>alert(1)</script>\u0000\u202e سطر\nآخر ',
    });
    const { status, json } = await admin('POST', '', input);
    expect(status).toBe(200);
    const record = json.competion;
    expect(record).toMatchObject({
      ...{ name: texts.name, description: '<p>وصف</p>', price: 350.5, status: false, registration: false, revision: 1 },
      ...{ logo: input.logo, banner: input.banner, theme: '<script>alert(1)</script> سطر\nآخر' },
    });
    expect(record.agelevel[0]).toEqual({ ...texts.agelevel[0], title: 'Junior' });
    const [row] = await portal.db.select().from(competitions).where(eq(competitions.id, record._id));
    expect([row?.priceHalalas, row?.position, record.order_id]).toEqual([35_050, 0, 0]);
    const [first] = (await admin('GET', '?per_page=10')).json.competions;
    expect(first._id).toBe(record._id);
    const used = await portal.db
      .select()
      .from(uploads)
      .where(eq(uploads.fileName, row?.logo ?? ''));
    expect(used[0]?.state).toBe('used');
    const { competions } = (await portal.call('GET', '/api/competions')).json;
    expect(competions.map(({ slug }: { slug: string }) => slug)).not.toContain('added');
    const [line] = await logged(record._id);
    expect(line).toMatchObject({ action: 'created', name: texts.name });
    expect(line?.after.agelevel).toEqual(record.agelevel);
  });

  test('is added by the form of the specification, with titles of age levels and files of pictures', async () => {
    const png = () => picture(60).then((bytes) => new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const form = await formOf({
      ...{ name: 'س', name_en: 'E', description: '<p>س</p>', description_en: '<p>E</p>', slug: 'by-form' },
      ...{ season: season.season.id, members_no: '٤', coaches_no: '1', price: '٣٥٠٫٥', paid: 'true', video: '' },
      ...{ agelevel: JSON.stringify(['Junior', 'High Elementry', 'Own level \u0000']), team_info: 'فريق' },
      ...{ status: 'true', currency: 'SAR', logo: await png(), banner: await png() },
    });
    const { status, json } = await portal.call('POST', path, { as: 'admin', ...form });
    // A title that the specification does not have brings no texts.
    expect([status, Object.keys(json.fields)]).toEqual([422, ['agelevel.2.name', 'agelevel.2.name_en']]);
    const whole = await formOf({
      ...{ name: 'س', name_en: 'E', description: '<p>س</p>', description_en: '<p>E</p>', slug: 'by-form' },
      ...{ season: season.season.id, members_no: '٤', coaches_no: '1', price: '٣٥٠٫٥', paid: 'true', video: '' },
      ...{ agelevel: JSON.stringify(['Junior', 'High Elementry']), team_info: 'فريق' },
      ...{ logo: await png(), banner: await png() },
    });
    const { competion } = (await portal.call('POST', path, { as: 'admin', ...whole })).json;
    expect(competion).toMatchObject({ members_no: 4, coaches_no: 1, price: 350.5, paid: true, team_info: 'فريق' });
    expect(competion.agelevel[1]).toEqual({
      ...{ title: 'High Elementry', name: 'الابتدائي العالي', name_en: 'High Elementary' },
      ...{ desc: '8-10', desc_en: '8-10', status: true },
    });
    expect(competion.logo).toMatch(/^\/files\/pictures\/[\w-]+\.webp$/);
  });

  test('is refused without what the specification requires, on the fields that lack it', async () => {
    const texts = ['season', 'name', 'name_en', 'description', 'description_en'];
    const required = [...texts, 'coaches_no', 'members_no', 'agelevel', 'paid'];
    expect(await refused(() => admin('POST', '', {}))).toEqual([422, 'admin_fields_empty', required]);
    const input = await inputOf({ logo: '', banner: '', slug: 'x1' });
    expect(await refused(() => admin('POST', '', input))).toEqual([422, 'admin_fields_empty', ['logo', 'banner']]);
  });

  test.each<[string, object, string[]]>([
    ['a price that is none', { price: '1e9' }, ['price']],
    ['a price below nothing', { price: -1 }, ['price']],
    ['a part of a halala', { price: 1.005 }, ['price']],
    ['a part of a halala that is hardly one', { price: 100.000000001 }, ['price']],
    ['a price with a sign', { price: '-350' }, ['price']],
    ['a span for a price', { price: '12-5' }, ['price']],
    ['coaches with a sign', { coaches_no: '-2' }, ['coaches_no']],
    ['a fee that is rounded to nothing', { price: '0.43' }, ['price']],
    ['a fee that nobody has entered', { paid: true, price: '' }, ['price']],
    ['a fee of nothing', { paid: 'true', price: '0.00' }, ['price']],
    ['no fee, and something else wrong', { price: 0, coaches_no: 0 }, ['coaches_no', 'price']],
    ['no members', { members_no: 0 }, ['members_no']],
    ['half a coach', { coaches_no: '1.5' }, ['coaches_no']],
    ['a crowd', { members_no: 31 }, ['members_no']],
    ['a script for a video', { video: 'javascript:alert(1)' }, ['video']],
    ['a video of no scheme', { video: '//evil.example/x' }, ['video']],
    ['a short name with a path', { slug: '../admin' }, ['slug']],
    ['a short name in Arabic', { slug: 'روبوت' }, ['slug']],
    ['no season of ours', { season: UNKNOWN_ID }, ['season']],
    ['a picture of somebody else’s site', { logo: 'https://evil.example/x.webp' }, ['logo']],
    ['a picture that nobody uploaded', { banner: '/files/pictures/unknown.webp' }, ['banner']],
    ['an age level twice', { agelevel: [texts.agelevel[0], texts.agelevel[0]] }, ['agelevel.1.name_en']],
    ['levels that are no list', { agelevel: 'Junior' }, ['agelevel']],
    ['a text of a megabyte', { hardware: 'س'.repeat(60_000) }, ['hardware']],
    ['the short name of another one of the season', { slug: 'FLLC' }, ['slug']],
  ])('is refused with %s, and nothing changes', async (_what, changes, fields) => {
    const input = await inputOf({ slug: 'refused', ...changes });
    expect(await refused(() => admin('POST', '', input))).toEqual([422, 'invalid_fields', fields]);
  });

  test('does not become one with a fee of nothing by a change, nor behind the back of the call', async () => {
    const { record, input } = await added();
    const change = { ...input, id: record._id, price: 0 };
    expect(await refused(() => admin('PUT', '', change))).toEqual([422, 'invalid_fields', ['price']]);
    // Nor one without a fee, by a change that says nothing of it.
    const { paid: _, ...unsaid } = { ...change, price: 350 };
    expect(await refused(() => admin('PUT', '', unsaid))).toEqual([422, 'admin_fields_empty', ['paid']]);
    const free = { paid: true, priceHalalas: 0 };
    const write = portal.db.update(competitions).set(free).where(eq(competitions.id, record._id));
    expect(
      constraintOf(
        await write.then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    ).toBe('competitions_fee_check');
    expect((await admin('PUT', '', { ...change, paid: false })).json.competion).toMatchObject({
      paid: false,
      price: 0,
    });
  });

  test('is changed, shown, and visitors see it on their next request', async () => {
    const { record, input } = await added();
    const seen = async () =>
      (await portal.call('GET', `/api/competions?id=${record._id}`)).json.competions as Record<string, unknown>[];
    expect(await seen()).toEqual([]);
    await admin('PATCH', '', { ids: [record._id], status: true });
    expect(await seen()).toMatchObject([{ name: texts.name, price: 350.5 }]);
    const change = { ...input, id: record._id, revision: 1, name: 'اسم آخر', price: '400', team_info: 'خمسة' };
    const { json } = await admin('PUT', '', change);
    expect([json.competion.revision, json.competion.price]).toEqual([2, 400]);
    expect(await seen()).toMatchObject([{ name: 'اسم آخر', price: 400, teams_info: 'خمسة' }]);
    expect((await logged(record._id))[0]).toMatchObject({
      before: { name: texts.name, price: 350.5, team_info: '' },
      after: { name: 'اسم آخر', price: 400, team_info: 'خمسة' },
    });
  });

  test('that somebody has changed meanwhile is not overwritten', async () => {
    const { record, input } = await added();
    await admin('PUT', '', { ...input, id: record._id, revision: 1, coaches_no: 3 });
    const stale = { ...input, id: record._id, revision: 1, members_no: 9 };
    expect(await refused(() => admin('PUT', '', stale))).toEqual([409, 'changed_meanwhile', undefined]);
    const { conflict } = (await admin('PUT', '', stale)).json;
    expect(conflict.current).toMatchObject({ coaches_no: 3, agelevel: record.agelevel, revision: 2 });
  });

  test('keeps the pictures that it has, and those it no longer shows are given back', async () => {
    const { record, input } = await added();
    const change = { ...input, id: record._id, logo: '' };
    expect(await refused(() => admin('PUT', '', change))).toEqual([422, 'admin_fields_empty', ['logo']]);
    const other = await upload();
    await admin('PUT', '', { ...input, id: record._id, logo: other });
    const name = String(input.logo).split('/').at(-1) ?? '';
    const [old] = await portal.db.select().from(uploads).where(eq(uploads.fileName, name));
    expect(old?.state).toBe('new');
    const stolen = await inputOf({ slug: 'thief', logo: other });
    expect(await refused(() => admin('POST', '', stolen))).toEqual([422, 'invalid_fields', ['logo']]);
  });

  test('that never had pictures is changed without them', async () => {
    const record = await recordOf(season.free.id);
    const { status } = await admin(
      'PUT',
      '',
      asInput({ ...record, description: '<p>س</p>', description_en: '<p>e</p>' }),
    );
    expect(status).toBe(200);
  });
});

describe('with teams', () => {
  const change = async (changes: object) => {
    const record = await recordOf(season.paid.id);
    const given = { description: '<p>س</p>', description_en: '<p>e</p>', revision: undefined };
    return { ...asInput({ ...record, ...given }), ...changes };
  };

  test('season and short name stay', async () => {
    const [other] = await portal.db
      .insert(seasons)
      .values({ slug: 'next', code: 'N26', name: 'التالي', nameEn: 'Next' })
      .returning();
    const moved = await change({ season: other?.id, slug: 'FLLX' });
    expect(await refused(() => admin('PUT', '', moved))).toEqual([422, 'invalid_fields', ['season', 'slug']]);
    const { record, input } = await added();
    const to = { ...input, id: record._id, season: other?.id, season_old: season.season.id, slug: 'free-to-go' };
    const { competion } = (await admin('PUT', '', to)).json;
    expect([competion.season.name_en, competion.slug]).toEqual(['Next', 'free-to-go']);
  });

  test('a new price is for new registrations: an order that exists keeps its amount', async () => {
    const before = await portal.db.select().from(orders);
    expect(before.map(({ total }) => total)).toEqual([40_300]);
    await admin('PUT', '', await change({ price: 999 }));
    expect(await portal.db.select().from(orders)).toEqual(before);
    const [team] = await portal.db.select().from(teams);
    const asked = await portal.call('GET', `/api/teams?team_id=${team?.id}`, { as: 'coach' });
    expect(asked.json.team.order.total_amount).toBe(403);
    await admin('PUT', '', await change({ price: 350 }));
  });

  test('an age level is renamed, and its teams keep it; it cannot be removed, but closed', async () => {
    const [junior, senior] = (await recordOf(season.paid.id)).agelevel;
    const renamed = await change({ agelevel: [{ ...junior, name: 'الفتيان', name_en: 'Youth' }] });
    expect((await admin('PUT', '', renamed)).status).toBe(200);
    const [team] = await portal.db.select().from(teams);
    expect(team?.ageLevel).toBe('Junior');
    const asked = await portal.call('GET', `/api/teams?team_id=${team?.id}`, { as: 'coach' });
    expect(asked.json.team.competion.agelevel[0]).toMatchObject({ title: 'Junior', name_en: 'Youth' });

    const without = await change({ agelevel: [senior] });
    expect(await refused(() => admin('PUT', '', without))).toEqual([422, 'invalid_fields', ['agelevel']]);
    const levels = () => portal.db.select().from(ageLevels).where(eq(ageLevels.competitionId, season.paid.id));
    expect((await levels()).map(({ key }) => key)).toEqual(['Junior']);

    await admin('PUT', '', await change({ agelevel: [senior, { ...junior, status: false }] }));
    const { competions } = (await portal.call('GET', `/api/competions?id=${season.paid.id}`)).json;
    expect(competions[0].agelevel.map(({ title }: { title: string }) => title)).toEqual(['Senior']);
    expect((await levels()).toSorted((a, b) => a.position - b.position).map(({ key }) => key)).toEqual([
      'Senior',
      'Junior',
    ]);
    await admin('PUT', '', await change({ agelevel: [{ ...junior, status: true }, senior] }));
  });

  test('it is not deleted', async () => {
    const before = await everything();
    const { status, json } = await admin('DELETE', `?id=${season.paid.id}`);
    expect([status, json.code, json.uses]).toEqual([409, 'still_used', [{ kind: 'teams', count: 1 }]]);
    expect(await everything()).toEqual(before);
  });
});

test('the choices of seasons say what takes teams: switches, dates of registration, fees and open age levels', async () => {
  const { _id } = (await added()).record;
  const { json } = await portal.call('GET', '/api/admin/seasons?search=true', { as: 'admin' });
  const choice = json.seasons.find((one: { _id: string }) => one._id === season.season.id);
  expect(choice).toMatchObject({ status: true, registration: true, registration_dates: [] });
  const competition = (id: string) => choice.competions.find((one: { _id: string }) => one._id === id);
  expect(competition(_id)).toMatchObject({ status: false, registration: false, paid: true, price: 350.5 });
  expect(competition(season.free.id)).toMatchObject({ status: true, registration: true, paid: false, price: 0 });
  const levels = (await admin('GET', `?id=${_id}`)).json.competion.agelevel;
  const statuses = (all: { title: string; status: boolean }[]) => all.map(({ title, status }) => [title, status]);
  expect(statuses(competition(_id).agelevel)).toEqual(statuses(levels));
  expect(competition(_id).levels).toBe(levels.filter(({ status }: { status: boolean }) => status).length);
});

describe('switches and order', () => {
  test('status and registration are switched by the call of the specification, each by its name', async () => {
    const { record } = await added();
    const of = async () => {
      const { status, registration, revision } = await recordOf(record._id);
      return [status, registration, revision];
    };
    expect((await admin('GET', `?id=${record._id}&name=status&status=true`)).json).toEqual({ success: true });
    expect(await of()).toEqual([true, false, 1]);
    await admin('GET', `?id=${record._id}&name=registration&status=true`);
    expect(await of()).toEqual([true, true, 1]);
    await admin('PATCH', '', { ids: [record._id], name: 'registration', status: false });
    expect(await of()).toEqual([true, false, 1]);
    expect((await logged(record._id)).slice(0, 2).map(({ after }) => after)).toEqual([
      { registration: false },
      { registration: true },
    ]);
    const before = await everything();
    for (const query of ['name=price&status=true', 'name=status&status=perhaps'])
      expect((await admin('GET', `?id=${record._id}&${query}`)).status).toBe(422);
    expect(await everything()).toEqual(before);
  });

  test('of those without a place the newest stands first, and one that is deleted moves nobody', async () => {
    const [older, newer] = [(await added()).record, (await added()).record];
    const listed = async () =>
      (await admin('GET', '?per_page=100')).json.competions.map(({ _id }: { _id: string }) => _id);
    expect((await listed()).slice(0, 2)).toEqual([newer._id, older._id]);
    const placed = async () => {
      const rows = await portal.db
        .select()
        .from(competitions)
        .orderBy(...placesOf(competitions));
      return rows.filter(({ position }) => position > 0).map(({ id, position }) => [id, position]);
    };
    const before = await placed();
    await admin('DELETE', `?id=${older._id}`);
    expect(await placed()).toEqual(before);
    expect((await listed())[0]).toBe(newer._id);
  });

  test('a place is given by the call of the specification, and visitors see the order', async () => {
    const places = async () =>
      (
        await portal.db
          .select()
          .from(competitions)
          .orderBy(...placesOf(competitions))
      ).map(({ slug }) => slug);
    const [first, second, ...others] = await places();
    const rows = await portal.db
      .select()
      .from(competitions)
      .where(eq(competitions.slug, second ?? ''));
    const id = rows[0]?.id;
    expect((await admin('GET', `?id=${id}&update_index=1`)).json).toEqual({ success: true });
    expect(await places()).toEqual([second, first, ...others]);
    const seen = (await portal.call('GET', '/api/competions')).json.competions;
    expect(seen[0].slug).toBe(second);
    expect(await refused(() => admin('GET', `?id=${id}&update_index=0`))).toEqual([
      ...[422, 'invalid_fields'],
      ['update_index'],
    ]);
    expect((await admin('GET', `?id=${UNKNOWN_ID}&update_index=1`)).status).toBe(404);
    await admin('PUT', '/order', { id, place: 2 });
    expect(await places()).toEqual([first, second, ...others]);
  });

  test('one without teams is deleted with its age levels, and its pictures are given back', async () => {
    const { record, input } = await added();
    expect((await admin('DELETE', `?id=${record._id}`)).json).toEqual({ success: true });
    expect(await portal.db.$count(ageLevels, eq(ageLevels.competitionId, record._id))).toBe(0);
    const name = String(input.banner).split('/').at(-1) ?? '';
    const [banner] = await portal.db.select().from(uploads).where(eq(uploads.fileName, name));
    expect(banner?.state).toBe('new');
    expect((await logged(record._id))[0]).toMatchObject({ action: 'deleted', before: { agelevel: record.agelevel } });
  });
});

test('a hidden one is previewed', async () => {
  const { record } = await added();
  const preview = `${path}/preview?id=${record._id}`;
  const { json } = await portal.call('GET', preview, { as: 'admin' });
  expect(json.competions).toMatchObject([{ _id: record._id, season: { slug: 'first-2025' }, status: false }]);
});

test('the CSV file has the rows of the list, safe for spreadsheets', async () => {
  const { record } = await added({ name: '=1+1', name_en: '@cmd' });
  const { text } = await portal.call('GET', `${path}/export.csv?s=cmd&lang=en`, { as: 'admin' });
  const [head, row] = text.replace('\ufeff', '').trim().split('\r\n');
  expect(head).toContain('"Short name"');
  expect(row).toContain(`"'=1+1","'@cmd","FIRST 2025","${record.slug}"`);
  expect(row).toContain('"350.50","2","5","Junior, Senior","No","No"');
});

test('one without a short name gets one of its English name, which no other of its season has', async () => {
  const unnamed = async (slug: string | undefined) => inputOf({ name_en: 'Robot Sumo!', slug });
  const sent = [await unnamed(''), await unnamed(undefined)];
  const [first, second] = await Promise.all(sent.map(async (input) => (await admin('POST', '', input)).json.competion));
  expect([first.slug, second.slug].sort()).toEqual(['robot-sumo', 'robot-sumo-2']);
  const { status, json } = await admin('PUT', '', { ...asInput(first), name_en: 'Robot Judo', slug: '' });
  expect([status, json.competion.slug, json.competion.name_en]).toEqual([200, first.slug, 'Robot Judo']);
});

test('one with pictures in the gallery stays in its season, and the form says why', async () => {
  const { record } = await added();
  const other = { slug: 'another-season', name: 'آخر', name_en: 'Another' };
  const { json } = await portal.call('POST', '/api/admin/seasons', { as: 'admin', body: other });
  const names = { name: 'صورة', name_en: 'Picture', season: season.season.id, competion: record._id };
  const body = { ...names, file_path: await upload() };
  expect((await portal.call('POST', '/api/admin/gallery', { as: 'admin', body })).status).toBe(200);
  const moved = { ...asInput(record), season: json.season._id };
  expect(await refused(() => admin('PUT', '', moved))).toEqual([422, 'invalid_fields', ['season']]);
});

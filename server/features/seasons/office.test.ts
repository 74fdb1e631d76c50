import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { officeCalls, UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openSeason, picture, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { regions } from '../regions/index.ts';
import { uploads } from '../uploads/index.ts';
import { freeSeasonCode } from './season-code.ts';
import { seasonMilestones, seasons } from './table.ts';

/* What is the seasons' own; what all resources have in common is proven in office-records. */
let portal: TestPortal;
let regionId: string;
beforeAll(async () => {
  portal = await openTestPortal();
  regionId = (await portal.db.select().from(regions))[0]?.id ?? '';
});
afterAll(() => portal.close());

const path = '/api/admin/seasons';
const { admin, logged, refused, everything: rowsAndLog } = officeCalls(() => portal, path, seasons);
const dates = () => portal.db.select().from(seasonMilestones).orderBy(seasonMilestones.fromDay, seasonMilestones.id);
const everything = async () => [await rowsAndLog(), await dates(), await portal.db.select().from(uploads)];

let number = 0;
const input = (change: Record<string, unknown> = {}) => {
  number += 1;
  return {
    ...{ slug: `first-20${27 + number}-${number}`, name: 'فيرست 2027', name_en: 'FIRST 2027' },
    ...{ title: 'غوص في الأعماق', title_en: 'Submerged', description: '<p>موسم</p>', description_en: '<p>Season</p>' },
    ...change,
  };
};
const date = (change: Record<string, unknown> = {}) => ({
  ...{ _id: crypto.randomUUID(), kind: 'registration', title: 'التسجيل', title_en: 'Registration' },
  ...{ from: '2027-01-01', to: '2027-02-01', region: '', place: '', place_en: '', link: '' },
  ...change,
});
const add = async (change: Record<string, unknown> = {}) => (await admin('POST', '', input(change))).json.season;
const change = (record: object, values: object) => admin('PUT', '', { ...input(), ...bare(record), ...values });
/** What a form sends back of a record. */
const bare = (record: object) => {
  const { _id, revision, ...rest } = record as Record<string, unknown>;
  const names = ['slug', 'name', 'name_en', 'title', 'title_en', 'attributes', 'milestones', 'logo', 'image'];
  return { id: _id, revision, ...Object.fromEntries(names.map((name) => [name, rest[name]])) };
};
const seen = async (slug: string) => (await portal.call('GET', `/api/first-seasons?slug=${slug}`)).json.wroseasons[0];
async function upload(): Promise<string> {
  const { body, headers } = form({}, { file: await picture(70 + number) });
  return (await portal.call('POST', '/api/admin/uploads', { as: 'admin', body, headers })).json.url;
}

/** A multipart form as the specification's pages send it. */
function form(fields: Record<string, string>, files: Record<string, Buffer> = {}) {
  const boundary = 'the-boundary-of-a-test';
  const text = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const parts = Object.entries(files).flatMap(([name, bytes]) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...text, ...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

beforeEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.execute(sql`truncate season_milestones, seasons cascade`);
});

describe('a season', () => {
  test('is added hidden and closed, with a prefix for its teams, and shown when the office says so', async () => {
    const season = await add({ slug: 'first-2027', milestones: [date({ to: '2099-01-01' })] });
    expect(season).toMatchObject({ status: false, registration: false, has_teams: false, revision: 1 });
    expect(await seen('first-2027')).toBeUndefined();
    expect((await portal.db.select().from(seasons))[0]?.code).toBe('F27');
    expect((await admin('GET', `?id=${season._id}&status=true`)).json).toEqual({ success: true });
    expect((await admin('GET', `?id=${season._id}&registration=true`)).json).toEqual({ success: true });
    expect(await seen('first-2027')).toMatchObject({ name_en: 'FIRST 2027', title_en: 'Submerged' });
    await admin('PATCH', '', { ids: [season._id], name: 'registration', status: false });
    expect((await admin('GET', `?id=${season._id}`)).json.season).toMatchObject({ status: true, registration: false });
    expect((await logged(season._id)).map(({ before, after }) => [before, after])).toMatchObject([
      [{ registration: true }, { registration: false }],
      [{ registration: false }, { registration: true }],
      [{ status: false }, { status: true }],
      [{}, { slug: 'first-2027' }],
    ]);
  });

  test('is previewed while it is hidden', async () => {
    const { _id: id } = await add({ milestones: [date()] });
    const { json } = await admin('GET', `/preview?id=${id}`);
    expect(json.season).toMatchObject({
      name_en: 'FIRST 2027',
      milestones: [{ title_en: 'Registration' }],
      competions: [],
    });
    expect((await admin('GET', `/preview?id=${UNKNOWN_ID}`)).status).toBe(404);
  });

  test('is searched, filtered, sorted and exported', async () => {
    const one = await add({ name_en: 'FIRST 2027' });
    await add({ name: 'الأولمبياد', name_en: 'WRO', slug: 'wro-2027' });
    await admin('PATCH', '', { ids: [one._id], status: true });
    const found = async (query: string) =>
      (await admin('GET', query)).json.seasons.map(({ name_en }: { name_en: string }) => name_en);
    expect(await found('')).toEqual(['WRO', 'FIRST 2027']);
    expect(await found(`?s=${encodeURIComponent('الاولمبياد')}`)).toEqual(['WRO']);
    expect(await found('?s=wro-2027')).toEqual(['WRO']);
    expect(await found('?shown=true')).toEqual(['FIRST 2027']);
    expect(await found('?open=true')).toEqual([]);
    expect(await found('?sort=name_en')).toEqual(['FIRST 2027', 'WRO']);
    const file = await portal.call('GET', `${path}/export.csv?sort=name_en`, { as: 'admin' });
    expect(file.text.split('\r\n')[1]).toContain('"FIRST 2027"');
  });

  test.each([
    ['nothing', {}, 'admin_fields_empty', ['slug', 'name', 'name_en']],
    ['an address that is none', { slug: '../x' }, 'invalid_fields', ['slug']],
    ['four features', { attributes: Array(4).fill({ title: 'x' }) }, 'invalid_fields', ['attributes']],
    [
      'a feature without a title',
      { attributes: [{ title: 'x' }, { desc: 'y' }] },
      'admin_fields_empty',
      ['attributes.1.title'],
    ],
    ['a picture of nobody', { logo: '/files/pictures/nothing.webp' }, 'invalid_fields', ['logo']],
    [
      'a picture of nobody in a feature',
      { attributes: [{ title: 'x' }, { title: 'y', image: '/files/pictures/nothing.webp' }] },
      'invalid_fields',
      ['attributes.1.image'],
    ],
    ['an address elsewhere as picture', { image: 'https://evil.example/a.webp' }, 'invalid_fields', ['image']],
    ['a text that is too long', { template_html: `<p>${'a'.repeat(20_001)}</p>` }, 'invalid_fields', ['template_html']],
    [
      'a year that nobody means',
      { milestones: [date({ from: '0000-01-01' })] },
      'invalid_fields',
      ['milestones.0.from'],
    ],
    ['a date that is none', { milestones: [date({ from: '2027-02-30' })] }, 'invalid_fields', ['milestones.0.from']],
    [
      'an end before its beginning',
      { milestones: [date(), date({ to: '2026-12-31' })] },
      'invalid_fields',
      ['milestones.1.to'],
    ],
    [
      'a time without the other',
      { milestones: [date({ from: '2027-01-01T10:00:00+03:00' })] },
      'invalid_fields',
      ['milestones.0.to'],
    ],
    ['a region that there is not', { milestones: [date({ region: UNKNOWN_ID })] }, 'invalid_fields', ['milestones']],
    [
      'a link that runs',
      { milestones: [date({ link: 'javascript:alert(1)' })] },
      'invalid_fields',
      ['milestones.0.link'],
    ],
    [
      'a link to another host',
      { milestones: [date({ link: '//evil.example' })] },
      'invalid_fields',
      ['milestones.0.link'],
    ],
    [
      'the same date twice',
      { milestones: [date({ _id: UNKNOWN_ID }), date({ _id: UNKNOWN_ID })] },
      'invalid_fields',
      ['milestones'],
    ],
  ])('is refused with %s, and nothing changes', async (what, values, code, fields) => {
    const body = what === 'nothing' ? {} : input(values);
    const before = await everything();
    expect(await refused(() => admin('POST', '', body))).toEqual([422, code, fields]);
    expect(await everything()).toEqual(before);
  });

  test('keeps the address that teams have, and is kept while something refers to it', async () => {
    const opened = await openSeason(portal);
    await registerTeam(portal, opened);
    const { season } = (await admin('GET', `?id=${opened.season.id}`)).json;
    expect(season.has_teams).toBe(true);
    expect(await refused(() => change(season, { slug: 'other' }))).toEqual([422, 'invalid_fields', ['slug']]);
    expect((await change(season, { name_en: 'Renamed' })).json.season).toMatchObject({
      slug: 'first-2025',
      name_en: 'Renamed',
    });
    const before = await everything();
    const { status, json } = await admin('DELETE', `?id=${season._id}`);
    expect([status, json.code]).toEqual([409, 'still_used']);
    // Its dates are its own, and hinder nothing.
    expect(json.uses).toEqual([
      { kind: 'teams', count: 1 },
      { kind: 'competitions', count: 3 },
    ]);
    expect(await everything()).toEqual(before);
  });

  test('has an address of its own', async () => {
    await add({ slug: 'first-2027' });
    expect(await refused(() => admin('POST', '', input({ slug: 'first-2027' })))).toEqual([
      422,
      'invalid_fields',
      ['slug'],
    ]);
  });

  test('is deleted with its dates, and gives its pictures back', async () => {
    const logo = await upload();
    const season = await add({ logo, milestones: [date(), date()] });
    expect((await portal.db.select().from(uploads))[0]?.state).toBe('used');
    expect((await admin('DELETE', `?id=${season._id}`)).json).toEqual({ success: true });
    expect([await dates(), await portal.db.select().from(seasons)]).toEqual([[], []]);
    expect((await portal.db.select().from(uploads)).at(-1)?.state).toBe('new');
    expect((await logged(season._id))[0]).toMatchObject({ action: 'deleted', before: { milestones: [{}, {}] } });
  });
});

describe('its dates', () => {
  test('keep their ids, are answered in their order, and the same ones in another order are no change', async () => {
    const late = date({ kind: 'final', from: '2027-05-01T18:00', to: '2027-05-01T21:30', region: regionId });
    const early = date({ link: '/gallery/', place: 'الرياض', place_en: 'Riyadh' });
    const season = await add({ milestones: [late, early] });
    expect(season.milestones).toEqual([
      early,
      { ...late, from: '2027-05-01T18:00:00+03:00', to: '2027-05-01T21:30:00+03:00' },
    ]);
    const [one, other] = season.milestones;
    expect((await change(season, { milestones: [other, one] })).json.season.revision).toBe(1);
    const changed = (await change(season, { milestones: [{ ...one, title_en: 'Sign up' }] })).json.season;
    expect([changed.revision, changed.milestones]).toEqual([2, [{ ...early, title_en: 'Sign up' }]]);
    expect((await dates()).map(({ id }) => id)).toEqual([early._id]);
    expect((await logged(season._id))[0]).toMatchObject({
      before: { milestones: [{}, {}] },
      after: { milestones: [{}] },
    });
  });

  test('of another season stay there', async () => {
    const mine = date();
    await add({ milestones: [mine] });
    const before = await everything();
    expect(await refused(() => admin('POST', '', input({ milestones: [mine] })))).toEqual([
      422,
      'invalid_fields',
      ['milestones'],
    ]);
    expect(await everything()).toEqual(before);
  });

  test('of two who change them at once the second meets the conflict', async () => {
    const season = await add({ milestones: [date()] });
    await change(season, { milestones: [] });
    expect(await refused(() => change(season, { milestones: [date(), date()] }))).toEqual([
      409,
      'changed_meanwhile',
      undefined,
    ]);
    expect(await dates()).toEqual([]);
  });
});

describe('as the specification sends it', () => {
  const texts = { title_1: 'أ', desc_1: 'نص', title_1_en: 'A', desc_1_en: 'Text', title_2: 'ب', title_2_en: 'B' };

  test('a form with the pictures of its features and its logo, and a later one without pictures keeps them', async () => {
    const { title: _, title_en: __, ...fields } = input();
    const { title_1_en: _a, desc_1_en: _b, title_2_en: _c, ...arabic } = texts;
    const files = { logo: await picture(80), image_1: await picture(81), image_2: await picture(82) };
    const sent = form({ ...fields, ...arabic, template_html: '<p>س</p>' }, files);
    const { status, json } = await portal.call('POST', path, { as: 'admin', ...sent });
    expect([status, json.success]).toEqual([200, true]);
    const { season } = json;
    expect(season.attributes.map(({ title, title_en, image }: never) => [title, title_en, image])).toEqual([
      ['أ', '', expect.stringMatching(/^\/files\/pictures\//)],
      ['ب', '', expect.stringMatching(/^\/files\/pictures\//)],
    ]);
    expect(season.logo).toMatch(/webp$/);
    const again = form({ id: season._id, ...fields, ...texts, name_en: 'Changed' });
    const { season: changed } = (await portal.call('PUT', path, { as: 'admin', ...again })).json;
    expect(changed).toMatchObject({ name_en: 'Changed', logo: season.logo, template_html: '<p>س</p>' });
    expect(changed.attributes).toEqual([
      { title: 'أ', title_en: 'A', desc: 'نص', desc_en: 'Text', image: season.attributes[0].image },
      { title: 'ب', title_en: 'B', desc: '', desc_en: '', image: season.attributes[1].image },
    ]);
  });

  test('what a form does not have stays as it is', async () => {
    const season = await add({ attributes: [{ title: 'x' }], milestones: [date()], general_rules: '<p>ق</p>' });
    const sent = form({ id: season._id, slug: season.slug, name: 'ن', name_en: 'N' });
    expect((await portal.call('PUT', path, { as: 'admin', ...sent })).json.season).toMatchObject({
      ...{ name_en: 'N', title: season.title, attributes: season.attributes, milestones: season.milestones },
      general_rules: '<p>ق</p>',
    });
  });
});

test('pictures follow their feature when features are ordered anew, and one that is replaced is given back', async () => {
  const [one, other] = [await upload(), await upload()];
  const season = await add({
    attributes: [
      { title: '1', image: one },
      { title: '2', image: other },
    ],
  });
  const [a, b] = season.attributes;
  const turned = (await change(season, { attributes: [b, a] })).json.season;
  expect(turned.attributes.map(({ image }: { image: string }) => image)).toEqual([other, one]);
  await change(turned, { attributes: [{ ...b, image: '' }, a] });
  const states = Object.fromEntries(
    (await portal.db.select().from(uploads)).map(({ fileName, state }) => [fileName, state]),
  );
  expect([states[one.split('/').at(-1) ?? ''], states[other.split('/').at(-1) ?? '']]).toEqual(['used', 'new']);
});

test('hostile texts are harmless: cleaned, folded to one line, or kept as plain text', async () => {
  const script = '<script>alert(1)</script><svg onload=alert(1)></svg><a href="javascript:alert(1)">x</a>';
  const season = await add({
    ...{ name: 'a\u202eb\u200b', name_en: '=1+1', description: `<p>ok${script}</p>`, template_html: script },
    general_rules: `${script}<p>y</p>`,
    attributes: [{ title: script, desc: script }],
  });
  const stored = JSON.stringify([season.description, season.template_html, season.general_rules]);
  expect(stored).not.toMatch(/script|svg|onload/);
  expect(season.name).toBe('ab');
  // Pages write it as text.
  expect(season.attributes[0].title).toBe(script);
  const { text } = await portal.call('GET', `${path}/export.csv`, { as: 'admin' });
  expect(text).toContain(`"'=1+1"`);
});

test('a prefix is the letter and the year of the address, with more letters where others have it', () => {
  expect(freeSeasonCode('first-2027', new Set())).toBe('F27');
  expect(freeSeasonCode('first-2027', new Set(['F27', 'FI27']))).toBe('FIR27');
  expect(freeSeasonCode('wro_2030_finals', new Set())).toBe('W30');
  expect(freeSeasonCode('2027', new Set())).toBe('S27');
  expect(freeSeasonCode('a', new Set(['A', 'AX2']))).toBe('AX3');
});

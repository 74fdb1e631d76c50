import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { adminSettings } from '#contract/endpoints/settings.ts';
import { languages } from '#contract/languages.ts';
import demo from '#demo/people.json' with { type: 'json' };
import { orders } from '#server/features/payments/index.ts';
import { documents } from '#server/platform/documents/invoice.ts';
import { formOf } from '#tests/support/forms.ts';
import { inputOf, type Resource, resources } from '#tests/support/office-inputs.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { allContent } from '#tests/support/rates.ts';
import { type Place, placesIn, withAt } from '#tests/support/sample-of.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { paths } from '#web/app/paths.ts';

/**
 * What somebody at the office could write or paste into any field of the contents: it is refused on that field, or it is
 * harmless wherever it is shown: in answers, on the pages, on pictures for shared links, on invoices, in CSV files.
 */
let portal: TestPortal;
let season: TestSeason;
let regionId: string;
beforeAll(async () => {
  portal = await openTestPortal({ pages: true });
  season = await openSeason(portal);
  regionId = (await portal.call('GET', '/api/regions')).json.regions[0]._id;
}, 120_000);
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

/** Each fits into the shortest field of text, and is known by `pwned`. */
const hostile = {
  markup: '"></script><script>pwned()</script><svg onload=pwned()>',
  address: 'javascript:pwned()',
  formula: '=1+1+cmd|pwned',
  plus: '+1+pwned',
  minus: '-1+pwned',
  at: '@SUM(1)pwned',
  tab: '\t=1+pwned',
  wide: '＝1+pwned',
  hidden: 'a\u202epwned\u2066b\0c\u200bd\ufeff\ud800e',
};
type Kind = keyof typeof hostile;

const pathOf = (resource: Resource) => resources[resource].list.path;
const validInput = (resource: Resource) => inputOf(portal, { season, regionId }, resource);

const textsIn = (input: unknown): Place[] =>
  placesIn(input).filter((place) => typeof place.reduce((at, key) => (at as never)[key], input) === 'string');

const stored = {} as Record<
  Resource,
  Partial<Record<Kind, { _id: string; name_en: string } & Record<string, unknown>>>
>;
const post = (resource: Resource, body: unknown) => portal.call('POST', pathOf(resource), { as: 'admin', body });

/**
 * Saves a record with the text in every field that takes it. A refusal names the fields that do not, and changes
 * nothing; the others are sent again.
 */
async function save(resource: Resource, text: string) {
  const input = await validInput(resource);
  let body = textsIn(input).reduce((sent, place) => withAt(sent, place, () => text), input);
  const before = await allContent(portal);
  for (let turn = 0; turn < 4; turn += 1) {
    const { status, json, text: said } = await post(resource, body);
    if (status === 200) return json[resources[resource].keys.one];
    expect([resource, status, said.includes('"fields"')]).toEqual([resource, 422, true]);
    expect(await allContent(portal)).toEqual(before);
    for (const field of Object.keys(json.fields)) {
      const place = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const original = place.reduce((at, key) => (at as never)[key], input as unknown);
      body = withAt(body, place, () => original);
    }
  }
  throw new Error(`${resource} refuses what is valid: ${JSON.stringify(body).slice(0, 2_000)}`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be there
const hiddenCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/;

const cases = (Object.keys(resources) as Resource[]).flatMap((resource) =>
  (Object.keys(hostile) as Kind[]).map((kind) => [resource, kind] as const),
);

test.each(cases)('%s with %s in every field: refused there, or kept without what hides', async (resource, kind) => {
  const record = await save(resource, hostile[kind]);
  const read = resource === 'files' ? `${pathOf(resource)}/one` : pathOf(resource);
  const { json } = await portal.call('GET', `${read}?id=${record._id}`, { as: 'admin' });
  const kept = json[resources[resource].keys.one];
  if (resource !== 'partners') expect(kept.name_en).toContain('pwned');
  for (const place of placesIn(kept)) {
    const value = place.reduce((at, key) => (at as never)[key], kept as unknown);
    if (typeof value !== 'string') continue;
    expect([place, value]).not.toEqual([place, expect.stringMatching(hiddenCharacters)]);
    const last = String(place.at(-1));
    // A text that is HTML is shown as it is, and an address is followed.
    if (/^(description|template_html|general_rules)/.test(last) && resource !== 'files')
      expect([place, value]).not.toEqual([place, expect.stringMatching(/<(script|svg)|\son\w+=/i)]);
    if (/^(link|location|video|logo|banner|image|file_path)/.test(last))
      expect([place, value]).not.toEqual([place, expect.stringMatching(/script:/i)]);
  }
  stored[resource] = { ...stored[resource], [kind]: kept };
  if (resource !== 'tranings')
    await portal.call('PATCH', pathOf(resource), { as: 'admin', body: { ids: [record._id], status: true } });
});

test.each(Object.keys(resources) as Resource[])('%s: a text beyond its length, and a megabyte', async (resource) => {
  const input = await validInput(resource);
  const before = await allContent(portal);
  const places = textsIn(input);
  // Not all at once: a body has a limit, too.
  for (let first = 0; first < places.length; first += 10) {
    const some = places.slice(first, first + 10);
    const tooLong = some.reduce((sent, place) => withAt(sent, place, () => 'x'.repeat(20_001)), input);
    const { status, json } = await post(resource, tooLong);
    const refused = Object.keys(json.fields ?? {}).toSorted();
    expect([status, refused]).toEqual([422, some.map((place) => place.join('.')).toSorted()]);
  }
  for (const place of places) {
    const huge = withAt(input, place, () => 'س'.repeat(500_000));
    expect([place, (await post(resource, huge)).status]).toEqual([place, 413]);
  }
  const form = await formOf({ name: 'س'.repeat(500_000) });
  expect((await portal.call('POST', pathOf(resource), { as: 'admin', ...form })).status).toBe(413);
  expect(await allContent(portal)).toEqual(before);
});

/** Cells of a CSV file, all of which are quoted. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

test.each(Object.keys(resources) as Resource[])('%s: no cell of the CSV file is a formula', async (resource) => {
  for (const language of languages) {
    const { text } = await portal.call('GET', `${pathOf(resource)}/export.csv?lang=${language}`, { as: 'admin' });
    const cells = cellsOf(text);
    expect(cells.filter((cell) => cell.includes('pwned')).length).toBeGreaterThan(5);
    expect(cells.filter((cell) => /^\s*[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect(text.replace(/^\ufeff/, '')).not.toMatch(hiddenCharacters);
    // Nothing stands outside the quotes but separators.
    expect(
      text
        .replace(/^\ufeff/, '')
        .replace(/"(?:[^"]|"")*"/g, '')
        .replace(/[,\r\n]/g, ''),
    ).toBe('');
  }
});

const sellerFields = ['seller_name', 'seller_name_en', 'seller_address', 'seller_address_en'] as const;

/** Puts the text into every field of the settings that takes it; returns what is stored. */
async function saveSettings(text: string) {
  const { setting } = (await portal.call('GET', '/api/admin/settings?site_name=FIRST', { as: 'admin' })).json;
  const names = Object.keys(adminSettings.input.shape).filter((name) => name !== 'notice_kind');
  const texts = {
    privacy: '<p>a</p>',
    privacy_en: '<p>a</p>',
    tearm_condition: '<p>a</p>',
    tearm_condition_en: '<p>a</p>',
  };
  const valid: Record<string, string> = {
    ...Object.fromEntries(names.map((name) => [name, ''])),
    ...{ ...texts, site_copy_right: '© 2026', brand: 'تُرس', brand_en: 'Turs' },
    ...{ notice: 'أ', notice_en: 'A', notice_from: '2020-01-01T00:00', notice_to: '2099-01-01T00:00' },
    ...{ seller_vat_number: '300000000000003', seller_cr_number: '1010000000' },
  };
  const put = (fields: object) =>
    portal.call('PUT', '/api/admin/settings', {
      as: 'admin',
      body: { ...valid, notice_kind: 'info', ...fields, id: setting._id },
    });
  const before = await allContent(portal);
  const refused = await put(Object.fromEntries(names.map((name) => [name, text])));
  expect(refused.status).toBe(422);
  const wrong = Object.keys(refused.json.fields);
  expect(wrong).toEqual(expect.arrayContaining(['email', 'phone', 'social_x', 'link_academy', 'seller_vat_number']));
  expect(await allContent(portal)).toEqual(before);
  const taken = names.filter((name) => !wrong.includes(name));
  expect(taken).toEqual(expect.arrayContaining(['brand', 'brand_en', 'notice', 'privacy', ...sellerFields]));
  const { status, json } = await put(Object.fromEntries(taken.map((name) => [name, text])));
  expect([status, status === 200 ? '' : json]).toEqual([200, '']);
  expect(JSON.stringify(json.setting)).not.toMatch(hiddenCharacters);
  for (const name of Object.keys(texts)) expect(json.setting[name]).not.toMatch(/<(script|svg)|\son\w+=|script:.*"/i);
  return json.setting;
}

/** A tag of the markup, or an address that runs. */
const dangerous = /<script>pwned|<svg onload|\b(href|src|srcset|action|data)="\s*javascript:/i;

const pages = () => [
  ...[paths.home(), paths.gallery(), paths.about(), paths.contact(), paths.privacy(), paths.terms(), paths.talents()],
  ...[paths.centres(), paths.centres({ region: regionId }), paths.signIn(), paths.notFound()],
  ...Object.values(stored.seasons).map(({ slug }) => paths.season(String(slug))),
  ...Object.values(stored.competions).map(({ _id }) => paths.competition(_id)),
  paths.competition(season.paid.id),
];

test.each(['markup', 'address', 'hidden'] as const)(
  'the pages show %s as a text',
  { timeout: 120_000 },
  async (kind) => {
    await saveSettings(hostile[kind]);
    let shown = 0;
    for (const [turn, url] of pages().entries()) {
      const headers = { host: 'portal.test', cookie: `lang=${languages[turn % 2]}` };
      const { statusCode, body } = await portal.app.inject({ url, headers });
      expect([url, statusCode < 500]).toEqual([url, true]);
      if (body.includes('pwned')) shown += 1;
      // No tag and no address of it, also not in the data that the page's own scripts read.
      expect([url, body.match(dangerous)]).toEqual([url, null]);
      expect([url, body.match(hiddenCharacters)]).toEqual([url, null]);
    }
    expect(shown).toBeGreaterThan(15);
  },
);

test('the picture of a shared link has it as letters, and is drawn', async () => {
  const draw = vi.spyOn(documents, 'draw');
  await saveSettings(hostile.markup);
  const ofAll = [
    ...Object.values(stored.seasons).map(({ _id }) => `season-${_id}`),
    ...Object.values(stored.competions).map(({ _id }) => `competition-${_id}`),
  ];
  expect(ofAll).toHaveLength(18);
  for (const [turn, name] of ['site', ...ofAll].entries()) {
    const url = `/files/share/${name}.${languages[turn % 2]}.png`;
    const { statusCode, headers, rawPayload } = await portal.app.inject({ url });
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/png']);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  }
  const texts = draw.mock.calls.map(([, { data = '' }]) => data);
  expect(texts).toHaveLength(19);
  for (const text of texts) expect(JSON.parse(text).brand).toBe(hostile.markup);
  expect(texts.join('')).not.toMatch(hiddenCharacters);
});

test.each([
  ['markup', 0],
  ['formula', 1],
  ['hidden', 2],
] as const)('an invoice has %s of the seller as it is written', async (kind, at) => {
  const { seller_name_en, seller_address_en } = await saveSettings(hostile[kind]);
  const { _id: competion_id, agelevel } = await save('competions', hostile[kind]);
  const [{ title: ageLevel }] = agelevel;
  for (const name of ['status', 'registration']) {
    const query = `?id=${competion_id}&name=${name}&status=true`;
    await portal.call('GET', `/api/admin/competions${query}`, { as: 'admin' });
  }
  const people = { coaches: [demo.coaches[0]], members: [demo.members[at]] };
  const team = await registerTeam(portal, season, { competion_id, ageLevel, ...people, teamName: hostile[kind] });
  const body = { team_id: team._id };
  const started = await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body });
  await payAtGateway(started.json.order.url);
  await portal.call('POST', '/api/telr/', { as: 'coach', body });
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, team._id));
  const cookie = `session=${await portal.tokenOf('coach')}`;
  const { statusCode, rawPayload } = await portal.app.inject({
    url: `/files/invoices/${order?.id}.pdf`,
    headers: { cookie },
  });
  expect(statusCode).toBe(200);
  const { text, qr } = await readPdf(rawPayload);
  const written = (value: string) => value.replace(/\s/g, '');
  expect(written(text)).toContain(written(seller_name_en));
  expect(written(text)).toContain(written(seller_address_en));
  expect(text).not.toMatch(/[\0\u200b\u202a-\u202e\u2066-\u2069]/);
  expect(rawPayload.toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b|\/OpenAction|\/URI\s*\(javascript/);
  expect(await qr()).not.toBeNull();
});

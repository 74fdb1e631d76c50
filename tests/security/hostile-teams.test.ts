import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { orders } from '#server/features/payments/index.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/*
 * What somebody could type into any field of a team, its payments, or a cell of a file of results (the contents of the
 * site: `hostile-content.test.ts`). It is refused on that field, or harmless in answers and in what is taken out.
 */
let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

const hostile = {
  markup: '"></script><script>pwned()</script>',
  formula: '=1+1+cmd|pwned',
  plus: '+1+pwned',
  minus: '-1+pwned',
  at: '@SUM(1)pwned',
  tab: '\t=1+pwned',
  wide: '＝1+pwned',
  hidden: 'a\u202epwned\u2066b\0c\u200bd\ufeff\ud800e',
};
const kinds = Object.entries(hostile);
const as = 'admin' as const;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be there
const hidden = /[\0-\x08\x0b\x0c\x0e-\x1f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/;

const admin = (method: 'POST' | 'PUT', path: string, body: object) =>
  portal.call(method, `/api/admin/${path}`, { as, body });

/** Cells of a CSV file: all are quoted, none is a formula, and nothing hides in any. */
function expectHarmless(text: string, wanted: number): void {
  const csv = text.replace(/^\ufeff/, '');
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
  expect(cells.filter((cell) => cell.includes('pwned')).length).toBeGreaterThanOrEqual(wanted);
  expect(cells.filter((cell) => /^\s*[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  expect(csv).not.toMatch(hidden);
  expect(csv.replace(/"(?:[^"]|"")*"/g, '').replace(/[,\r\n]/g, '')).toBe('');
}

const teamWith: Record<string, string> = {};

test.each(kinds)('a team with %s in every text: kept without what hides', async (kind, text) => {
  const { _id: id } = await registerTeam(portal, season, { competion_id: season.paid.id });
  teamWith[kind] = id;
  const texts = { name: text, schoolName: text, city: text, stage: text, notes: text };
  const { status, json } = await admin('PUT', 'teams', { id, ...texts });
  expect([status, json.msg]).toEqual([200, 'Update Successfully!']);
  for (const [field, kept] of Object.entries(texts).map(([name]) => [name, json.team[name]] as const)) {
    expect([field, kept]).toEqual([field, expect.stringContaining('pwned')]);
    expect([field, kept]).not.toEqual([field, expect.stringMatching(hidden)]);
  }
});

test.each(kinds)('what names other things is refused with %s, and changes nothing', async (_, text) => {
  const { _id: id } = await registerTeam(portal, season, { competion_id: season.free.id });
  const before = await allContent(portal);
  for (const field of ['ageLevel', 'competion', 'region', 'image', 'status', 'payment_status', 'member_id_update']) {
    const { status, json } = await admin('PUT', 'teams', { id, [field]: text });
    expect([field, [404, 422].includes(status), json.success]).toEqual([field, true, false]);
  }
  expect(await allContent(portal)).toEqual(before);
});

test.each(kinds)('a payment with %s as its note, and a refund with it as reference', async (kind, text) => {
  const [order] = await portal.db
    .select()
    .from(orders)
    .where(eq(orders.purposeId, teamWith[kind] ?? ''));
  const id = order?.id ?? '';
  const paid = await admin('POST', 'transections/manual', { id, note: text });
  expect([paid.status, paid.json.order?.payment_note]).toEqual([200, expect.stringContaining('pwned')]);
  const refund = { id, kind: 'order', reference: text, note: text };
  const { json } = await admin('POST', 'transections/refund', refund);
  expect(json.order.refunds[0]).toMatchObject({ reference: expect.stringContaining('pwned') });
  const { _id, created_at, ...said } = json.order.refunds[0];
  expect(JSON.stringify([said, paid.json.order.payment_note])).not.toMatch(/\\u|[\u200b\u202a-\u202e\u2066-\u2069]/);
  for (const attempt_id of [text, undefined]) {
    const before = await allContent(portal);
    const refused = await admin('POST', 'transections/refund', { ...refund, kind: 'double', attempt_id });
    expect(refused.status).toBe(422);
    expect(await allContent(portal)).toEqual(before);
  }
});

test.each([
  ['teams', 'teams/export.csv', 8],
  ['transactions', 'transections/export.csv', 0],
  ['the log', 'log/export.csv', 4],
] as const)('no cell of the file of %s is a formula', async (_, path, wanted) => {
  for (const language of languages) {
    const { text } = await portal.call('GET', `/api/admin/${path}?lang=${language}`, { as });
    expect(text.split('\r\n').length).toBeGreaterThan(8);
    expectHarmless(text, wanted);
  }
});

test.each(kinds)(
  'a file of results with %s in every cell names each that is wrong, and writes nothing',
  async (_, text) => {
    const { team_no } = await registerTeam(portal, season, { competion_id: season.free.id });
    const wrong = ['team_no', 'ranked', 'score', 'competion', 'ageLevel', 'region'];
    const data = wrong.map((cell) => ({ team_no, ranked: 1, [cell]: text }));
    const before = await allContent(portal);
    const { status, json } = await admin('POST', 'results/imports', { season_id: season.season.id, data });
    expect([status, json.code]).toEqual([422, 'import_rows_wrong']);
    for (const [row, cell] of wrong.entries()) expect(Object.keys(json.fields)).toContain(`data.${row}.${cell}`);
    expect(await allContent(portal)).toEqual(before);
  },
);

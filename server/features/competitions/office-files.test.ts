import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { sweepUploads, uploads } from '#server/features/uploads/index.ts';
import { formOf } from '#tests/support/forms.ts';
import { officeCalls, UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openSeason, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { competitionFiles, competitions } from './table.ts';

let portal: TestPortal;
let season: TestSeason;
const path = '/api/admin/files';
const { admin, everything, refused } = officeCalls(() => portal, path, competitionFiles);

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.delete(competitionFiles);
});

const pdf = (text = 'the rules', type = 'application/pdf') => new Blob([`%PDF-1.7 ${text}\n%%EOF`], { type });
const texts = {
  ...{ name: 'القواعد', name_en: 'Rules' },
  ...{ description: 'ما يلزم الفريق', description_en: 'What a team needs' },
};
const send = async (method: 'POST' | 'PUT', fields: Record<string, string | Blob>) =>
  portal.call(method, path, { as: 'admin', ...(await formOf(fields)) });
const upload = async (file: Blob) =>
  portal.call('POST', '/api/admin/uploads/documents', { as: 'admin', ...(await formOf({ file })) });
const added = async (changes: Record<string, string | Blob> = {}) => {
  const fields = { ...texts, competion_id: season.paid.id, file: pdf(), ...changes };
  return (await send('POST', fields)).json.file;
};
const seen = async () => (await portal.call('GET', `/api/competions?id=${season.paid.id}`)).json.competions[0].files;
const stateOf = async (address: string) => {
  const name = address.split('/').at(-1) ?? '';
  const [row] = await portal.db.select().from(uploads).where(eq(uploads.fileName, name));
  return row?.state;
};
const bytesAt = (address: string) => portal.app.inject({ url: address });

describe('the calls of the specification', () => {
  test('a file is added as a form with both documents, and visitors download it', async () => {
    const answer = await send('POST', {
      ...{ ...texts, competion_id: season.paid.id },
      ...{ file: pdf('بالعربية'), file_en: pdf('in English') },
    });
    expect(answer.status).toBe(200);
    const { file } = answer.json;
    expect(file).toMatchObject({ ...texts, competion_id: season.paid.id, status: true, order_id: 1, revision: 1 });
    expect(await seen()).toMatchObject([{ _id: file._id, file_path: file.file_path }]);
    expect((await bytesAt(file.file_path)).body).toContain('بالعربية');
    expect((await bytesAt(file.file_path_en)).body).toContain('in English');
    expect([await stateOf(file.file_path), await stateOf(file.file_path_en)]).toEqual(['used', 'used']);
  });

  test('`?id` answers the files of that competition, in their order', async () => {
    await added();
    await added({ name_en: 'Score sheet' });
    await added({ competion_id: season.free.id, name_en: 'Of another one' });
    const { json } = await admin('GET', `?id=${season.paid.id}`);
    expect(json.success).toBe(true);
    expect(json.files.map((file: { name_en: string; order_id: number }) => [file.name_en, file.order_id])).toEqual([
      ['Rules', 1],
      ['Score sheet', 2],
    ]);
  });

  test('a file is changed by `file_id`, and its old document is given back', async () => {
    const file = await added();
    const fields = { ...texts, name_en: 'New rules', file_id: file._id, file: pdf('anew') };
    const { json } = await send('PUT', fields);
    expect(json.file).toMatchObject({ _id: file._id, name_en: 'New rules', competion_id: season.paid.id });
    expect(await stateOf(file.file_path)).toBe('new');
    expect((await bytesAt(file.file_path)).statusCode).toBe(404);
    expect((await bytesAt(json.file.file_path)).body).toContain('anew');
    await portal.db
      .update(uploads)
      .set({ unusedSince: new Date(0) })
      .where(eq(uploads.state, 'new'));
    await sweepUploads(portal, new Date());
    expect(await stateOf(file.file_path)).toBeUndefined();
    expect(await portal.files.get(`resources/${file.file_path.split('/').at(-1)}`)).toBeUndefined();
  });

  test('a file is switched and deleted, and visitors see that on their next request', async () => {
    const file = await added();
    expect((await admin('GET', `?id=${file._id}&status=false`)).json).toEqual({ success: true });
    expect(await seen()).toEqual([]);
    expect((await bytesAt(file.file_path)).statusCode).toBe(404);
    await admin('GET', `?id=${file._id}&status=true`);
    expect(await seen()).toHaveLength(1);
    expect((await admin('DELETE', `?id=${file._id}`)).json).toEqual({ success: true });
    expect(await seen()).toEqual([]);
    expect(await stateOf(file.file_path)).toBe('new');
  });
});

test('each competition has an order of its own', async () => {
  const [first, second] = [await added({ name_en: 'A' }), await added({ name_en: 'B' })];
  const other = await added({ competion_id: season.free.id, name_en: 'Other' });
  const third = await added({ name_en: 'C' });
  expect([first, second, other, third].map(({ order_id }) => order_id)).toEqual([1, 2, 1, 3]);
  const names = async () => (await seen()).map(({ name_en }: { name_en: string }) => name_en).join('');
  await admin('PUT', '/order', { id: third._id, place: 1 });
  expect(await names()).toBe('CAB');
  await admin('DELETE', `?id=${first._id}`);
  const rows = await portal.db.select().from(competitionFiles).orderBy(asc(competitionFiles.position));
  expect(rows.map(({ nameEn, position }) => `${nameEn}${position}`).sort()).toEqual(['B2', 'C1', 'Other1']);
});

describe('is refused, and nothing changes', () => {
  const fieldsOf = (changes: Record<string, string | Blob>) => ({
    ...{ ...texts, competion_id: season.paid.id, file: pdf() },
    ...changes,
  });
  const refusedForm = async (changes: Record<string, string | Blob>) => refused(() => send('POST', fieldsOf(changes)));

  test('without what the specification requires', async () => {
    const { file: _, ...fields } = fieldsOf({ name: '', description_en: '' });
    expect(await refused(() => send('POST', fields))).toEqual([
      ...[422, 'admin_fields_empty'],
      ['name', 'description_en', 'file_path'],
    ]);
  });

  test.each<[string, Blob]>([
    ['a picture', new Blob(['\x89PNG\r\n\x1a\n'])],
    ['a page', new Blob(['<html><script>alert(1)</script>%PDF-1.7 %%EOF'])],
    ['a PDF that was cut off', new Blob(['%PDF-1.7 the rules and no end'])],
    ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'])],
  ])('%s in the place of a PDF, by its content', async (_what, file) => {
    expect(await refusedForm({ file })).toEqual([415, 'document_type', ['file_path']]);
    const sent = new Blob([file], { type: 'application/pdf' });
    expect(await refusedForm({ file_en: sent })).toEqual([415, 'document_type', ['file_path_en']]);
    const alone = await upload(sent);
    expect([alone.status, alone.json.fields]).toEqual([415, { file: 'Please choose a PDF file.' }]);
  });

  test('a PDF of more than 20 MB', async () => {
    const huge = new Blob(['%PDF-1.7', new Uint8Array(limits.resourceMaxBytes), '%%EOF']);
    expect(await refusedForm({ file: huge })).toEqual([413, 'file_too_large', ['file']]);
  });

  test('a document that the store does not take', async () => {
    vi.spyOn(portal.files, 'put').mockRejectedValueOnce(new Error('the disk is full'));
    const before = await portal.db.$count(uploads);
    expect((await refusedForm({}))[0]).toBe(500);
    expect(await portal.db.$count(uploads)).toBe(before);
  });

  test.each<[string, Record<string, string>]>([
    ['an address that nobody uploaded', { file_path: '/files/resources/unknown.pdf' }],
    ['an address elsewhere', { file_path: 'https://evil.example/x.pdf' }],
    ['a picture’s address', { file_path: '/files/pictures/x.webp' }],
    ['a way out of the folder', { file_path: '/files/resources/../invoices/x.pdf' }],
  ])('%s', async (_what, address) => {
    const body = { ...texts, competion_id: season.paid.id, ...address };
    expect(await refused(() => admin('POST', '', body))).toEqual([422, 'invalid_fields', ['file_path']]);
  });

  test('the document of another file, and another competition than its own', async () => {
    const file = await added();
    const body = { ...texts, competion_id: season.paid.id, file_path: file.file_path };
    expect(await refused(() => admin('POST', '', body))).toEqual([422, 'invalid_fields', ['file_path']]);
    const moved = { ...body, id: file._id, competion_id: season.free.id };
    expect(await refused(() => admin('PUT', '', moved))).toEqual([422, 'invalid_fields', ['competion_id']]);
    const nowhere = await refusedForm({ competion_id: UNKNOWN_ID });
    expect(nowhere).toEqual([422, 'invalid_fields', ['competion_id']]);
  });

  test('a competition that still has files is not deleted', async () => {
    await added();
    const before = await everything();
    const { status, json } = await portal.call('DELETE', `/api/admin/competions?id=${season.paid.id}`, { as: 'admin' });
    expect([status, json.code]).toEqual([409, 'still_used']);
    expect(await everything()).toEqual(before);
    expect(await portal.db.$count(competitions)).toBe(3);
  });
});

test('hostile texts are stored as texts, and the name of a download is one line of a header', async () => {
  const file = await added({
    name: '<script>alert(1)</script>\u202e\u0000\r\nset-cookie: x=1',
    description: '=HYPERLINK("x")\u200b',
  });
  expect([file.name, file.description]).toEqual(['<script>alert(1)</script> set-cookie: x=1', '=HYPERLINK("x")']);
  const { headers } = await bytesAt(file.file_path);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.pdf"; filename\*=UTF-8''[\w%.~!-]+$/);
  const { text } = await portal.call('GET', `${path}/export.csv?lang=en`, { as: 'admin' });
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
});

test('an uploaded document is opened by the office alone until a file shows it', async () => {
  const { json } = await upload(pdf('draft'));
  expect((await bytesAt(json.url)).statusCode).toBe(404);
  const office = json.url.replace('/resources/', '/resources/office/');
  const opened = await portal.call('GET', office, { as: 'admin' });
  expect([opened.status, opened.headers['cache-control']]).toEqual([200, 'private, no-store']);
  for (const as of ['coach', 'sub_admin'] as const) expect((await portal.call('GET', office, { as })).status).toBe(403);
  expect((await portal.call('GET', office)).status).toBe(401);
});

test('a file is added while a competition that it has nothing to do with is deleted', async () => {
  const [copied] = await portal.db.select().from(competitions).where(eq(competitions.id, season.free.id));
  for (let round = 0; round < 6; round += 1) {
    const { id: _, ...copy } = copied as typeof competitions.$inferSelect;
    const [doomed] = await portal.db
      .insert(competitions)
      .values({ ...copy, slug: `doomed-${round}`, position: 50 + round })
      .returning();
    const body = { ...texts, competion_id: season.paid.id, file_path: (await upload(pdf(`round ${round}`))).json.url };
    const answers = await Promise.all([
      portal.call('POST', path, { as: 'admin', body }),
      portal.call('DELETE', `/api/admin/competions?id=${doomed?.id}`, { as: 'admin' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { faqs } from './table.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Three questions that are not in their order, the second of which is not shown. */
beforeEach(async () => {
  await portal.db.delete(faqs);
  await portal.db.insert(faqs).values([
    { question: 'الثالث؟', questionEn: 'Third?', answer: '<p>ج</p>', answerEn: '<p>C</p>', position: 3 },
    { question: 'الثاني؟', questionEn: 'Second?', answer: 'ب', answerEn: 'B', position: 2, status: false },
    { question: 'الأول؟', questionEn: 'First?', answer: '<p>أ</p>', answerEn: '<p>A</p>', position: 1 },
  ]);
});

const list = async (query = '') => (await portal.call('GET', `/api/faqs${query}`)).json;

test('questions come in their order, in the words of the specification', async () => {
  const { success, faqs: listed } = await list('/?status=true');
  expect(success).toBe(true);
  expect(listed).toEqual([
    {
      ...{ _id: expect.any(String), name: 'الأول؟', name_en: 'First?' },
      ...{ description: '<p>أ</p>', description_en: '<p>A</p>', status: true },
    },
    expect.objectContaining({ name_en: 'Third?' }),
  ]);
});

test('one that is not shown is absent, whatever is asked', async () => {
  for (const query of ['', '?status=false', '/?status=all']) {
    const listed: { name_en: string }[] = (await list(query)).faqs;
    expect(listed.map(({ name_en }) => name_en)).toEqual(['First?', 'Third?']);
  }
});

test('without any the list is empty', async () => {
  await portal.db.delete(faqs);
  expect(await list()).toEqual({ success: true, faqs: [] });
});

test('a browser keeps the list, and gets it again only once it has changed', async () => {
  const first = await portal.call('GET', '/api/faqs/?status=true');
  expect(first.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await portal.call('GET', '/api/faqs/?status=true', { headers });
  expect([again.status, again.text]).toEqual([304, '']);
  await portal.db.update(faqs).set({ status: true }).where(eq(faqs.questionEn, 'Second?'));
  const changed = await portal.call('GET', '/api/faqs/?status=true', { headers });
  expect(changed.status).toBe(200);
  expect(changed.json.faqs).toHaveLength(3);
});

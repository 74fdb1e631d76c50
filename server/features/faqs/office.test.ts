import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { questionsOfOffice } from '#tests/support/office-records.ts';
import { faqs } from './table.ts';

/* What is the questions' own; what all resources have in common is proven in office-records. */
const { admin, idOf, input, path, portal, refused, rows } = questionsOfOffice();

describe('the list', () => {
  test('comes by page in the order of the questions, with what the office must know', async () => {
    const { status, json } = await admin('GET', '?page=1&per_page=10');
    expect(status).toBe(200);
    expect([json.currentPage, json.totalPages, json.totalItems]).toEqual([1, 1, 3]);
    expect(json.faqs[0]).toEqual({
      ...{ _id: await idOf(1), name: 'سؤال 1', name_en: 'Question 1', status: true },
      ...{ order_id: 1, description: '<p>جواب 1</p>', description_en: '<p>Answer 1</p>' },
      ...{ revision: 1, updated_at: expect.stringMatching(/Z$/), updated_by: null },
    });
    const turned = (await admin('GET', '?sort=-order_id')).json.faqs;
    expect(turned.map((faq: { name_en: string }) => faq.name_en)).toEqual(['Question 3', 'Question 2', 'Question 1']);
  });

  test('is searched in both languages, as people type, and filtered', async () => {
    await portal().db.update(faqs).set({ question: 'الرسوم والضريبة', status: false }).where(eq(faqs.position, 2));
    const found = async (query: string) =>
      (await admin('GET', query)).json.faqs.map((faq: { name_en: string }) => faq.name_en);
    expect(await found(`?s=${encodeURIComponent('الضريبه رسوم')}`)).toEqual(['Question 2']);
    expect(await found('?s=question 3')).toEqual(['Question 3']);
    expect(await found('?s=answer 3')).toEqual(['Question 3']);
    await portal()
      .db.update(faqs)
      .set({ answerEn: '<p>R&amp;D in <strong>Oct</strong>ober</p>' })
      .where(eq(faqs.position, 1));
    for (const words of ['r%26d', 'october']) expect(await found(`?s=${words}`)).toEqual(['Question 1']);
    expect(await found(`?s=${'x'.repeat(300)}`)).toEqual([]);
    for (const nowhere of ['%25', '<p>', 'amp;', 'Question 1 Answer 2'])
      expect(await found(`?s=${nowhere}`)).toEqual([]);
    expect(await found('?shown=false')).toEqual(['Question 2']);
    expect(await found('?shown=nonsense&sort=nonsense&page=x')).toHaveLength(3);
    expect((await admin('GET', '?page=9')).json).toMatchObject({ faqs: [], totalPages: 1, totalItems: 3 });
  });
});

describe('one question', () => {
  test('is added as the last, cleaned, and seen by visitors', async () => {
    const description = `${input.description}<script>alert(1)</script><img src=x onerror=alert(1)>`;
    const { status, json } = await admin('POST', '', { ...input, description });
    expect([status, json.faq.description, json.faq.revision]).toEqual([200, input.description, 1]);
    expect(json.faq.updated_by).toBe(accountsOf('admin')[0]?.name);
    expect((await rows()).map(({ questionEn }) => questionEn)).toEqual([
      ...['Question 1', 'Question 2', 'Question 3'],
      input.name_en,
    ]);
    const seen = (await portal().call('GET', '/api/faqs')).json.faqs;
    expect(seen.at(-1).name_en).toBe(input.name_en);
  });

  test.each([
    ['nothing', {}, Object.keys(input)],
    [
      'answers of which nothing is left',
      { ...input, description: '<script>a</script>', description_en: '<script>b</script>' },
      ['description', 'description_en'],
    ],
    ['an empty answer of the editor', { ...input, description_en: '<p> </p>' }, ['description_en']],
    ['an answer of which nothing is left', { ...input, description: '<script>a</script>' }, ['description']],
  ])('is refused with %s, on the fields that lack it', async (_what, body, fields) => {
    expect(await refused(() => admin('POST', '', body))).toEqual([422, 'admin_fields_empty', fields]);
  });

  test('is refused where cleaning makes a text longer than it may be: it could not be saved again', async () => {
    const link = '<a href="https://example.com">x</a>';
    const body = { ...input, description: `<p>${link.repeat(550)}</p>` };
    expect(await refused(() => admin('POST', '', body))).toEqual([422, 'invalid_fields', ['description']]);
  });

  test('is refused where a text is too long', async () => {
    const body = { ...input, name: 'س'.repeat(201), description_en: `<p>${'a'.repeat(20_000)}</p>` };
    expect(await refused(() => admin('POST', '', body))).toEqual([422, 'invalid_fields', ['name', 'description_en']]);
  });

  test('is changed, and visitors see it', async () => {
    const id = await idOf(1);
    const { status, json } = await admin('PUT', '', { ...input, id, revision: 1 });
    expect([status, json.faq.revision, json.faq.name]).toEqual([200, 2, input.name]);
    expect((await portal().call('GET', '/api/faqs')).json.faqs[0].name).toBe(input.name);
  });

  test('is hidden, moved and deleted, and visitors see that', async () => {
    const seen = async () =>
      (await portal().call('GET', '/api/faqs')).json.faqs
        .map(({ name_en }: { name_en: string }) => name_en.at(-1))
        .join('');
    const [first, second] = [await idOf(1), await idOf(2)];
    await admin('PUT', '/order', { id: first, place: 3 });
    expect(await seen()).toBe('231');
    await admin('PATCH', '', { ids: [first], status: false });
    expect(await seen()).toBe('23');
    await admin('DELETE', `?id=${second}`);
    expect(await seen()).toBe('3');
  });
});

describe('the CSV file', () => {
  test('has the rows of the list, in the language of the person, safe for spreadsheets', async () => {
    await portal()
      .db.update(faqs)
      .set({ questionEn: '=HYPERLINK("http://evil.example")', answerEn: '<p>One; =1+1</p><p>=1+1</p>' })
      .where(eq(faqs.position, 1));
    const answer = await portal().call('GET', `${path}/export.csv?sort=-order_id&lang=ar`, { as: 'admin' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="faqs-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const rows = answer.text.replace('\ufeff', '').trim().split('\r\n');
    expect(answer.text).toMatch(/^\ufeff/);
    expect(rows[0]).toBe(
      '"السؤال بالعربية","السؤال بالإنجليزية","الجواب بالعربية","الجواب بالإنجليزية","ظاهر للزوار","آخر تعديل","عدّله"',
    );
    expect(rows[1]).toMatch(/^"سؤال 3","Question 3","جواب 3","Answer 3","نعم","\d{4}-\d\d-\d\d \d\d:\d\d",$/);
    // One row for each question, whatever lines its answer has, and no cell that begins with a formula.
    expect(rows).toHaveLength(4);
    expect(rows[3]).toContain(`,"'=HYPERLINK(""http://evil.example"")",`);
    expect(rows[3]).toContain('"One; =1+1\n\n=1+1"');
  });

  test('has the search and the filters of the list', async () => {
    const { text } = await portal().call('GET', `${path}/export.csv?s=question 2`, { as: 'admin' });
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });
});

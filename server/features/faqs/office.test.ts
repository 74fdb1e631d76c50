import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoggedChange } from '#contract/admin-crud.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { multipart } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { faqs } from './table.ts';

const PATH = '/api/admin/faqs';
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.db.delete(faqs);
  await portal.db.insert(faqs).values(
    [1, 2, 3].map((position) => ({
      ...{ question: `سؤال ${position}`, questionEn: `Question ${position}`, position },
      ...{ answer: `<p>جواب ${position}</p>`, answerEn: `<p>Answer ${position}</p>` },
    })),
  );
});

const input = {
  ...{ name: 'متى يبدأ الموسم؟', name_en: 'When does the season begin?' },
  ...{ description: '<p>في <strong>أكتوبر</strong></p>', description_en: '<p>In October</p>' },
};
const admin = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', query = '', body?: unknown) =>
  portal.call(method, `${PATH}${query}`, { as: 'admin', body });
const rows = () => portal.db.select().from(faqs).orderBy(asc(faqs.position), asc(faqs.id));
const idOf = async (place: number) => (await rows())[place - 1]?.id ?? '';
const logged = async (id?: string): Promise<LoggedChange[]> =>
  (await admin('GET', `/history${id ? `?id=${id}` : ''}`)).json.changes;
const everything = async () => [
  await rows(),
  (await portal.db.execute(sql`select * from change_log order by id`)).rows,
];

/** Makes a call that is refused, and proves that it changed neither the records nor the log. */
async function refused(send: () => ReturnType<typeof admin>) {
  const before = await everything();
  const { status, json } = await send();
  expect(await everything()).toEqual(before);
  return [status, json.code, json.fields && Object.keys(json.fields)];
}

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
    await portal.db.update(faqs).set({ question: 'الرسوم والضريبة', status: false }).where(eq(faqs.position, 2));
    const found = async (query: string) =>
      (await admin('GET', query)).json.faqs.map((faq: { name_en: string }) => faq.name_en);
    expect(await found(`?s=${encodeURIComponent('الضريبه رسوم')}`)).toEqual(['Question 2']);
    expect(await found('?s=question 3')).toEqual(['Question 3']);
    expect(await found('?s=answer 3')).toEqual(['Question 3']);
    await portal.db
      .update(faqs)
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
  test('is answered by its id; another id is not found', async () => {
    const id = await idOf(2);
    expect((await admin('GET', `?id=${id}`)).json.faq).toMatchObject({ _id: id, name_en: 'Question 2', revision: 1 });
    const missing = await admin('GET', '?id=00000000-0000-7000-8000-000000000000');
    expect([missing.status, missing.json.code]).toEqual([404, 'not_found']);
    const wrong = await admin('GET', '?id=nonsense');
    expect([wrong.status, wrong.json.code]).toEqual([422, 'invalid_fields']);
  });

  test('is added as the last, cleaned, and seen by visitors', async () => {
    const description = `${input.description}<script>alert(1)</script><img src=x onerror=alert(1)>`;
    const { status, json } = await admin('POST', '', { ...input, description });
    expect([status, json.faq.description, json.faq.revision]).toEqual([200, input.description, 1]);
    expect(json.faq.updated_by).toBe(accountsOf('admin')[0]?.name);
    expect((await rows()).map(({ questionEn }) => questionEn)).toEqual([
      ...['Question 1', 'Question 2', 'Question 3'],
      input.name_en,
    ]);
    const seen = (await portal.call('GET', '/api/faqs')).json.faqs;
    expect(seen.at(-1).name_en).toBe(input.name_en);
  });

  test('is added and changed by the multipart form of the specification, too', async () => {
    const added = await portal.call('POST', PATH, { as: 'admin', ...multipart(undefined, input) });
    expect([added.status, added.json.faq.name]).toEqual([200, input.name]);
    const changed = { ...input, id: added.json.faq._id.toUpperCase(), revision: '', name_en: 'When?' };
    const answer = await portal.call('PUT', PATH, { as: 'admin', ...multipart(undefined, changed) });
    expect([answer.status, answer.json.faq.name_en, answer.json.faq.revision]).toEqual([200, 'When?', 2]);
  });

  test.each([
    ['nothing', {}, Object.keys(input)],
    ['an empty answer of the editor', { ...input, description_en: '<p> </p>' }, ['description_en']],
    ['an answer of which nothing is left', { ...input, description: '<script>a</script>' }, ['description']],
  ])('is refused with %s, on the fields that lack it', async (_what, body, fields) => {
    expect(await refused(() => admin('POST', '', body))).toEqual([422, 'admin_fields_empty', fields]);
  });

  test('are added at once, each at a place of its own', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin('POST', '', input)));
    expect(answers.map(({ json }) => json.faq.order_id).sort()).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test('is refused where cleaning makes a text longer than it may be: it could not be saved again', async () => {
    const link = '<a href="https://example.com">x</a>';
    const body = { ...input, description: `<p>${link.repeat(550)}</p>` };
    expect(await refused(() => admin('POST', '', body))).toEqual([422, 'invalid_fields', ['description']]);
  });

  test('is refused as a form with a part that is no text, or with a longer one than any field takes', async () => {
    const form = multipart(undefined, { ...input, name: 'س'.repeat(60_000) });
    expect(await refused(() => portal.call('POST', PATH, { as: 'admin', ...form }))).toEqual([
      413,
      'payload_too_large',
      undefined,
    ]);
    const odd = multipart(undefined, input);
    const text = odd.body
      .toString()
      .replace('name="name_en"\r\n', 'name="name_en"\r\ncontent-type: application/json\r\n');
    const sent = { ...odd, body: Buffer.from(text.replace('When does the season begin?', '{"a":1}')) };
    expect(await refused(() => portal.call('POST', PATH, { as: 'admin', ...sent }))).toEqual([
      400,
      'invalid_body',
      undefined,
    ]);
  });

  test('is refused where a text is too long', async () => {
    const body = { ...input, name: 'س'.repeat(201), description_en: `<p>${'a'.repeat(20_000)}</p>` };
    expect(await refused(() => admin('POST', '', body))).toEqual([422, 'invalid_fields', ['name', 'description_en']]);
  });

  test('is changed, and visitors see it', async () => {
    const id = await idOf(1);
    const { status, json } = await admin('PUT', '', { ...input, id, revision: 1 });
    expect([status, json.faq.revision, json.faq.name]).toEqual([200, 2, input.name]);
    expect((await portal.call('GET', '/api/faqs')).json.faqs[0].name).toBe(input.name);
  });

  test('stays at its revision where nothing is changed, and the log has no line of it', async () => {
    const [first] = await rows();
    const same = {
      ...{ name: first?.question, name_en: first?.questionEn },
      ...{ description: first?.answer, description_en: first?.answerEn },
    };
    const before = await everything();
    expect((await admin('PUT', '', { ...same, id: first?.id, revision: 1 })).json.faq.revision).toBe(1);
    expect(await everything()).toEqual(before);
  });

  test('is not overwritten by who opened it before the last change: the refusal says who, when and what it is now', async () => {
    const id = await idOf(1);
    await admin('PUT', '', { ...input, id, revision: 1 });
    const late = { ...input, id, revision: 1, name: 'آخر' };
    expect(await refused(() => admin('PUT', '', late))).toEqual([409, 'changed_meanwhile', undefined]);
    const { conflict } = (await admin('PUT', '', late)).json;
    expect(conflict).toMatchObject({ by: accountsOf('admin')[0]?.name, current: { name: input.name, revision: 2 } });
    expect(Date.parse(conflict.at)).toBeGreaterThan(0);
    // Without a revision the change is made, as the specification's own calls send none.
    expect((await admin('PUT', '', { ...input, id, name: 'آخر' })).json.faq.revision).toBe(3);
  });

  test('of two who save at once one is refused', async () => {
    const id = await idOf(1);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name_en) => admin('PUT', '', { ...input, id, revision: 1, name_en })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await logged(id)).toHaveLength(1);
  });

  test('is deleted; deleting again finds nothing', async () => {
    const id = await idOf(2);
    expect((await admin('DELETE', `?id=${id}`)).json).toEqual({ success: true });
    expect((await rows()).map(({ questionEn }) => questionEn)).toEqual(['Question 1', 'Question 3']);
    expect(await refused(() => admin('DELETE', `?id=${id}`))).toEqual([404, 'not_found', undefined]);
    expect(await refused(() => admin('PUT', '', { ...input, id }))).toEqual([404, 'not_found', undefined]);
  });
});

describe('the switch', () => {
  test('is turned by the documented GET, which no other site may call', async () => {
    const id = await idOf(1);
    expect((await admin('GET', `?id=${id}&status=false`)).json).toEqual({ success: true });
    expect((await rows())[0]?.status).toBe(false);
    expect((await portal.call('GET', '/api/faqs')).json.faqs).toHaveLength(2);
    const before = await everything();
    // Of another site; a link or a redirect of our own pages; a picture in a post.
    for (const [site, mode] of [
      ['cross-site', 'cors'],
      ['same-origin', 'navigate'],
      ['same-origin', 'no-cors'],
    ] as const) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode };
      const foreign = await portal.call('GET', `${PATH}?id=${id}&status=true`, { as: 'admin', headers });
      expect([foreign.status, foreign.json.code]).toEqual([403, 'cross_site']);
    }
    const head = await portal.call('HEAD', `${PATH}?id=${id}&status=true`, { as: 'admin' });
    // A HEAD only reads.
    expect(head.status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  test('is turned for several at once: for all or for none', async () => {
    const ids = [await idOf(1), await idOf(3)];
    await admin('PATCH', '', { ids, status: false });
    expect((await rows()).map(({ status, revision }) => [status, revision])).toEqual([
      [false, 1],
      [true, 1],
      [false, 1],
    ]);
    const unknown = '00000000-0000-7000-8000-000000000000';
    expect(await refused(() => admin('PATCH', '', { ids: [...ids, unknown], status: true }))).toEqual([
      ...[404, 'not_found', undefined],
    ]);
    expect(await refused(() => admin('PATCH', '', { ids: [], status: true }))).toEqual([
      ...[422, 'missing_fields', ['ids']],
    ]);
    // Those that are so already get no line in the log.
    await admin('PATCH', '', { ids: [...ids, await idOf(2)], status: false });
    for (const { id } of await rows()) expect(await logged(id)).toHaveLength(1);
  });
});

describe('the order', () => {
  const order = async () => (await rows()).map(({ questionEn }) => questionEn.at(-1)).join('');

  test.each([
    [1, 3, '231'],
    [3, 1, '312'],
    [2, 2, '123'],
    [1, 99, '231'],
  ])('the question at %i goes to place %i', async (from, place, result) => {
    const id = await idOf(from);
    expect((await admin('PUT', '/order', { id, place })).json).toEqual({ success: true });
    expect(await order()).toBe(result);
    expect((await rows()).every(({ revision }) => revision === 1)).toBe(true);
    const seen: { name_en: string }[] = (await portal.call('GET', '/api/faqs')).json.faqs;
    expect(seen.map(({ name_en }) => name_en.at(-1)).join('')).toBe(result);
  });

  test('holds where several move questions at once, and others switch them', async () => {
    const ids = (await rows()).map(({ id }) => id);
    const answers = await Promise.all([
      ...[0, 1, 2, 0, 1, 2].map((index, turn) => admin('PUT', '/order', { id: ids[index], place: (turn % 3) + 1 })),
      ...[true, false, true].map((status) => admin('PATCH', '', { ids, status })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect((await rows()).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  test('refuses a question that does not exist, and a place that is none', async () => {
    const id = await idOf(1);
    const unknown = '00000000-0000-7000-8000-000000000000';
    expect(await refused(() => admin('PUT', '/order', { id: unknown, place: 1 }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
    expect(await refused(() => admin('PUT', '/order', { id, place: 0 }))).toEqual([422, 'invalid_fields', ['place']]);
  });
});

describe('the log', () => {
  test('shows who did what when, with the fields before and after, newest first, after a deletion too', async () => {
    const { _id: id } = (await admin('POST', '', input)).json.faq;
    await admin('PUT', '', { ...input, id, name_en: 'When?' });
    await admin('GET', `?id=${id}&status=false`);
    await admin('PUT', '/order', { id, place: 1 });
    await admin('DELETE', `?id=${id}`);
    const lines = await logged(id);
    expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['deleted', expect.objectContaining({ name: input.name, status: false }), {}],
      ['changed', { order_id: 4 }, { order_id: 1 }],
      ['changed', { status: true }, { status: false }],
      ['changed', { name_en: input.name_en }, { name_en: 'When?' }],
      ['created', {}, expect.objectContaining(input)],
    ]);
    for (const line of lines) {
      expect(line).toMatchObject({ record_id: id, name: input.name, by: accountsOf('admin')[0]?.name });
    }
    expect((await logged()).slice(0, 5)).toEqual(lines);
  });

  test.each([
    ["update change_log set name = 'another'"],
    ['delete from change_log'],
    ['truncate change_log'],
    ["select set_config('portal.erases_person', 'on', false); update change_log set action = 'deleted'"],
  ])('is only added to: the database refuses %s', async (statement) => {
    await admin('POST', '', input);
    const before = await everything();
    await expect(portal.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'The log of changes is only added to' },
    });
    expect(await everything()).toEqual(before);
  });

  test('loses the values of a person whose deletion is carried out, and nothing else', async () => {
    const { _id: id } = (await admin('POST', '', input)).json.faq;
    await portal.db.transaction(async (tx) => {
      await tx.execute(sql`set local portal.erases_person = 'on'`);
      await tx.execute(sql`update change_log set after = '{"name": "***"}' where record_id = ${id}`);
    });
    expect((await logged(id))[0]?.after).toEqual({ name: '***' });
  });
});

describe('the CSV file', () => {
  test('has the rows of the list, in the language of the person, safe for spreadsheets', async () => {
    await portal.db
      .update(faqs)
      .set({ questionEn: '=HYPERLINK("http://evil.example")', answerEn: '<p>One; =1+1</p><p>=1+1</p>' })
      .where(eq(faqs.position, 1));
    const answer = await portal.call('GET', `${PATH}/export.csv?sort=-order_id&lang=ar`, { as: 'admin' });
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
    const { text } = await portal.call('GET', `${PATH}/export.csv?s=question 2`, { as: 'admin' });
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });
});

test('for nobody but administrators: every call is refused to all others, and changes nothing', async () => {
  const id = await idOf(1);
  const calls = [
    ...['', `?id=${id}`, `?id=${id}&status=false`, '/history', '/export.csv'].map((query) => ['GET', query] as const),
    ...[['POST', '', input] as const, ['PUT', '', { ...input, id }] as const, ['DELETE', `?id=${id}`] as const],
    ...[['PATCH', '', { ids: [id], status: false }] as const, ['PUT', '/order', { id, place: 2 }] as const],
  ];
  const before = await everything();
  for (const as of ['student', 'coach', 'entity', 'sub_admin'] as const) {
    for (const [method, query, body] of calls) {
      const { status } = await portal.call(method, `${PATH}${query}`, { as, body });
      expect([as, method, query, status]).toEqual([as, method, query, 403]);
    }
  }
  for (const [method, query, body] of calls) {
    expect((await portal.call(method, `${PATH}${query}`, { body })).status).toBe(401);
  }
  expect(await everything()).toEqual(before);
});

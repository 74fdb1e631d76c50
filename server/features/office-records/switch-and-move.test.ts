import { describe, expect, test } from 'vitest';
import { questionsOfOffice, UNKNOWN_ID } from '#tests/support/office-records.ts';

/* What all resources of the back-office have in common is proven on the questions: these have a switch and an order. */
const { admin, everything, idOf, logged, path, portal, refused, rows } = questionsOfOffice();

describe('the switch', () => {
  test('is turned by the documented GET, which no other site may call', async () => {
    const id = await idOf(1);
    expect((await admin('GET', `?id=${id}&status=false`)).json).toEqual({ success: true });
    expect((await rows())[0]?.status).toBe(false);
    const before = await everything();
    // Of another site; a link or a redirect of our own pages; a picture in a post.
    for (const [site, mode] of [
      ['cross-site', 'cors'],
      ['same-origin', 'navigate'],
      ['same-origin', 'no-cors'],
    ] as const) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode };
      const foreign = await portal().call('GET', `${path}?id=${id}&status=true`, { as: 'admin', headers });
      expect([foreign.status, foreign.json.code]).toEqual([403, 'cross_site']);
    }
    // What a browser fetches because it may be wanted later.
    for (const early of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }]) {
      const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', ...(early as object) };
      const sent = await portal().call('GET', `${path}?id=${id}&status=true`, { as: 'admin', headers });
      expect([sent.status, sent.json.code]).toEqual([403, 'cross_site']);
    }
    const head = await portal().call('HEAD', `${path}?id=${id}&status=true`, { as: 'admin' });
    // A HEAD only reads.
    expect(head.status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  test('is turned for several at once, and passes over those that are deleted', async () => {
    const ids = [await idOf(1), await idOf(3)];
    await admin('PATCH', '', { ids, status: false });
    expect((await rows()).map(({ status, revision }) => [status, revision])).toEqual([
      [false, 1],
      [true, 1],
      [false, 1],
    ]);
    expect(await refused(() => admin('PATCH', '', { ids: [UNKNOWN_ID], status: true }))).toEqual([
      ...[404, 'not_found', undefined],
    ]);
    expect(await refused(() => admin('PATCH', '', { ids: [], status: true }))).toEqual([
      ...[422, 'missing_fields', ['ids']],
    ]);
    // Those that are so already get no line in the log.
    await admin('PATCH', '', { ids: [...ids, await idOf(2), UNKNOWN_ID], status: false });
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
  ])('the record at %i goes to place %i', async (from, place, result) => {
    const id = await idOf(from);
    expect((await admin('PUT', '/order', { id, place })).json).toEqual({ success: true });
    expect(await order()).toBe(result);
    expect((await rows()).every(({ revision }) => revision === 1)).toBe(true);
  });

  test('holds where several move records at once, and others switch them', async () => {
    const ids = (await rows()).map(({ id }) => id);
    const answers = await Promise.all([
      ...[0, 1, 2, 0, 1, 2].map((index, turn) => admin('PUT', '/order', { id: ids[index], place: (turn % 3) + 1 })),
      ...[true, false, true].map((status) => admin('PATCH', '', { ids, status })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect((await rows()).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  test('has no gaps after a deletion, and the log names the places that people see', async () => {
    await admin('DELETE', `?id=${await idOf(1)}`);
    expect((await rows()).map(({ position }) => position)).toEqual([1, 2]);
    const id = await idOf(2);
    await admin('PUT', '/order', { id, place: 1 });
    expect((await logged(id)).map(({ before, after }) => [before, after])).toEqual([
      [{ order_id: 2 }, { order_id: 1 }],
    ]);
    expect(await order()).toBe('32');
  });

  test('refuses a record that does not exist, and a place that is none', async () => {
    const id = await idOf(1);
    expect(await refused(() => admin('PUT', '/order', { id: UNKNOWN_ID, place: 1 }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
    expect(await refused(() => admin('PUT', '/order', { id, place: 0 }))).toEqual([422, 'invalid_fields', ['place']]);
  });
});

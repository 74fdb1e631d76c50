import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test, vi } from 'vitest';
import { faqs } from '#server/features/faqs/index.ts';
import { questionsOfOffice, UNKNOWN_ID } from '#tests/support/office-records.ts';

/* What all resources of the back-office have in common is proven on the questions: these have a switch and an order. */
const { admin, everything, idOf, input, logged, path, portal, refused, rows } = questionsOfOffice();

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

  test('is taken back for those that it has switched, unless somebody has switched them since, or deleted them', async () => {
    const [first, second, third] = [await idOf(1), await idOf(2), await idOf(3)];
    await admin('PATCH', '', { ids: [third], status: false });
    const hidden = (await admin('PATCH', '', { ids: [first, second, third], status: false })).json;
    // The third was hidden before: to show it would be no way back.
    expect(hidden).toMatchObject({ switched: [first, second].toSorted(), at: (await logged(first))[0]?.at });
    expect((await admin('PATCH', '', { ids: [first], status: false })).json).toMatchObject({ switched: [], at: null });
    // A colleague has seen the second to it, and rewritten the first, which is no switch.
    await admin('PATCH', '', { ids: [second], status: true });
    await admin('PATCH', '', { ids: [second], status: false });
    await admin('PUT', '', { ...input, id: first });
    const back = { ids: hidden.switched, status: true, unless_since: hidden.at };
    expect((await admin('PATCH', '', back)).json.switched).toEqual([first]);
    expect((await rows()).map(({ status }) => status)).toEqual([true, false, false]);
    const impossible = { ...back, unless_since: '0000-01-01T00:00:00Z' };
    expect((await admin('PATCH', '', impossible)).status).toBe(422);
    // Once more changes nothing.
    const before = await everything();
    expect((await admin('PATCH', '', back)).json).toEqual({ success: true, switched: [], at: null });
    expect(await everything()).toEqual(before);
    for (const id of [first, second]) await admin('DELETE', `?id=${id}`);
    expect(await refused(() => admin('PATCH', '', back))).toEqual([404, 'not_found', undefined]);
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

  test('of many holds where all of them are switched meanwhile: neither waits for what the other one has', async () => {
    const { db } = portal();
    const [first] = await rows();
    // Both their places and where they lie run against their ids.
    const many = Array.from({ length: 9 }, (_, at) => ({ ...first, id: uuidv7(), position: 20 - at })).reverse();
    await db.delete(faqs);
    await db.insert(faqs).values(many as (typeof faqs.$inferInsert)[]);
    const ids = (await rows()).map(({ id }) => id);
    const waiting = (count: number) =>
      vi.waitFor(async () => {
        const locks = await db.execute(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        expect(locks.rows).toHaveLength(count);
      });
    const both: ReturnType<typeof admin>[] = [];
    await db.transaction(async (tx) => {
      await tx
        .select()
        .from(faqs)
        .where(eq(faqs.id, String(many[4]?.id)))
        .for('update');
      both.push(admin('PATCH', '', { ids, status: false }));
      await waiting(1);
      both.push(admin('PUT', '/order', { id: ids[0], place: 99 }));
      await waiting(2);
    });
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await rows()).map(({ position, status }) => [position, status])).toEqual(
      ids.map((_, at) => [at + 1, false]),
    );
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

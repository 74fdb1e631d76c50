import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rates } from '#contract/rates.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { questionsOfOffice, UNKNOWN_ID } from '#tests/support/office-records.ts';
import { leave } from '#tests/support/rates.ts';
import { multipart } from '#tests/support/season.ts';

/* What all resources of the back-office have in common is proven on the questions: these have a switch and an order. */
const { admin, everything, idOf, input, logged, path, portal, refused, rows } = questionsOfOffice();

describe('one record', () => {
  test('is answered by its id; another id is not found', async () => {
    const id = await idOf(2);
    expect((await admin('GET', `?id=${id}`)).json.faq).toMatchObject({ _id: id, name_en: 'Question 2', revision: 1 });
    const missing = await admin('GET', `?id=${UNKNOWN_ID}`);
    expect([missing.status, missing.json.code]).toEqual([404, 'not_found']);
    const wrong = await admin('GET', '?id=nonsense');
    expect([wrong.status, wrong.json.code]).toEqual([422, 'invalid_fields']);
  });

  test('is added and changed by the multipart form of the specification, too', async () => {
    const added = await portal().call('POST', path, { as: 'admin', ...multipart(undefined, input) });
    expect([added.status, added.json.faq.name]).toEqual([200, input.name]);
    const changed = { ...input, id: added.json.faq._id.toUpperCase(), revision: '', name_en: 'When?' };
    const answer = await portal().call('PUT', path, { as: 'admin', ...multipart(undefined, changed) });
    expect([answer.status, answer.json.faq.name_en, answer.json.faq.revision]).toEqual([200, 'When?', 2]);
  });

  test('is added by several at once, each at a place of its own', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin('POST', '', input)));
    expect(answers.map(({ json }) => json.faq.order_id).sort()).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test('is refused as a form with a part that is no text, or with a longer one than any field takes', async () => {
    const form = multipart(undefined, { ...input, name: 'س'.repeat(60_000) });
    expect(await refused(() => portal().call('POST', path, { as: 'admin', ...form }))).toEqual([
      413,
      'payload_too_large',
      undefined,
    ]);
    const odd = multipart(undefined, input);
    const text = odd.body
      .toString()
      .replace('name="name_en"\r\n', 'name="name_en"\r\ncontent-type: application/json\r\n');
    const sent = { ...odd, body: Buffer.from(text.replace('When does the season begin?', '{"a":1}')) };
    expect(await refused(() => portal().call('POST', path, { as: 'admin', ...sent }))).toEqual([
      400,
      'invalid_body',
      undefined,
    ]);
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

  test('that is sent again after the answer was lost is answered as it was, whatever its revision', async () => {
    const id = await idOf(1);
    const sent = { ...input, id, revision: 1 };
    const first = await admin('PUT', '', sent);
    const before = await everything();
    expect((await admin('PUT', '', sent)).json).toEqual(first.json);
    expect(await everything()).toEqual(before);
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

test('a record that somebody has changed since it was seen is not deleted, until it was seen again', async () => {
  const id = await idOf(2);
  await admin('PUT', '', { ...input, id, revision: 1 });
  expect(await refused(() => admin('DELETE', `?id=${id}&revision=1`))).toEqual([409, 'changed_meanwhile', undefined]);
  const { conflict } = (await admin('DELETE', `?id=${id}&revision=1`)).json;
  expect(conflict).toMatchObject({ by: accountsOf('admin')[0]?.name, current: { _id: id, revision: 2 } });
  expect((await admin('DELETE', `?id=${id}&revision=2`)).json).toEqual({ success: true });
  // A switch and the order overwrite nothing that anybody wrote.
  const other = await idOf(1);
  await admin('PATCH', '', { ids: [other], status: false });
  expect((await admin('DELETE', `?id=${other}&revision=1`)).json).toEqual({ success: true });
});

describe('a record and its line in the log say the same time', () => {
  const lastOf = async (id: string) => (await logged(id))[0]?.at;
  const stored = async (id: string) => (await admin('GET', `?id=${id}`)).json.faq.updated_at;

  test('when it is added and changed, and so does the answer', async () => {
    const added = (await admin('POST', '', input)).json.faq;
    expect([await stored(added._id), await lastOf(added._id)]).toEqual([added.updated_at, added.updated_at]);
    const changed = (await admin('PUT', '', { ...input, id: added._id, name_en: 'When?' })).json.faq;
    expect([await stored(added._id), await lastOf(added._id)]).toEqual([changed.updated_at, changed.updated_at]);
  });

  test('when several are switched', async () => {
    const ids = [await idOf(1), await idOf(2)];
    await admin('PATCH', '', { ids, status: false });
    const times = [];
    for (const id of ids) times.push(await stored(id), await lastOf(id));
    expect(new Set(times).size).toBe(1);
  });

  test('when it is moved', async () => {
    const id = await idOf(1);
    await admin('PUT', '/order', { id, place: 3 });
    expect(await lastOf(id)).toBe(await stored(id));
  });
});

describe('a record that is sent again, because the answer was lost', () => {
  let turn = 0;
  const newKey = () => ({ 'idempotency-key': `key of a form ${++turn}` });
  const send = (headers: Record<string, string>, body: object = input) => admin('POST', '', body, headers);

  test.each(['one after the other', 'at once'])(
    '%s: is added once, with one line in the log and one answer',
    async (how) => {
      const headers = newKey();
      const before = (await portal().db.execute(sql`select 1 from change_log`)).rowCount ?? 0;
      const first = send(headers);
      if (how === 'one after the other') await first;
      const answers = await Promise.all([first, send(headers), send(headers)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers.map(({ json }) => json)).toEqual(Array(3).fill(answers[0]?.json));
      expect(await rows()).toHaveLength(4);
      expect((await portal().db.execute(sql`select 1 from change_log`)).rowCount).toBe(before + 1);
    },
  );

  test('is added each time without a key, with another key, and by another person', async () => {
    const headers = newKey();
    const authorization = await portal().tokenOf('sub_admin');
    await portal()
      .db.update(users)
      .set({ type: 4 })
      .where(eq(users.name, accountsOf('sub_admin')[0]?.name ?? ''));
    const answers = [
      ...[await send({}), await send({}), await send(headers), await send(newKey())],
      await portal().call('POST', path, { body: input, headers: { ...headers, authorization } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ json }) => json.faq._id)).size).toBe(5);
  });

  test('with other contents, or after somebody has changed it, is a conflict with what was added', async () => {
    const headers = newKey();
    const { faq } = (await send(headers)).json;
    expect(await refused(() => send(headers, { ...input, name_en: 'When?' }))).toEqual([
      ...[409, 'changed_meanwhile', undefined],
    ]);
    const { conflict } = (await send(headers, { ...input, name_en: 'When?' })).json;
    expect(conflict.current).toEqual(faq);
    await admin('PUT', '', { ...input, id: faq._id, name_en: 'When?' });
    expect((await send(headers)).json.conflict.current).toMatchObject({ _id: faq._id, revision: 2, name_en: 'When?' });
  });

  test('after it was deleted is not found, and not added again', async () => {
    const headers = newKey();
    const { faq } = (await send(headers)).json;
    await admin('DELETE', `?id=${faq._id}`);
    expect(await refused(() => send(headers))).toEqual([404, 'not_found', undefined]);
  });

  test('is refused with a key that cannot be stored', async () => {
    for (const key of ['\u0085', 'x'.repeat(101)]) {
      expect(await refused(() => send({ 'idempotency-key': key }))).toEqual([400, 'invalid_body', undefined]);
    }
  });
});

test('too many writes of one person are refused and change nothing; files have a number of their own', async () => {
  const { rows } = await portal().db.execute<{ id: string }>(
    sql`select id from users where national_id = ${accountsOf('admin')[0]?.membership_id}`,
  );
  const person = rows[0]?.id ?? '';
  const id = await idOf(1);
  await leave(portal(), rates.officeWrite, 1, person);
  expect((await admin('PUT', '', { ...input, id })).status).toBe(200);
  const writes = [
    ...[() => admin('POST', '', input), () => admin('PUT', '', { ...input, id, name: 'x' })],
    ...[() => admin('DELETE', `?id=${id}`), () => admin('GET', `?id=${id}&status=false`)],
    ...[() => admin('PATCH', '', { ids: [id], status: false }), () => admin('PUT', '/order', { id, place: 2 })],
  ];
  for (const write of writes) expect(await refused(write)).toEqual([429, 'too_many_requests', undefined]);
  expect((await admin('GET', '/export.csv')).status).toBe(200);
  await leave(portal(), rates.officeExport, 0, person);
  expect((await admin('GET', '/export.csv')).status).toBe(429);
});

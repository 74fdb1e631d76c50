import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { rates } from '#contract/rates.ts';
import { changeLog } from '#server/features/office-records/table.ts';
import { settings } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import { MailRefused } from '#server/providers/mail/smtp.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { formOf } from '#tests/support/forms.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { allContent, leave } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { contactData } from './personal-data.ts';
import { contactReplyJob } from './send-contact-reply.ts';
import { cannedReplies, contactMessages, contactReplies } from './table.ts';

const path = '/api/admin/contactus';
const sender = { name: 'نورة العتيبي', email: 'noura@school.example', phoneNumber: '+966501234567' };
const slowly = { timeout: 60_000, interval: 100 };

let portal: TestPortal;
let officers: Record<'admin' | 'sub_admin', string>;
beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  const idOf = async (role: RoleName) => {
    await portal.tokenOf(role);
    const [row] = await portal.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.nationalId, accountsOf(role)[0]?.membership_id ?? ''));
    return row?.id ?? '';
  };
  officers = { admin: await idOf('admin'), sub_admin: await idOf('sub_admin') };
  for (const role of ['student', 'coach', 'entity'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await idle();
  portal.world.mail.clear();
  await portal.db.delete(contactMessages);
  await portal.database.pool.query('delete from rate_limits');
  await portal.db.update(settings).set({ email: 'office@turs.example' });
});

/** Until the queue has nothing to do but for mails that it tries again. */
const idle = () =>
  vi.waitUntil(async () => {
    const { rows } = await portal.database.pool.query(
      "select 1 from pgboss.job where name = $1 and state in ('created', 'active')",
      [contactReplyJob],
    );
    return rows.length === 0;
  }, slowly);

type Message = Partial<typeof contactMessages.$inferInsert>;
/** A message that somebody wrote, so many minutes ago. */
async function written(message: Message = {}, minutes = 0): Promise<string> {
  const createdAt = new Date(Date.now() - minutes * 60_000);
  const values = { ...sender, message: 'متى يُغلق التسجيل؟\nلدينا فريقان.', language: 'ar' as const, createdAt };
  const [row] = await portal.db
    .insert(contactMessages)
    .values({ ...values, ...message })
    .returning();
  return row?.id ?? '';
}

const list = (query = '', as: RoleName = 'admin') => portal.call('GET', `${path}/${query}`, { as });
const listed = async (query: string, as?: RoleName) =>
  (await list(query, as)).json.contacts.map(({ name }: { name: string }) => name);
const one = async (id: string) => (await list(`?id=${id}`)).json.contact;
type Sent = { as?: RoleName; headers?: Record<string, string> };
const send = (body: object, { as = 'admin', headers = {} }: Sent = {}) =>
  portal.call('POST', path, { as, body, headers });
const reply = (id: string, message = 'في آخر الشهر.', sent: Sent & { revision?: number } = {}) =>
  send({ id, to_email: sender.email, message, ...(sent.revision && { revision: sent.revision }) }, sent);
const change = (body: object, as: RoleName = 'sub_admin') => portal.call('PATCH', path, { as, body });
const mails = () => portal.world.mail.list();
const logged = (id: string) => portal.db.select().from(changeLog).where(eq(changeLog.recordId, id));
const jobs = () => portal.db.execute(sql`select id from pgboss.job where name = ${contactReplyJob}`);

/** Makes a call that is refused, and proves that it changed nothing and mailed nobody. */
async function refused(call: () => ReturnType<typeof send>) {
  const state = async () => [await allContent(portal), (await jobs()).rows, mails()];
  const before = await state();
  const { status, json } = await call();
  expect(await state()).toEqual(before);
  return [status, json.code, json.fields && Object.keys(json.fields)];
}

describe('the list', () => {
  test('has those that wait first, the newest of each state before the others, with their replies', async () => {
    await written({ name: 'closed', state: 'closed' });
    await written({ name: 'older' }, 60);
    await written({ name: 'replied', state: 'replied' }, 5);
    const id = await written({ name: 'newer' }, 30);
    expect(await listed('?page=1')).toEqual(['newer', 'older', 'replied', 'closed']);
    expect(await listed('?sort=created_at')).toEqual(['older', 'newer', 'replied', 'closed']);
    await reply(id);
    const { json } = await list('?state=replied&sort=-created_at');
    expect(json).toMatchObject({ currentPage: 1, totalPages: 1, totalItems: 2, moreThanTotal: false });
    const keys = ['_id', 'name', 'email', 'phone', 'team_no', 'message', 'created_at', 'reply'];
    expect(Object.keys(json.contacts[1])).toEqual(expect.arrayContaining(keys));
    expect(json.contacts.map(({ reply }: { reply: object[] }) => reply.length)).toEqual([0, 1]);
  });

  test.each([
    ['a name without its vowel marks', 'نوره', 1],
    ['an e-mail', 'NOURA@school', 1],
    ['the phone as it is kept', '+966501234567', 1],
    ['the phone as people write it', '٠٥٠١٢٣٤٥٦٧', 1],
    ['a team number', 'f25-0012', 1],
    ['words of the text', 'التسجيل فريقان', 1],
    ['the beginning of a word', 'فر', 1],
    ['the end of a word', 'ان', 0],
    ['what nobody wrote', 'لاشيءكهذا', 0],
    ['signs that a pattern knows', '%', 0],
  ])('is searched by %s', async (_, s, found) => {
    await written({ teamNo: 'F25-0012' });
    await written({ name: 'Other', email: 'other@x.example', phoneNumber: '+966555555555', message: 'Hello' });
    const { contacts, totalItems } = (await list(`?s=${encodeURIComponent(s)}`)).json;
    expect([contacts.length, totalItems]).toEqual([found, found]);
  });

  test('is narrowed by state and to one’s own, also within a search', async () => {
    await written({ name: 'mine', assignedTo: officers.sub_admin });
    await written({ name: 'closed', assignedTo: officers.sub_admin, state: 'closed' });
    await written({ name: 'theirs', assignedTo: officers.admin });
    expect(await listed('?assigned=me', 'sub_admin')).toEqual(['mine', 'closed']);
    expect(await listed('?assigned=me&state=waiting', 'sub_admin')).toEqual(['mine']);
    expect(await listed('?assigned=me&s=فريقان', 'admin')).toEqual(['theirs']);
    expect(await listed('?state=waiting&s=فريقان&sort=created_at')).toEqual(['mine', 'theirs']);
  });

  test('has pages of 10, 25 and 100', async () => {
    for (let minutes = 0; minutes < 12; minutes += 1) await written({}, minutes);
    const first = (await list()).json;
    expect([first.contacts.length, first.totalPages, first.totalItems]).toEqual([10, 2, 12]);
    expect((await list('?page=2')).json.contacts).toHaveLength(2);
    expect((await list('?per_page=25')).json.contacts).toHaveLength(12);
    expect((await list('?page=2000')).json.contacts).toEqual([]);
  });
});

test('one message says which waits next: older ones, then the newest; of one’s own on request', async () => {
  const [oldest, middle, newest] = [await written({}, 30), await written({}, 20), await written({}, 10)];
  const closed = await written({ state: 'closed', assignedTo: officers.admin }, 25);
  const nextOf = async (id: string, query = '') => (await list(`?id=${id}${query}`)).json.next;
  expect([await nextOf(newest), await nextOf(middle), await nextOf(oldest)]).toEqual([middle, oldest, newest]);
  expect(await nextOf(closed)).toBe(oldest);
  expect(await nextOf(newest, '&assigned=me')).toBeNull();
  await change({ id: oldest, assigned_to: officers.admin });
  expect(await nextOf(newest, '&assigned=me')).toBe(oldest);
  const missing = await list(`?id=${UNKNOWN_ID}`);
  expect([missing.status, missing.json.code]).toEqual([404, 'not_found']);
});

describe('a reply', () => {
  test('by the form of the specification is kept, logged without its text, and mailed to the sender', async () => {
    const id = await written();
    const form = await formOf({
      to_email: 'NOURA@school.example',
      message: 'في آخر الشهر.\nأهلًا بكم!\n\nإلى لقاء',
      id,
    });
    const answer = await portal.call('POST', `${path}/`, { as: 'sub_admin', ...form });
    expect([answer.status, answer.json]).toMatchObject([200, { success: true, message: 'Email send Successfully!' }]);
    await vi.waitUntil(async () => (await one(id)).reply[0].delivery === 'sent', slowly);
    expect(await one(id)).toMatchObject({
      ...{ state: 'replied', assigned_to: { _id: officers.sub_admin }, revision: 2 },
      reply: [{ message: 'في آخر الشهر.\nأهلًا بكم!\n\nإلى لقاء', by: accountsOf('sub_admin')[0]?.name, reason: null }],
    });
    expect(await logged(id)).toMatchObject([
      { kind: 'contact_messages', action: 'changed', before: { state: 'waiting', assigned_to: null, reply: null } },
    ]);
    const line = JSON.stringify(await logged(id));
    for (const text of [sender.name, sender.email, 'آخر الشهر']) expect(line).not.toContain(text);
    const [mail] = mails();
    expect([mails().length, mail?.to]).toEqual([1, [sender.email]]);
    expect(mail?.subject).toBe('ردّنا على رسالتك: «متى يُغلق التسجيل؟ لدينا فريقان.»');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toContain('في آخر الشهر.<br>أهلًا بكم!</p>');
    for (const part of ['في آخر الشهر.\nأهلًا بكم!', 'لدينا فريقان.', sender.name]) expect(mail?.text).toContain(part);
    expect(String(portal.world.mail.raw(mail?.id ?? 0))).toMatch(/^Reply-To:[^:]*<office@turs\.example>/im);
  });

  test('is in the language of the page on which the message was written, and ends no tag', async () => {
    const id = await written({ language: 'en', message: '<script>1</script> '.repeat(9) });
    await reply(id, '<img src=x onerror=alert(1)>');
    await vi.waitUntil(() => mails().length > 0, slowly);
    const [mail] = mails();
    expect(mail?.subject).toMatch(/^Our reply to your message: “<script>1<\/script> .*…”$/);
    expect(mail?.html).toContain('<html lang="en" dir="ltr">');
    expect(mail?.html).not.toMatch(/<(script|img)/);
  });

  test.each(['one after the other', 'at once'])('that is sent twice with one key, %s, is mailed once', async (how) => {
    const id = await written();
    const headers = { 'idempotency-key': `reply ${how}` };
    const { revision } = await one(id);
    const first = reply(id, 'مرة', { headers, revision });
    if (how === 'one after the other') await first;
    const answers = await Promise.all([first, reply(id, 'مرة', { headers, revision })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await idle();
    expect([(await one(id)).reply.length, mails().length, (await logged(id)).length]).toEqual([1, 1, 1]);
    // Another text under the same key is not lost, and not sent either: the first one may have been read already.
    expect(await refused(() => reply(id, 'أخرى', { headers }))).toEqual([409, 'changed_meanwhile', undefined]);
  });

  test('to what somebody else has replied to meanwhile is refused with that reply, and sent when it was seen', async () => {
    const id = await written();
    const { revision } = await one(id);
    await reply(id, 'الأول', { as: 'sub_admin', revision });
    await idle();
    expect(await refused(() => reply(id, 'الثاني', { revision }))).toEqual([409, 'changed_meanwhile', undefined]);
    const { conflict } = (await reply(id, 'الثاني', { revision })).json;
    expect(conflict).toMatchObject({
      by: accountsOf('sub_admin')[0]?.name,
      current: { reply: [{ message: 'الأول' }] },
    });
    expect((await reply(id, 'الثاني', { revision: conflict.current.revision })).status).toBe(200);
    // Who took it on first keeps it.
    expect((await one(id)).assigned_to._id).toBe(officers.sub_admin);
  });

  test('that the mail server refuses for good is shown so, with the reason, and its message waits again', async () => {
    const id = await written({ email: 'bounce@school.example' });
    await send({ id, to_email: 'bounce@school.example', message: 'نعم' });
    await vi.waitUntil(async () => (await one(id)).reply[0].delivery !== 'queued', slowly);
    expect(await one(id)).toMatchObject({ state: 'waiting', reply: [{ delivery: 'refused', reason: 'no_mailbox' }] });
    await idle();
    expect([(await jobStates()).includes('retry'), mails()]).toEqual([false, []]);
  });

  test.each([
    ['550 5.1.1', 'no_mailbox'],
    ['552 5.2.2', 'full'],
    ['550 5.7.1', 'blocked'],
    ['554', 'blocked'],
    ['501 5.5.4', 'other'],
    ['EENVELOPE', 'no_mailbox'],
  ])('says what the mail server’s %s means: %s', async (code, reason) => {
    const id = await written();
    await reply(id);
    await idle();
    await portal.db.update(contactReplies).set({ delivery: 'queued' });
    const replyId = (await one(id)).reply[0]._id;
    await portal.work[contactReplyJob].gaveUp?.({ replyId } as never, new MailRefused(code));
    expect((await one(id)).reply).toMatchObject([{ delivery: 'refused', reason }]);
  });

  test('that the mail server does not take now waits, and is refused only when it was tried for hours', async () => {
    const id = await written({ email: 'tempfail@school.example' });
    await send({ id, to_email: 'tempfail@school.example', message: 'نعم' });
    await vi.waitUntil(async () => (await jobStates()).includes('retry'), slowly);
    expect(await one(id)).toMatchObject({ state: 'replied', reply: [{ delivery: 'queued' }] });
    const replyId = (await one(id)).reply[0]._id;
    await portal.work[contactReplyJob].gaveUp?.({ replyId } as never, new Error('not taken'));
    expect(await one(id)).toMatchObject({
      state: 'waiting',
      reply: [{ delivery: 'refused', reason: 'unreachable' }],
    });
    await portal.database.pool.query('delete from pgboss.job where name = $1', [contactReplyJob]);
  });

  test('that did not arrive is a change: who still sees the message as replied to does not close it', async () => {
    const id = await written({ email: 'bounce@school.example' });
    const { revision } = (await send({ id, to_email: 'bounce@school.example', message: 'نعم' })).json.contact;
    await vi.waitUntil(async () => (await one(id)).reply[0].delivery !== 'queued', slowly);
    const stale = { id, state: 'closed', revision };
    expect(await refused(() => change(stale))).toEqual([409, 'changed_meanwhile', undefined]);
    const { conflict } = (await change(stale)).json;
    expect(conflict).toMatchObject({ by: null, current: { state: 'waiting', reply: [{ delivery: 'refused' }] } });
    expect((await change({ ...stale, revision: conflict.current.revision })).json.contact.state).toBe('closed');
    await idle();
  });

  test('that did not arrive leaves a message alone that somebody has closed or replied to once more', async () => {
    const [closed, again] = [await written(), await written()];
    await reply(closed);
    await reply(again);
    await idle();
    await portal.db.update(contactReplies).set({ delivery: 'queued' });
    await change({ id: closed, state: 'closed' });
    const first = (await one(again)).reply[0]._id;
    await reply(again, 'مرة أخرى');
    for (const replyId of [(await one(closed)).reply[0]._id, first]) {
      await portal.work[contactReplyJob].gaveUp?.({ replyId } as never, new Error('not taken'));
    }
    expect([(await one(closed)).state, (await one(again)).state]).toEqual(['closed', 'replied']);
  });

  test('is mailed once, though its job runs twice, and to nobody once the message was erased', async () => {
    const id = await written();
    await reply(id);
    await idle();
    const replyId = (await one(id)).reply[0]._id;
    await portal.work[contactReplyJob].run({ replyId } as never);
    await portal.db.delete(contactMessages);
    await portal.work[contactReplyJob].run({ replyId } as never);
    expect(mails()).toHaveLength(1);
  });
});

const jobStates = async () => {
  const { rows } = await portal.database.pool.query('select state::text from pgboss.job where name = $1', [
    contactReplyJob,
  ]);
  return rows.map(({ state }) => state);
};

describe('a reply that is refused changes and mails nothing', () => {
  test.each(['to_email', 'message', 'id'])('without %s: Please fill in all fields...', async (field) => {
    const id = await written();
    const body = { id, to_email: sender.email, message: 'نعم' };
    for (const value of [undefined, '  ']) {
      expect(await refused(() => send({ ...body, [field]: value }))).toEqual([422, 'admin_fields_empty', [field]]);
    }
    expect((await send({ ...body, [field]: '' })).json.msg).toBe('Please fill in all fields...');
  });

  test.each([
    ['another address', { to_email: 'somebody@else.example' }, 'to_email'],
    ['two addresses', { to_email: `${sender.email}, somebody@else.example` }, 'to_email'],
    ['too long a text', { message: 'x'.repeat(limits.longTextMax + 1) }, 'message'],
    ['what is no id', { id: 'nonsense' }, 'id'],
  ])('to %s', async (_, wrong, field) => {
    const id = await written();
    const body = { id, to_email: sender.email, message: 'نعم', ...wrong };
    expect(await refused(() => send(body))).toEqual([422, 'invalid_fields', [field]]);
  });

  test('to a message that is not there, and beyond what one person may write', async () => {
    const id = await written();
    expect(await refused(() => reply(UNKNOWN_ID))).toEqual([404, 'not_found', undefined]);
    await leave(portal, rates.officeWrite, 0, officers.admin);
    expect(await refused(() => reply(id))).toEqual([429, 'too_many_requests', undefined]);
  });
});

describe('handling a message', () => {
  test('assigns, closes and reopens it, with a line in the log each, and nothing twice', async () => {
    const id = await written();
    const assigned = (await change({ id, revision: 1, assigned_to: officers.admin })).json.contact;
    expect(assigned).toMatchObject({ assigned_to: { _id: officers.admin }, state: 'waiting', revision: 2 });
    expect((await change({ id, state: 'closed' })).json.contact).toMatchObject({ state: 'closed', revision: 3 });
    expect((await change({ id, state: 'closed' })).json.contact.revision).toBe(3);
    expect((await change({ id, state: 'waiting', assigned_to: null })).json.contact.assigned_to).toBeNull();
    const lines = await logged(id);
    expect(lines.map(({ after }) => after)).toEqual([
      { assigned_to: officers.admin },
      { state: 'closed' },
      { state: 'waiting', assigned_to: null },
    ]);
    expect(JSON.stringify(lines)).not.toContain(sender.name);
  });

  test('is refused to an older version, for a state that there is not, and for who is not of the office', async () => {
    const id = await written();
    await change({ id, state: 'closed' });
    const [student] = await portal.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.nationalId, accountsOf('student')[0]?.membership_id ?? ''));
    expect(await refused(() => change({ id, revision: 1, state: 'waiting' }))).toEqual([
      ...[409, 'changed_meanwhile', undefined],
    ]);
    expect(await refused(() => change({ id, state: 'answered' }))).toEqual([422, 'invalid_fields', ['state']]);
    for (const assigned_to of [student?.id, UNKNOWN_ID]) {
      expect(await refused(() => change({ id, assigned_to }))).toEqual([422, 'invalid_fields', ['assigned_to']]);
    }
    expect(await refused(() => change({ id: UNKNOWN_ID, state: 'closed' }))).toEqual([404, 'not_found', undefined]);
  });

  test('is told to administrators, message by message', async () => {
    const id = await written();
    await reply(id);
    await idle();
    await change({ id, state: 'closed' });
    const history = (as: RoleName) => portal.call('GET', `${path}/history?id=${id}`, { as });
    const { changes, totalItems } = (await history('admin')).json;
    expect([totalItems, changes.map(({ by }: { by: string }) => by)]).toEqual([
      ...[2, [accountsOf('sub_admin')[0]?.name, accountsOf('admin')[0]?.name]],
    ]);
    expect(await refused(() => history('sub_admin'))).toEqual([403, 'not_allowed', undefined]);
  });

  test('names whom it can be assigned to', async () => {
    const { officers: those } = (await portal.call('GET', `${path}/officers`, { as: 'sub_admin' })).json;
    expect(those.map(({ _id }: { _id: string }) => _id).sort()).toEqual(Object.values(officers).sort());
  });
});

test('who is deleted leaves nothing: an officer no assignment, and a guest neither the message nor its replies', async () => {
  const id = await written();
  await reply(id, 'نعم', { as: 'sub_admin' });
  await idle();
  const nobody = { stebUserId: '', nationalId: '', earlierIds: [], names: [], emails: [], phoneNumbers: [] };
  const officer = { ...nobody, id: officers.sub_admin };
  const guest = { ...nobody, id: UNKNOWN_ID, emails: [sender.email], phoneNumbers: [sender.phoneNumber] };
  const counts = async (person: typeof guest | typeof officer) =>
    Object.values(await contactData.collect(portal.db, person)).map((rows) => (rows as object[]).length);
  expect([await counts(officer), await counts(guest)]).toEqual([
    [0, 0, 1, 1],
    [1, 1, 0, 0],
  ]);
  const erase = (person: typeof guest | typeof officer) => portal.db.transaction((tx) => contactData.erase(tx, person));
  expect(await erase(officer)).toEqual({ removed: 0, nameless: 1 });
  expect(await one(id)).toMatchObject({ assigned_to: null, reply: [{ message: 'نعم' }] });
  expect(await erase(guest)).toEqual({ removed: 1, nameless: 0 });
  expect(await portal.db.$count(contactReplies)).toBe(0);
});

describe('canned replies', () => {
  const texts = { name: 'الموعد', name_en: 'Dates', text: 'المواعيد في صفحة الموسم.', text_en: 'See the season.' };
  beforeEach(() => portal.db.delete(cannedReplies));
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', as: RoleName, query = '', body?: object) =>
    portal.call(method, `${path}/canned${query}`, { as, body });

  test('are written by administrators, and read by everybody who replies', async () => {
    const { canned_reply } = (await call('POST', 'admin', '', texts)).json;
    expect(canned_reply).toMatchObject(texts);
    await call('PUT', 'admin', '', { ...texts, id: canned_reply._id, text_en: 'They are there.' });
    const read = (await call('GET', 'sub_admin', '?s=there')).json.canned_replies;
    expect(read).toMatchObject([{ name_en: 'Dates', text_en: 'They are there.' }]);
    for (const [method, query, body] of [
      ['POST', '', texts],
      ['PUT', '', { ...texts, id: canned_reply._id }],
      ['DELETE', `?id=${canned_reply._id}`, undefined],
      ['GET', '/history', undefined],
      ['GET', '/export.csv', undefined],
    ] as const) {
      expect(await refused(() => call(method, 'sub_admin', query, body))).toEqual([403, 'not_allowed', undefined]);
    }
    expect((await call('DELETE', 'admin', `?id=${canned_reply._id}`)).status).toBe(200);
  });
});

test.each<[RoleName | undefined, number, string]>([
  [undefined, 401, 'not_signed_in'],
  ['student', 403, 'not_allowed'],
  ['coach', 403, 'not_allowed'],
  ['entity', 403, 'not_allowed'],
])('%s neither reads nor replies nor handles', async (as, status, code) => {
  const id = await written();
  const who = as ? { as } : {};
  for (const url of [path, `${path}?id=${id}`, `${path}/officers`, `${path}/canned`]) {
    expect(await refused(() => portal.call('GET', url, who))).toEqual([status, code, undefined]);
  }
  const body = { id, to_email: sender.email, message: 'نعم' };
  expect(await refused(() => portal.call('POST', path, { ...who, body }))).toEqual([status, code, undefined]);
  const closing = { id, state: 'closed' };
  expect(await refused(() => portal.call('PATCH', path, { ...who, body: closing }))).toEqual([status, code, undefined]);
});

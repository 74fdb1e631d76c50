import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { rates } from '#contract/rates.ts';
import { MailRefused } from '#server/providers/mail/smtp.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { contactInbox } from '#tests/support/contact-messages.ts';
import { formOf } from '#tests/support/forms.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { leave } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { patiently } from '#tests/support/time-limits.ts';
import { contactReplyJob, sendContactReply, settleLostReplies } from './send-contact-reply.ts';
import { contactMessages, contactReplies } from './table.ts';

let portal: TestPortal;
let officers: Record<'admin' | 'sub_admin', string>;
const inbox = contactInbox(() => portal);
const { change, idle, mails, one, path, refused, reply, send, sender, written } = inbox;
beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  officers = { admin: await inbox.idOf('admin'), sub_admin: await inbox.idOf('sub_admin') };
});
afterAll(() => portal.close());
beforeEach(async () => {
  await idle();
  await inbox.reset();
});

const replyIdOf = async (id: string, which = 0) => (await one(id)).reply[which]._id;

/** Runs the job of a reply with a mail server that fails so. */
async function fails(replyId: string, error: Error, tries: { isLast: boolean }) {
  const mailer = { send: vi.fn().mockRejectedValue(error), close: vi.fn() };
  await expect(sendContactReply({ db: portal.db, mailer }).run({ replyId }, tries)).rejects.toBe(error);
}
const isLast = { isLast: true };
/** What goes on beside a transaction that it waits for. */
let waited: Promise<void>;

describe('a reply', () => {
  test('by the form of the specification is stored, logged without its text, and mailed to the sender', async () => {
    const id = await written();
    const text = 'في آخر الشهر.\nأهلًا بكم!\n\nإلى لقاء';
    const form = await formOf({ to_email: 'NOURA@school.example', message: text, id });
    const answer = await portal.call('POST', `${path}/`, { as: 'sub_admin', ...form });
    expect([answer.status, answer.json]).toMatchObject([200, { success: true, message: 'Email send Successfully!' }]);
    await vi.waitUntil(async () => (await one(id)).reply[0].delivery === 'sent', patiently);
    expect(await one(id)).toMatchObject({
      ...{ state: 'answered', assigned_to: { _id: officers.sub_admin }, revision: 2 },
      reply: [{ message: text, by: accountsOf('sub_admin')[0]?.name, reason: null }],
    });
    const lines = await inbox.logged(id);
    expect(lines).toMatchObject([
      { kind: 'contact_messages', action: 'changed', before: { state: 'new', assigned_to: null, reply: null } },
    ]);
    for (const said of [sender.name, sender.email, 'آخر الشهر']) expect(JSON.stringify(lines)).not.toContain(said);
    const [mail] = mails();
    expect([mails().length, mail?.to]).toEqual([1, [sender.email]]);
    expect(mail?.subject).toBe('ردّنا على رسالتك: «متى يُغلق التسجيل؟ لدينا فريقان.»');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toContain('في آخر الشهر.<br>أهلًا بكم!</p>');
    for (const part of ['في آخر الشهر.\nأهلًا بكم!', 'لدينا فريقان.', sender.name]) expect(mail?.text).toContain(part);
    expect(String(portal.world.mail.raw(mail?.id ?? 0))).toMatch(/^Reply-To:[^:]*<office@turs\.example>/im);
  });

  test('is in the language of the page on which the message was written, and its text is no HTML', async () => {
    const id = await written({ language: 'en', message: '<script>1</script> '.repeat(9) });
    await reply(id, '<img src=x onerror=alert(1)>');
    await vi.waitUntil(() => mails().length > 0, patiently);
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
    expect([(await one(id)).reply.length, mails().length, (await inbox.logged(id)).length]).toEqual([1, 1, 1]);
    // Another text under the same key is refused: the first one may have been read already.
    expect(await refused(() => reply(id, 'أخرى', { headers }))).toEqual([409, 'changed_meanwhile', undefined]);
  });

  test('to a message that somebody else has answered meanwhile is refused with that reply, and sent once it was seen', async () => {
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
    // It stays assigned to whoever replied first.
    expect((await one(id)).assigned_to._id).toBe(officers.sub_admin);
  });

  test('is mailed once, though its job runs twice, and to nobody once the message was erased', async () => {
    const id = await written();
    await reply(id);
    await idle();
    const replyId = await replyIdOf(id);
    await portal.work[contactReplyJob].run({ replyId } as never);
    await portal.db.delete(contactMessages);
    await portal.work[contactReplyJob].run({ replyId } as never);
    expect(mails()).toHaveLength(1);
  });
});

describe('a reply whose mail', () => {
  test('the server refuses is shown with the reason, and its message is new again', async () => {
    const id = await written({ email: 'bounce@school.example' });
    await send({ id, to_email: 'bounce@school.example', message: 'نعم' });
    await vi.waitUntil(async () => (await one(id)).reply[0].delivery !== 'queued', patiently);
    expect(await one(id)).toMatchObject({ state: 'new', reply: [{ delivery: 'refused', reason: 'no_mailbox' }] });
    await idle();
    expect([(await inbox.jobStates()).includes('retry'), mails()]).toEqual([false, []]);
  });

  test.each([
    ['550 5.1.1', 'no_mailbox'],
    ['554 5.1.1', 'no_mailbox'],
    ['550 5.2.1', 'no_mailbox'],
    ['550', 'no_mailbox'],
    ['550 5.4.1', 'no_mailbox'],
    ['552 5.2.2', 'full'],
    ['552', 'full'],
    ['550 5.7.1', 'blocked'],
    ['552 5.7.0', 'blocked'],
    ['554', 'blocked'],
    ['552 5.3.4', 'other'],
    ['550 5.1.8', 'other'],
    ['501 5.5.4', 'other'],
    ['EENVELOPE', 'no_mailbox'],
  ])('is refused with %s says: %s', async (code, reason) => {
    const id = await written();
    await reply(id);
    await idle();
    await portal.db.update(contactReplies).set({ delivery: 'queued' });
    await fails(await replyIdOf(id), new MailRefused(code), { isLast: false });
    expect((await one(id)).reply).toMatchObject([{ delivery: 'refused', reason }]);
  });

  test('the server does not accept now stays queued, and is refused after the last try', async () => {
    const id = await written({ email: 'tempfail@school.example' });
    await send({ id, to_email: 'tempfail@school.example', message: 'نعم' });
    await vi.waitUntil(async () => (await inbox.jobStates()).includes('retry'), patiently);
    expect(await one(id)).toMatchObject({ state: 'answered', reply: [{ delivery: 'queued' }] });
    await fails(await replyIdOf(id), new Error('not accepted'), isLast);
    expect(await one(id)).toMatchObject({ state: 'new', reply: [{ delivery: 'refused', reason: 'unreachable' }] });
  });

  test('was lost with its process is refused, and one that waits for its job stays queued', async () => {
    const lost = await written({ state: 'answered' });
    await portal.db.insert(contactReplies).values({ messageId: lost, text: 'نعم', writtenBy: officers.admin });
    const waiting = await written({ email: 'tempfail@school.example' });
    await send({ id: waiting, to_email: 'tempfail@school.example', message: 'نعم' });
    await settleLostReplies(portal.db);
    expect(await one(lost)).toMatchObject({ state: 'new', reply: [{ delivery: 'refused', reason: 'unreachable' }] });
    expect(await one(waiting)).toMatchObject({ state: 'answered', reply: [{ delivery: 'queued' }] });
  });

  test('is refused while a colleague replies once more leaves the message answered', async () => {
    const id = await written();
    await reply(id, 'الأول');
    await idle();
    await portal.db.update(contactReplies).set({ delivery: 'queued' });
    const first = await replyIdOf(id);
    await portal.db.transaction(async (tx) => {
      // A reply that is being written holds the message; the refusal of the first one waits for it.
      await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
      const refusal = fails(first, new Error('not accepted'), isLast);
      await waitingForLocks(portal.database.pool);
      await tx.insert(contactReplies).values({ messageId: id, text: 'الثاني', writtenBy: officers.admin });
      waited = refusal;
    });
    await waited;
    expect(await one(id)).toMatchObject({
      state: 'answered',
      reply: [{ delivery: 'refused' }, { delivery: 'queued' }],
    });
  });

  test('was refused changes the message: whoever still sees it as answered does not close it', async () => {
    const id = await written({ email: 'bounce@school.example' });
    const { revision } = (await send({ id, to_email: 'bounce@school.example', message: 'نعم' })).json.contact;
    await vi.waitUntil(async () => (await one(id)).reply[0].delivery !== 'queued', patiently);
    const outdated = { id, state: 'closed', revision };
    await idle();
    expect(await refused(() => change(outdated))).toEqual([409, 'changed_meanwhile', undefined]);
    const { conflict } = (await change(outdated)).json;
    expect(conflict).toMatchObject({ by: null, current: { state: 'new', reply: [{ delivery: 'refused' }] } });
    expect((await change({ ...outdated, revision: conflict.current.revision })).json.contact.state).toBe('closed');
  });

  test('was refused leaves a message answered that somebody has answered once more, and a closed one is new again', async () => {
    const [closed, again] = [await written(), await written()];
    await reply(closed);
    await reply(again);
    await idle();
    await portal.db.update(contactReplies).set({ delivery: 'queued' });
    await change({ id: closed, state: 'closed' });
    const first = await replyIdOf(again);
    await reply(again, 'مرة أخرى');
    for (const replyId of [await replyIdOf(closed), first]) await fails(replyId, new Error('not accepted'), isLast);
    expect([(await one(closed)).state, (await one(again)).state]).toEqual(['new', 'answered']);
    // The log says so, in the name of whoever wrote the reply.
    const lines = await inbox.logged(closed);
    expect(lines.at(-1)).toMatchObject({
      before: { state: 'closed' },
      after: { state: 'new' },
      changedBy: officers.admin,
    });
  });
});

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
    ['to another address', { to_email: 'somebody@else.example' }, 'to_email'],
    ['to two addresses', { to_email: `${sender.email}, somebody@else.example` }, 'to_email'],
    ['with too long a text', { message: 'x'.repeat(limits.longTextMax + 1) }, 'message'],
    ['to a message without a proper id', { id: 'nonsense' }, 'id'],
  ])('%s', async (_, wrong, field) => {
    const id = await written();
    const body = { id, to_email: sender.email, message: 'نعم', ...wrong };
    expect(await refused(() => send(body))).toEqual([422, 'invalid_fields', [field]]);
  });

  test('to a message that does not exist, and beyond the limit of one person', async () => {
    const id = await written();
    expect(await refused(() => reply(UNKNOWN_ID))).toEqual([404, 'not_found', undefined]);
    await leave(portal, rates.officeWrite, 0, officers.admin);
    expect(await refused(() => reply(id))).toEqual([429, 'too_many_requests', undefined]);
  });
});

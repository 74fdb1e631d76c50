import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactInbox } from '#tests/support/contact-messages.ts';
import { expectHarmless, hostileValues } from '#tests/support/hostile-values.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { contactJob } from './notify-office.ts';
import { contactReplyJob } from './send-contact-reply.ts';
import { contactMessages } from './table.ts';

/* Whatever stands in a field of a message or a reply is refused, or is harmless in the list, on the page and in the mail. */
let portal: TestPortal;
const inbox = contactInbox(() => portal);
beforeAll(async () => {
  portal = await openTestPortal();
  await inbox.idOf('admin');
});
afterAll(() => portal.close());
beforeEach(() => inbox.reset());

const form = { name: 'نورة', email: 'noura@school.example', phone: '+966501234567', message: 'متى؟', team_no: '' };
const text = { message: 5_000, name: 200, team_no: 40 };

test.each(Object.keys(form))('whatever stands as %s in a message', async (field) => {
  for (const [what, value] of Object.entries(hostileValues)) {
    await portal.db.delete(contactMessages);
    await portal.database.pool.query('delete from rate_limits');
    const { status } = await portal.call('POST', '/api/contactus', { body: { ...form, [field]: value } });
    expect([what, [200, 400, 413, 422].includes(status)]).toEqual([what, true]);
    const { contacts } = (await inbox.list()).json;
    expect([what, contacts.length]).toEqual([what, status === 200 ? 1 : 0]);
    if (status !== 200 || !(field in text)) continue;
    const said = contacts[0][field];
    expectHarmless(said, { lines: field === 'message' });
    expect(said.length).toBeLessThanOrEqual(text[field as keyof typeof text]);
    expect((await inbox.one(contacts[0]._id))[field]).toBe(said);
    await inbox.send({ id: contacts[0]._id, to_email: form.email, message: 'نعم' });
    await portal.work[contactJob].run({ messageId: contacts[0]._id } as never);
    await mailed(contacts[0]._id);
    mailsAreHarmless(what);
  }
});

test('whatever stands as the text of a reply', async () => {
  for (const [what, value] of Object.entries(hostileValues)) {
    await portal.database.pool.query('delete from rate_limits');
    const id = await inbox.written();
    const { status } = await inbox.send({ id, to_email: inbox.sender.email, message: value });
    expect([what, [200, 400, 413, 422].includes(status)]).toEqual([what, true]);
    const { reply, state } = await inbox.one(id);
    expect([what, reply.length, state]).toEqual([what, ...(status === 200 ? [1, 'answered'] : [0, 'new'])]);
    if (status !== 200) continue;
    expectHarmless(reply[0].message, { lines: true });
    await mailed(id);
    mailsAreHarmless(what);
  }
});

/** Mails the reply to a message, as the queue does. */
async function mailed(id: string) {
  const [reply] = (await inbox.one(id)).reply;
  await portal.work[contactReplyJob].run({ replyId: reply._id } as never);
  expect((await inbox.one(id)).reply[0].delivery).toBe('sent');
}

/** Each went to its one recipient, with a subject of one line and without an element of the sender's in its HTML. */
function mailsAreHarmless(what: string) {
  const mails = inbox.mails();
  expect([what, mails.length > 0]).toEqual([what, true]);
  for (const { to, subject, html } of mails) {
    expect(to).toHaveLength(1);
    // Names stand between signs that isolate them.
    expectHarmless(subject.replace(/[\u2066-\u2069]/g, ''));
    expect(html).not.toMatch(/<(?:script|img|iframe|a href="javascript)/i);
  }
}

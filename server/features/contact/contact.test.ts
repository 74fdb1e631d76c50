import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { rates } from '#contract/rates.ts';
import { settings } from '#server/features/settings/index.ts';
import { leave } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { patiently } from '#tests/support/time-limits.ts';
import { contactJob } from './notify-office.ts';
import { contactMessages } from './table.ts';

const office = 'office@turs.example';
const form = {
  name: 'نورة العتيبي',
  email: 'noura@school.example',
  phone: '+966501234567',
  message: 'When does registration close?\nWe are two teams.',
};

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ work: true });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(contactMessages);
  await portal.database.pool.query('delete from rate_limits');
  await portal.db.update(settings).set({ email: office });
});
afterEach(async () => {
  await vi.waitUntil(async () => (await jobs('created', 'active', 'retry')) === 0, patiently);
  portal.world.mail.clear();
});

const write = (body: object, headers = {}) => portal.call('POST', '/api/contactus', { body, headers });
const kept = () => portal.db.select().from(contactMessages);
const mails = () => portal.world.mail.list();
const mail = () => vi.waitUntil(() => mails()[0], patiently);
/** The number of the queue's jobs for the office that are in one of these states. */
const jobs = async (...states: string[]) => {
  const ours = 'select count(*)::int as jobs from pgboss.job where name = $1 and state::text = any($2)';
  const { rows } = await portal.database.pool.query(ours, [contactJob, states]);
  return rows[0].jobs as number;
};
/** The mail's headers as sent, unfolded. */
const headersOf = ({ id }: { id: number }) => {
  const raw = String(portal.world.mail.raw(id));
  return raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n');
};

describe('a message', () => {
  test('is kept with the language it was written in, and mailed to the office, whose answer goes to the sender', async () => {
    const { status, json } = await write({ ...form, team_no: 'F25-0012' }, { cookie: 'lang=ar' });
    expect([status, json]).toEqual([200, { success: true }]);
    const rows = await kept();
    expect(rows).toMatchObject([
      {
        ...{ name: form.name, email: form.email, phoneNumber: form.phone, message: form.message },
        ...{ teamNo: 'F25-0012', language: 'ar' },
      },
    ]);
    const sent = await mail();
    expect(sent).toMatchObject({
      to: [office],
      subject: `رسالة من ${form.name} | Message from ${form.name}`,
    });
    for (const part of [form.name, form.email, form.phone, 'F25-0012', form.message]) expect(sent.text).toContain(part);
    for (const language of ['ar', 'en'])
      expect(sent.html).toContain(`/admin/contact-us/${rows[0]?.id}/view?lang=${language}`);
    expect(sent.text.split(form.message)).toHaveLength(2);
    const headers = headersOf(sent);
    expect(headers.find((line) => /^reply-to:/i.test(line))).toMatch(/<noura@school\.example>$/);
    expect(headers.find((line) => /^message-id:/i.test(line))).toContain(`<contact-${rows[0]?.id}@turs.example>`);
  });

  test('with a number as it is dialled at home is kept with its country', async () => {
    expect((await write({ ...form, phone: '٠٥٠ ١٢٣ ٤٥٦٧' })).status).toBe(200);
    expect((await kept()).map(({ phoneNumber }) => phoneNumber)).toEqual(['+966501234567']);
  });

  test('needs no team number, and nobody but the office gets a mail', async () => {
    expect((await write(form, { 'accept-language': 'en' })).status).toBe(200);
    expect(await kept()).toMatchObject([{ teamNo: '', language: 'en' }]);
    const { text } = await mail();
    expect(text).not.toMatch(/Team number|رقم الفريق/);
    expect(mails().flatMap(({ to }) => to)).toEqual([office]);
  });

  test('is kept, and mailed to nobody, until the office has an address', async () => {
    await portal.db.update(settings).set({ email: '' });
    const before = await jobs('completed');
    expect((await write(form)).status).toBe(200);
    await vi.waitUntil(async () => (await jobs('completed')) === before + 1, patiently);
    expect([(await kept()).length, mails()]).toEqual([1, []]);
  });

  test('is kept, and mailed once, when the mail server refuses the office’s address for good', async () => {
    await portal.db.update(settings).set({ email: 'bounce@turs.example' });
    const before = await jobs('failed');
    expect((await write(form)).status).toBe(200);
    await vi.waitUntil(async () => (await jobs('failed')) === before + 1, patiently);
    expect([(await kept()).length, await jobs('retry'), mails()]).toEqual([1, 0, []]);
  });

  test('can be sent by whoever is signed in, too', async () => {
    expect((await portal.call('POST', '/api/contactus/', { as: 'student', body: form })).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });
});

describe('a refusal keeps and mails nothing', () => {
  let before: number;
  const allJobs = () => jobs('created', 'active', 'retry', 'completed', 'failed');
  beforeEach(async () => {
    before = await allJobs();
  });
  const nothing = async () => expect([await kept(), await allJobs()]).toEqual([[], before]);

  test.each([
    ['name', { name: '  ' }],
    ['email', { email: undefined }],
    ['phone', { phone: '' }],
    ['message', { message: ' \n ' }],
    ['message', { message: '\u202e\u0000' }],
    ['name', { name: '\u200b\u200b' }],
  ])('without %s: Please fill the form', async (field, change) => {
    const { status, json, headers } = await write({ ...form, ...change });
    expect(status).toBe(422);
    expect(json).toMatchObject({ success: false, code: 'contact_fields_empty', msg: 'Please fill the form' });
    expect(Object.keys(json.fields)).toEqual([field]);
    expect(decodeURIComponent(String(headers.e_message))).toBe('Please fill the form');
    await nothing();
  });

  test('an empty form names all four at once, in the language of the visitor', async () => {
    const { json } = await write({}, { cookie: 'lang=ar' });
    expect(Object.keys(json.fields).sort()).toEqual(['email', 'message', 'name', 'phone']);
    for (const sentence of [json.msg, ...Object.values(json.fields)]) expect(sentence).toMatch(/[\u0600-\u06ff]/);
    await nothing();
  });

  test.each([
    ['email', { email: 'noura@school' }],
    ['email', { email: 'noura@school.example\r\nBcc: everyone@school.example' }],
    ['phone', { phone: '12345' }],
    ['message', { message: 'x'.repeat(limits.longTextMax + 1) }],
    ['name', { name: 'x'.repeat(limits.textMax + 1) }],
    ['team_no', { team_no: 'x'.repeat(41) }],
  ])('with a wrong %s', async (field, change) => {
    const { status, json } = await write({ ...form, ...change });
    expect([status, json.code, Object.keys(json.fields)]).toEqual([422, 'invalid_fields', [field]]);
    await nothing();
  });

  test('from a page of another site', async () => {
    const { status, json } = await write(form, { 'sec-fetch-site': 'cross-site', cookie: 'session=x' });
    expect([status, json.code]).toEqual([403, 'cross_site']);
    await nothing();
  });

  test('beyond what one address may send in a while', async () => {
    await leave(portal, rates.contact, 0);
    const { status, json } = await write(form);
    expect([status, json.code]).toEqual([429, 'too_many_requests']);
    await nothing();
  });
});

test('what nobody can see is taken out, and lines stay', async () => {
  const sent = { ...form, name: 'Sa\u0000ra\u202e ', message: 'one\u0000\n\n  two\u2066' };
  expect((await write(sent)).status).toBe(200);
  expect(await kept()).toMatchObject([{ name: 'Sara', message: 'one\n\n  two' }]);
});

test('what a name brings along ends neither a header nor a tag', async () => {
  const name = 'Sara\r\nBcc: everyone@school.example\r\n\r\n<img src=x onerror=alert(1)>';
  expect((await write({ ...form, name, message: '<script>alert(1)</script>\n"quoted" & more' })).status).toBe(200);
  const sent = await mail();
  expect(sent.to).toEqual([office]);
  const headers = headersOf(sent);
  expect(headers.filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual([`To: ${office}`]);
  expect(sent.html).not.toMatch(/<(script|img)/);
  expect(sent.html).toContain('&#60;script&#62;');
  expect(sent.text).toContain('<script>alert(1)</script>\n"quoted" & more');
});

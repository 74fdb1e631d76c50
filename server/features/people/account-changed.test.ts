import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personalDataWords } from '#locales/personal-data.ts';
import { users } from '#server/features/users/index.ts';
import { newPerson, peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { accountChangedJob } from './send-account-changed.ts';

/* Whoever has somebody's e-mail or password can sign in as them: a change of either is mailed. */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { users: list, members } = people;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await people.reset();
  await portal.db.execute(sql`delete from pgboss.job where name = ${accountChangedJob}`);
  portal.world.mail.clear();
});

const secret = 'Another-password-7';
const secrets = { password: secret, c_password: secret };
async function send() {
  for (const data of await people.queued(accountChangedJob)) await portal.work[accountChangedJob].run(data);
  return portal.world.mail.list();
}
const change = async (...form: Parameters<typeof people.formOf>) => {
  const { status, json } = await list.admin('PUT', '', await people.formOf(...form));
  expect(status).toBe(200);
  return json.user;
};

describe('a mail', () => {
  test('about a new e-mail goes to the old and the new address, and names neither of them nor the person', async () => {
    const before = await people.rowOf('student');
    await change('student', { email: 'New.Address@Example.com' });
    const mails = await send();
    expect(mails.flatMap(({ to }) => to).sort()).toEqual([before.email, 'new.address@example.com'].sort());
    for (const { subject, text, html } of mails) {
      expect(text).toContain('The email address of your account was changed by the programme office.');
      expect(text).toContain('عدّلت إدارة البرنامج البريد الإلكتروني لحسابك.');
      expect(text).not.toContain('password');
      for (const said of [subject, text, html])
        for (const known of [before.name, before.email, 'new.address@example.com', before.nationalId])
          expect(said).not.toContain(known);
    }
  });

  test('about a new password goes to the address, in the language of the person, without the password', async () => {
    const { id, email } = await people.rowOf('coach');
    await portal.db.update(users).set({ language: 'en' }).where(eq(users.id, id));
    await change('coach', secrets);
    const [mail, ...others] = await send();
    expect([mail?.to, mail?.subject, others]).toEqual([[email], 'Your account was changed', []]);
    expect(mail?.text).toContain('The password of your account was changed by the programme office.');
    expect(mail?.text).toContain(`/contact-us/?lang=en`);
    for (const said of [mail?.text, mail?.html]) expect(said).not.toContain(secret);
  });

  test('about both says both', async () => {
    await change('coach', { ...secrets, email: 'both@example.com' }, 1);
    const mails = await send();
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toMatch(/كلمة مرور حسابك/);
    for (const { text } of mails) expect(text).toMatch(/البريد الإلكتروني لحسابك/);
  });

  test('has in its job no address and no password', async () => {
    await change('student', { ...secrets, email: 'job@example.com' }, 1);
    const { rows } = await portal.db.execute(
      sql`select row_to_json(j)::text as text from pgboss.job j where name = ${accountChangedJob}`,
    );
    expect(rows).toHaveLength(2);
    for (const { text } of rows) expect(text).not.toMatch(/job@example|student|Another/);
    const jobs = await people.queued(accountChangedJob);
    for (const to of ['before', 'after']) expect(jobs).toContainEqual({ lineId: expect.any(String), to });
  });

  test('goes to the addresses of its own change, though there was another one before it was sent', async () => {
    const { email } = await people.rowOf('student', 2);
    await change('student', { email: 'first@example.com' }, 2);
    await change('student', { email: 'second@example.com' }, 2);
    const addresses = (await send()).flatMap(({ to }) => to);
    expect(addresses.sort()).toEqual([email, 'first@example.com', 'first@example.com', 'second@example.com'].sort());
  });
});

describe('no mail', () => {
  test('is sent about anything else, nor about a person who is new, nor about a form that is refused', async () => {
    await change('entity', { name: 'مدرسة النور الأولى', phone_number: '+966500004444', subscription: true });
    const { email } = await people.rowOf('entity');
    await change('entity', { email: email.toUpperCase() });
    expect((await members.admin('POST', '', newPerson({ picture: await people.upload() }))).status).toBe(200);
    const taken = await list.admin('PUT', '', await people.formOf('entity', { email: newPerson().email }));
    expect([taken.status, Object.keys(taken.json.fields)]).toEqual([422, ['email']]);
    const other = await people.formOf('entity', { ...secrets, c_password: 'x' });
    expect((await list.admin('PUT', '', other)).status).toBe(422);
    expect(await people.queued(accountChangedJob)).toEqual([]);
  });

  test('reaches somebody who was deleted meanwhile', async () => {
    const { id, email } = await people.rowOf('entity', 1);
    await change('entity', { email: 'late@example.com' }, 1);
    const ask = { as: 'entity' as const, number: 1, body: { confirmation: personalDataWords.en.delete.sentence } };
    expect((await portal.call('POST', '/api/personal-data/deletion', ask)).status).toBe(200);
    const { requests } = (await portal.call('GET', '/api/admin/deletion-requests', { as: 'admin' })).json;
    const body = { id: requests[0]._id };
    const done = await portal.call('POST', '/api/admin/deletion-requests/carry-out', { as: 'admin', body });
    expect([done.status, await portal.db.$count(users, eq(users.id, id))]).toEqual([200, 1]);
    const addresses = (await send()).flatMap(({ to }) => to);
    for (const address of [email, 'late@example.com']) expect(addresses).not.toContain(address);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { forumCategories, forumMembers, putTopic } from '#tests/support/forum.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { placesNaming, runEraseAgain } from '#tests/support/personal-data.ts';
import { openSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
const people = peopleOfOffice(() => portal);
beforeAll(async () => {
  // No job runs: mails that nobody could send yet name the person, too.
  portal = await openTestPortal();
  await openSeason(portal);
});
afterAll(() => portal.close());

const ok = async (answer: Promise<Awaited<ReturnType<TestPortal['call']>>>) => {
  const { status, json, text } = await answer;
  expect([status, text.slice(0, 300)]).toEqual([200, expect.anything()]);
  return json;
};

type Spelling = { name: string; email: string; phone: string };

/** What people write under a name, an e-mail and a phone number, and about them. */
async function write({ name, email, phone }: Spelling, id: string): Promise<void> {
  const post = (url: string, body: object) => ok(portal.call('POST', url, { body }));
  await post('/api/contactus/', { name, email, phone, message: `I am ${name}.` });
  const { competions } = await ok(portal.call('GET', '/api/moe/competions'));
  const slots = { competion: competions[0]._id, time_slot_1: 'morning', time_slot_2: 'evening' };
  await post('/api/moe/registertration', {
    ...{ name, email, gender: 'female', phone_number: phone, school: 'School', subject: 'Science' },
    ...{ moeAdmin: 'riyadh', training: Array.from({ length: 5 }, () => slots) },
  });
  const [category] = await forumCategories(portal);
  const [other, reader] = await forumMembers(portal, 2);
  const foreign = await putTopic(portal, { categoryId: category, userId: other?.id });
  const report = { body: { id: foreign.id, reason: 'other' }, headers: reader?.headers ?? {} };
  await ok(portal.call('POST', '/api/community/reports', report));
  const reason = `As asked by ${name}, ${email}, ${id}`;
  const decision = { id: foreign.id, decision: 'close', reason };
  await ok(portal.call('PATCH', '/api/admin/community', { as: 'admin', body: decision }));
}

async function deleteAccount(role: 'student' | 'coach', number = 0): Promise<void> {
  const body = { confirmation: 'delete my account' };
  const { request } = await ok(portal.call('POST', '/api/personal-data/deletion', { as: role, number, body }));
  const carryOut = '/api/admin/deletion-requests/carry-out';
  await ok(portal.call('POST', carryOut, { as: 'admin', body: { id: request._id } }));
  await runEraseAgain(portal);
}

const textsOf = ({ name, email, phone }: Spelling, ...more: string[]) => [name, email, phone, ...more];

test('what was written under what the office has changed since goes with the account', async () => {
  const row = await people.rowOf('student');
  const old = { name: 'لولوة بنت سعود', email: 'old.address@example.org', phone: '+966512121212' };
  const number = '1077777771';
  const form = await people.formOf('student');
  const change = async (to: Spelling, national_id: string) => {
    const { user } = await ok(portal.call('GET', `/api/admin/users/?id=${row.id}`, { as: 'admin' }));
    const body = {
      ...form,
      revision: user.revision,
      name: to.name,
      email: to.email,
      phone_number: to.phone,
      national_id,
    };
    await ok(portal.call('PUT', '/api/admin/users', { as: 'admin', body }));
  };
  await change(old, number);
  await write(old, number);
  expect(await placesNaming(portal, textsOf(old, number))).toEqual(
    expect.arrayContaining(['public.community_decisions', 'public.contact_messages', 'public.talents', 'public.users']),
  );
  const now = { name: 'لولوة الدوسري', email: 'new.address@example.org', phone: '+966513131313' };
  await change(now, row.nationalId);
  const [kept] = await portal.db.select().from(users).where(eq(users.id, row.id));
  expect(kept?.earlier.at(-1)).toEqual({
    ...{ name: old.name, email: old.email, phoneNumber: old.phone, nationalId: number },
  });
  await deleteAccount('student');
  expect(await placesNaming(portal, [...textsOf(old, number), ...textsOf(now)])).toEqual([]);
});

test('so does what was written under what the registry has changed since, at a sign-in without a line of the log', async () => {
  const [account] = accountsOf('coach');
  const row = await people.rowOf('coach');
  const old = { name: row.name, email: row.email, phone: row.phoneNumber };
  await write(old, row.nationalId);
  const change = { name: 'اسم آخر تماما', email: 'other@example.org', phone_number: '+966514141414' };
  await portal.identity.saveAccount({
    ...{ steb_user_id: row.stebUserId, national_id: row.nationalId, nationality: 'SA', subscription: true },
    ...{ guardian_name: 'None', guardian_phone: 'None', dob: row.dob ?? '1990-01-01', gender: row.gender ?? 'Male' },
    ...{ type: 1, isAdmin: false, ...change },
  });
  const body = { national_id: account?.membership_id, password: account?.password };
  await ok(portal.call('POST', '/api/adduser', { body }));
  expect(await people.rowOf('coach')).toMatchObject({
    name: change.name,
    earlier: [{ name: old.name, email: old.email, phoneNumber: old.phone }],
  });
  await deleteAccount('coach');
  expect(await placesNaming(portal, textsOf(old))).toEqual([]);
});

test('a message of somebody else who has one of them stays', async () => {
  const row = await people.rowOf('student', 1);
  await portal.db.update(users).set({ email: 'shared@example.org' }).where(eq(users.id, row.id));
  const body = { name: 'شخص آخر', email: row.email, phone: '+966515151515', message: 'Hello' };
  await ok(portal.call('POST', '/api/contactus/', { body }));
  await deleteAccount('student', 1);
  expect(await placesNaming(portal, [row.email])).toEqual(['public.contact_messages']);
});

import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import accounts from './accounts.json' with { type: 'json' };
import coaches from './coaches.json' with { type: 'json' };
import { loadDemo } from './load.ts';
import { generatedCoaches } from './teams/make-teams.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemo(portal.db, portal.files);
});
afterAll(() => portal.close());

test.each(accounts)('$email signs in as the $role that was loaded, not as a newcomer', async (account) => {
  const body = { national_id: account.membership_id, password: account.password };
  const { status, json } = await portal.call('POST', '/api/adduser', { body });
  expect(status).toBe(200);
  expect(json.user).toMatchObject({ type: account.type, national_id: account.membership_id, name: account.name });
  const people = await portal.database.pool.query('select 1 from users where national_id = $1', [
    account.membership_id,
  ]);
  expect(people.rowCount).toBe(1);
});

test('a coach finds an active team with its result and one to be paid under My Teams', async () => {
  const { json } = await portal.call('GET', '/api/teams/myteams?page=1&season=all', { as: 'coach' });
  expect(json).toMatchObject({ totalItems: 4, totalPages: 1 });
  expect(json.teams.map((team: { payment_status: boolean }) => team.payment_status)).toContain(false);
  expect(json.teams.map((team: { resultes: unknown }) => team.resultes)).toContainEqual({ ranked: 1, score: 235 });
});

test("the organisation's list has a second page", async () => {
  const { json } = await portal.call('GET', '/api/teams/myteams?page=2&season=all', { as: 'entity' });
  expect(json).toMatchObject({ currentPage: 2, totalPages: 2 });
  expect(json.teams.length).toBeGreaterThan(0);
});

test('a student finds the teams they are in', async () => {
  const { json } = await portal.call('GET', '/api/teams/myteams', { as: 'student' });
  expect(json.teams).toHaveLength(2);
});

test('an invoice of the sample content can be downloaded', async () => {
  const { json } = await portal.call('GET', '/api/teams/transections/?page=0', { as: 'coach' });
  const paid = json.orders.find((order: { payment_status: boolean }) => order.payment_status);
  expect(paid).toMatchObject({ subtotal: 350, tax: 52.5, total_amount: 403 });
  const invoice = await portal.call('GET', `/api/teams/transections/invoice?order_id=${paid._id}`, { as: 'coach' });
  const pdf = await portal.call('GET', invoice.json.invoice_path, { as: 'coach' });
  expect(pdf.status).toBe(200);
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');
});

test('STEB knows every coach of the sample, so an officer can edit them', async () => {
  const listed = accounts.map(({ membership_id }) => membership_id);
  const others = await portal.db
    .select()
    .from(users)
    .where(and(isNotNull(users.signedInAt), notInArray(users.nationalId, listed)));
  expect(others.length).toBeGreaterThan(50);
  const unknown = new Set(others.map(({ nationalId }) => nationalId));
  for (const { membership_id } of coaches) unknown.delete(membership_id);
  expect([...unknown]).toEqual([]);
  const [first] = others;
  const { json } = await portal.call('GET', `/api/admin/users/?id=${first?.id}`, { as: 'admin' });
  const body = { ...json.user, id: first?.id, phone_number: '+966500007777' };
  const { status, json: answer } = await portal.call('PUT', '/api/admin/users/', { as: 'admin', body });
  expect([status, answer.msg]).toEqual([200, 'Update Successfully!']);
  const [saved] = await portal.db
    .select()
    .from(users)
    .where(eq(users.id, first?.id ?? ''));
  expect(saved).toMatchObject({
    name: first?.name,
    email: first?.email,
    dob: first?.dob,
    phoneNumber: '+966500007777',
  });
});

/** If names or schools of the sample change: `npx vitest run -u --project sample demo/sign-in.test.ts`. */
test('the coaches that the sandbox of STEB reads are those of the sample', async () => {
  await expect(`${JSON.stringify(generatedCoaches(), undefined, 2)}\n`).toMatchFileSnapshot('./coaches.json');
});

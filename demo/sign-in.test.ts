import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import accounts from './accounts.json' with { type: 'json' };
import { loadDemo } from './load.ts';

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

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentRecords } from '#server/features/payment-records/table.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** Decision 024: a sub admin has the dashboard without money, and the teams; nothing that shows or moves money. */
let portal: TestPortal;
let season: TestSeason;
let paid: { teamId: string; orderId: string };
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  const team = await registerTeam(portal, season);
  const start = { as: 'coach', body: { team_id: team._id } } as const;
  await payAtGateway((await portal.call('POST', '/api/teams/registration_checker', start)).json.order.url);
  await portal.call('POST', '/api/telr/', start);
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, team._id));
  paid = { teamId: team._id, orderId: order?.id ?? '' };
});
afterAll(() => portal.close());

const subAdmin = { as: 'sub_admin' } as const;

test('no order, invoice or payment record answers a sub admin', async () => {
  const refused = [
    '/api/teams/transections/?page=0',
    `/api/teams/transections/?page=0&team_id=${paid.teamId}`,
    `/api/teams/transections/invoice?order_id=${paid.orderId}`,
    `/api/seasons/?team_id=${paid.teamId}`,
  ];
  for (const address of refused) {
    const answer = await portal.call('GET', address, subAdmin);
    expect([address, answer.status, answer.json.code]).toEqual([address, 403, 'not_allowed']);
  }
  const file = `/files/invoices/${paid.orderId}.pdf`;
  expect((await portal.call('GET', file, { as: 'admin' })).status).toBe(200);
  expect((await portal.call('GET', file, subAdmin)).status).toBe(403);
});

test('a sub admin starts and verifies no payment, of their own team neither', async () => {
  const team = await registerTeam(portal, season, {}, 'sub_admin');
  const before = await portal.db.select().from(orders);
  const body = { team_id: team._id };
  for (const [path, sent] of [
    ['/api/teams/registration_checker', body],
    ['/api/telr/', body],
    ['/api/telr-payment-checker/', { ...body, status: 'auth' }],
    ['/api/seasons/', { ...body, type: 'team', ref: 'r', data: {} }],
  ] as const) {
    const answer = await portal.call('POST', path, { ...subAdmin, body: sent });
    expect([path, answer.status]).toEqual([path, 403]);
  }
  expect(await portal.db.select().from(orders)).toEqual(before);
  expect(await portal.db.$count(paymentAttempts)).toBe(1);
  expect(await portal.db.$count(paymentRecords)).toBe(0);
});

describe('the dashboard', () => {
  test('has no money for a sub admin', async () => {
    const { status, json } = await portal.call('GET', '/api/admin/dashboard', subAdmin);
    expect(status).toBe(200);
    expect(json).toMatchObject({ teams: { total: 2, paid: 1, unpaid: 1 } });
    expect(json.waiting).toEqual({ contacts: 0 });
    for (const key of ['income', 'income_days', 'review', 'refunds']) expect(json).not.toHaveProperty(key);
  });

  test('has it for an admin', async () => {
    const { json } = await portal.call('GET', '/api/admin/dashboard', { as: 'admin' });
    expect(json).toMatchObject({ income: 403, review: 0, refunds: 0 });
  });
});

test('a sub admin lists and opens the teams', async () => {
  expect((await portal.call('GET', '/api/admin/teams', subAdmin)).json.totalItems).toBe(2);
  const { json } = await portal.call('GET', `/api/teams/?team_id=${paid.teamId}`, subAdmin);
  expect(json.team._id).toBe(paid.teamId);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { deletedAccount } from '#domain/deleted-account.ts';
import { invoices } from '#server/features/invoices/index.ts';
import { changeLog } from '#server/features/office-records/table.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { coachesAgree, openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { patiently } from '#tests/support/time-limits.ts';

/** What the others of a team can do once an account is gone. */
let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  season = await openSeason(portal);
});
afterAll(() => portal.close());

async function deleteAccount(as: RoleName, number: number) {
  const body = { confirmation: 'delete my account' };
  const { json } = await portal.call('POST', '/api/personal-data/deletion', { as, number, body });
  const id = { id: json.request._id };
  const done = await portal.call('POST', '/api/admin/deletion-requests/carry-out', { as: 'admin', body: id });
  expect(done.status).toBe(200);
}

test('the seat of a deleted account is given to somebody else', async () => {
  const [member, other] = people.members;
  await portal.tokenOf('student');
  const { _id: team_id } = await registerTeam(portal, season, { members: [member, other] });
  const read = async () =>
    (await portal.call('GET', `/api/teams/?team_id=${team_id}`, { as: 'coach' })).json.team.members;
  const foundByName = async () =>
    (await portal.call('GET', `/api/admin/teams?s=${encodeURIComponent(name)}`, { as: 'admin' })).json.totalItems;
  const [{ name }] = await read();
  expect(await foundByName()).toBe(1);
  await deleteAccount('student', 0);
  expect(await foundByName()).toBe(0);
  const [seat] = await read();
  expect(seat).toEqual({ _id: expect.stringMatching(/^deleted-/), name: deletedAccount, picture: 'avator.png' });
  const body = { team_id, replaced: seat._id, member_id: people.members[4] };
  const answer = await portal.call('POST', '/api/teams/members/replace', { as: 'coach', body });
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  expect((await read()).map(({ name }: { name: string }) => name)).not.toContain(deletedAccount);
  const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, team_id));
  expect(line?.before).toEqual({ _id: seat._id, name: deletedAccount });
});

test('invoice, receipt and order of a team whose creator is gone name the co-coach who paid', async () => {
  const [coach] = accountsOf('coach');
  const coaches = accountsOf('coach').map(({ membership_id }) => membership_id);
  const { _id: team_id, team_no } = await registerTeam(portal, season, { coaches: coaches.slice(0, 2) }, 'coach', 1);
  await coachesAgree(portal, team_id);
  await deleteAccount('coach', 1);
  const started = await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id } });
  await payAtGateway(started.json.order.url);
  await portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id } });
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, team_id));
  const [invoice] = await portal.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order?.id ?? ''));
  expect(order?.items.customer).toMatchObject({ name: coach?.name, email: coach?.email });
  expect(invoice?.content.buyer).toEqual({ name: coach?.name, email: coach?.email });
  const { json } = await portal.call('GET', '/api/teams/transections?page=0', { as: 'coach' });
  expect(JSON.stringify(json)).toContain(invoice?.number);
  const receipt = await vi.waitUntil(
    () =>
      portal.world.mail.list({ to: coach?.email ?? '' }).find(({ text }) => text.includes(team_no) && /403/.test(text)),
    patiently,
  );
  expect(receipt.text).toContain(coach?.name);

  const [attempt] = await portal.db.select().from(paymentAttempts);
  const kept = JSON.stringify(attempt?.lastAnswer);
  expect(kept).toContain(attempt?.ref);
  // The gateway's answer has both.
  expect(kept).not.toContain(coach?.email);
  expect(kept).not.toMatch(/customer|card/);
});

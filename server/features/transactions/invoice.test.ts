import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#server/features/payments/index.ts';
import { openSeason, payAtGateway, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('an invoice that the store fails to read answers 503, and not that there is none', async () => {
  const team = await registerTeam(portal, await openSeason(portal));
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, team._id));
  const paths = [`/files/invoices/${order?.id}.pdf`, `/api/teams/transections/invoice?order_id=${order?.id}`];
  for (const path of paths) expect((await portal.call('GET', path, { as: 'coach' })).status).toBe(404);

  const started = await portal.call('POST', '/api/teams/registration_checker', {
    as: 'coach',
    body: { team_id: team._id },
  });
  await payAtGateway(started.json.order.url);
  await portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id: team._id } });
  await mkdir(join(portal.filesFolder, `invoices/${order?.id}.pdf`), { recursive: true });
  for (const path of paths) {
    const answer = await portal.call('GET', path, { as: 'coach' });
    expect([answer.status, answer.json.code]).toEqual([503, 'service_unavailable']);
  }
});

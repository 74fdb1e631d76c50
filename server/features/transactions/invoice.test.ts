import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '#server/features/payments/index.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

/** A team and its order, paid by card. */
async function paidTeam() {
  const team = await registerTeam(portal, season);
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, team._id));
  const body = { team_id: team._id };
  const started = await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body });
  await payAtGateway(started.json.order.url);
  await portal.call('POST', '/api/telr/', { as: 'coach', body });
  return { teamId: team._id, orderId: order?.id ?? '' };
}

test('an invoice that the store fails to read answers 503, and not that there is none', async () => {
  const team = await registerTeam(portal, season);
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

describe('making an invoice again', () => {
  const again = (body: object, as: 'coach' | 'student' | 'sub_admin' | 'admin' = 'coach', number = 0) =>
    portal.call('POST', '/api/teams/transections/genrate/', { as, number, body });
  const pdfOf = async (orderId: string) =>
    (await portal.call('GET', `/files/invoices/${orderId}.pdf`, { as: 'coach' })).text;

  test('replaces a damaged file by the same invoice, and changes no row', async () => {
    const { teamId, orderId } = await paidTeam();
    const whole = await pdfOf(orderId);
    await writeFile(join(portal.filesFolder, `invoices/${orderId}.pdf`), 'half of a file');
    expect(await pdfOf(orderId)).toBe('half of a file');
    const before = await allContent(portal);
    const { id: seasonId } = season.season;
    const body = { team: teamId, season: seasonId, competion: season.paid.id, order_id: orderId };
    const { status, json } = await again(body);
    expect([status, json]).toEqual([200, { success: true, invoice_path: `/files/invoices/${orderId}.pdf` }]);
    expect((await pdfOf(orderId)).slice(0, 5)).toBe('%PDF-');
    expect(Math.abs((await pdfOf(orderId)).length - whole.length)).toBeLessThan(whole.length / 10);
    expect(await allContent(portal)).toEqual(before);
  });

  test('is refused to whoever may not see the order, and for what does not fit it', async () => {
    const { teamId, orderId } = await paidTeam();
    const unpaid = await registerTeam(portal, season);
    const [due] = await portal.db.select().from(orders).where(eq(orders.purposeId, unpaid._id));
    const asked = { team: teamId, order_id: orderId };
    const answers = [
      await again(asked, 'coach', 1),
      await again(asked, 'student'),
      await again({ team: unpaid._id, order_id: orderId }),
      await again({ team: unpaid._id, order_id: due?.id }),
      await again(asked, 'sub_admin'),
      await again({ ...asked, season: season.paid.id }),
      await again({ ...asked, competion: season.free.id }),
    ];
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
      ...Array.from({ length: 4 }, () => [404, 'invoice_not_found']),
      [403, 'not_allowed'],
      [422, 'invalid_fields'],
      [422, 'invalid_fields'],
    ]);
    expect((await again(asked, 'admin')).status).toBe(200);
  });
});

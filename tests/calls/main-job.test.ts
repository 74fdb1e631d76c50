import { afterAll, beforeAll, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { decodeInvoiceQr } from '#domain/invoice-qr.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { openSeason, payAtGateway, picture } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* The main job as another program would do it: the documented calls, the `Authorization` header, no cookie. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  await openSeason(portal);
});
afterAll(() => portal.close());

async function signIn(role: 'coach' | 'admin'): Promise<string> {
  const [account] = accountsOf(role);
  // Gives the office's account the portal's own role, as the sample content does.
  if (role === 'admin') await portal.tokenOf('admin');
  const answer = await fetch(`${portal.address}/api/adduser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ national_id: account?.membership_id, password: account?.password }),
  });
  return answer.headers.get('authorization') ?? '';
}

test('sign in, register, pay, invoice, receipt; the office sees it paid', async () => {
  const authorization = await signIn('coach');
  // biome-ignore lint/suspicious/noExplicitAny: the answers are checked one by one
  async function call(method: string, path: string, body?: unknown): Promise<any> {
    const headers: Record<string, string> = { authorization };
    if (body && !(body instanceof FormData)) headers['content-type'] = 'application/json';
    const answer = await fetch(portal.address + path, {
      method,
      headers,
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${path}`).toBe(200);
    return answer.json();
  }

  expect((await call('POST', '/api/getuser')).user.type).toBe(1);
  const { wroseasons } = await call('GET', '/api/first-seasons?registration=true');
  const competition = wroseasons[0].competions.find(
    (one: { registration: boolean; paid: boolean }) => one.registration && one.paid,
  );
  const { regions } = await call('GET', '/api/regions/');
  const upload = new FormData();
  upload.set('team_name', 'Wave Riders');
  upload.set('file', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'logo.png');
  const { filename } = await call('POST', '/api/uploads', upload);
  expect((await call('POST', '/api/lookups/coach', { coach_id: people.coaches[0] })).coach.name).toBeTruthy();
  expect((await call('POST', '/api/lookups/member', { member_id: people.members[0] })).member.name).toBeTruthy();

  const data = {
    season_id: wroseasons[0]._id,
    competion_id: competition._id,
    ageLevel: competition.agelevel[0].title,
    region: regions[0]._id,
    schoolName: 'School',
    teamName: 'Wave Riders',
    image: filename,
    coaches: [people.coaches[0]],
    members: people.members.slice(0, 2),
  };
  const { team } = await call('POST', '/api/teams/registration', { data });
  const { response } = await call('POST', '/api/teams/registration_checker', { team_id: team._id });
  const record = { type: 'team', team_id: team._id, ref: response.order.ref, data: response.order };
  const { season } = await call('POST', '/api/seasons/', record);
  expect((await call('GET', `/api/seasons/?team_id=${team._id}`)).season.ref).toBe(response.order.ref);
  await payAtGateway(response.order.url);
  const { payment } = await call('POST', '/api/telr-payment-checker/', { team_id: team._id, status: 'auth' });
  expect(payment.order.status.code).toBeGreaterThan(0);
  await call('DELETE', `/api/seasons/?id=${season._id}`);

  const own = await call('GET', `/api/teams/?team_id=${team._id}`);
  expect(own.team).toMatchObject({ payment_status: true, status: true, team_no: team.team_no });
  expect((await call('GET', '/api/teams/myteams/?page=1&season=all')).teams[0]._id).toBe(team._id);
  const { orders } = await call('GET', '/api/teams/transections/?page=0');
  expect(orders[0]).toMatchObject({ subtotal: 350, tax: 52.5, total_amount: 403, payment_status: true });
  const { invoice_path } = await call('GET', `/api/teams/transections/invoice?order_id=${orders[0]._id}`);
  const pdf = await fetch(portal.address + invoice_path, { headers: { authorization } });
  const { text, readQr } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  for (const part of [orders[0].invoice_number, team.team_no, '52.50', '403.00']) expect(text).toContain(part);
  expect(decodeInvoiceQr((await readQr()) ?? '')).toMatchObject({
    sellerName: 'تُرس للروبوت',
    vatNumber: '300000000000003',
    totalWithVat: 40_250,
    vatTotal: 5_250,
  });

  const office = await fetch(`${portal.address}/api/admin/teams/?page=1&s=${team.team_no}&per_page=10`, {
    headers: { authorization: await signIn('admin') },
  });
  const { teams } = (await office.json()) as { teams: { payment_status: boolean }[] };
  expect(teams).toHaveLength(1);
  expect(teams[0]?.payment_status).toBe(true);

  const [coach] = accountsOf('coach');
  const receipts = () =>
    portal.world.mail
      .list({ to: coach?.email ?? '', limit: 50 })
      .filter((mail) => mail.subject.includes('Payment received'));
  await expect.poll(() => receipts().length).toBe(1);
});

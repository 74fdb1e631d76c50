import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ work: true });
});
afterAll(() => portal.close());

test('the mail to a new account, whose address nobody has proven, carries no word of who signed up', async () => {
  const name = 'You have won, collect at evil.example';
  const form = {
    type: 1,
    name,
    email: 'stranger@example.com',
    national_id: '1000099981',
    phone_number: '+966500001234',
  };
  const body = { ...form, password: 'A-long-password', c_password: 'A-long-password' };
  expect((await portal.call('POST', '/api/signup', { body })).status).toBe(200);
  const mails = () => portal.world.mail.list({ to: form.email });
  const { id, subject, text, html } = await vi.waitUntil(() => mails()[0], { timeout: 60_000, interval: 100 });
  expect(subject).toBe('حسابك جاهز | Your account is ready');
  expect(text).toContain('STEB');
  // Both buttons lead to the provider's verification page, with the return address.
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href.replaceAll('&#38;', '&')));
  expect(links.map(({ pathname, searchParams }) => [pathname, searchParams.get('lang')])).toEqual([
    ['/steb/verify', 'ar'],
    ['/steb/verify', 'en'],
  ]);
  for (const { searchParams } of links) {
    expect(searchParams.get('return')).toBe(
      `${portal.address}/signin?verified=1&redirect=${encodeURIComponent('/teams-registeration/')}`,
    );
  }
  for (const part of [subject, text, html, String(portal.world.mail.raw(id))]) {
    expect(part).not.toMatch(/won|collect|evil/);
    expect(part).not.toContain('{{');
  }
});

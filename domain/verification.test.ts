import { expect, test } from 'vitest';
import { verificationAddress } from './verification.ts';

const portal = 'https://portal.example';

test('the provider is told to lead back to our sign-in, which goes on to where the coach was going', () => {
  const goOn = '/teams-registeration/?season_id=1&competion_id=2';
  const address = new URL(verificationAddress('/sandbox/steb/verify', { portal, language: 'ar', goOn }));
  expect([address.origin, address.pathname, address.searchParams.get('lang')]).toEqual([
    portal,
    '/sandbox/steb/verify',
    'ar',
  ]);
  const back = new URL(address.searchParams.get('return') ?? '');
  expect([back.origin, back.pathname]).toEqual([portal, '/signin']);
  expect(Object.fromEntries(back.searchParams)).toEqual({ verified: '1', redirect: goOn });
});

test('without a place to go on to, the wizard is next; what the configured address brings along stays', () => {
  const address = new URL(verificationAddress('https://steb.example/verify?client=7', { portal, language: 'en' }));
  expect([address.origin, address.searchParams.get('client')]).toEqual(['https://steb.example', '7']);
  expect(new URL(address.searchParams.get('return') ?? '').searchParams.get('redirect')).toBe('/teams-registeration/');
});

import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { needsSandbox } from './sandbox.ts';

const production = {
  PORTAL_MODE: 'production',
  PUBLIC_URL: 'https://portal.example',
  DATABASE_URL: 'postgresql://portal@db.example/portal',
  STEB_URL: 'https://steb.example',
  STEB_API_KEY: 'a-key-of-the-provider-of-identities',
  TELR_URL: 'https://gateway.example/order.json',
  TELR_STORE: '77',
  TELR_AUTHKEY: 'Xk3Rq-9hWtz~pLmV',
  TELR_NOTICE_SECRET: 'a-secret-that-the-office-chose-for-telr',
  CATALOGUE_URL: 'https://academy.example/',
  TICKET_KEY: 'a-key-of-thirty-two-letters-or-more',
  SMTP_URL: 'smtps://mail.example',
};

test('production with everything set starts, without the sandbox', () => {
  const config = readConfig(production);
  expect(config).toMatchObject({ mode: 'production', catalogueUrl: 'https://academy.example' });
  expect(needsSandbox(config)).toBe(false);
});

test.each(Object.keys(production).filter((name) => name !== 'PORTAL_MODE'))(
  'production without %s does not',
  (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(name);
  },
);

const short = 'x'.repeat(31);
test.each([
  ['a default secret', { STEB_API_KEY: 'demo-steb-api-key' }, "STEB_API_KEY (it still has the demo's value)"],
  ['a default store', { TELR_STORE: '10001' }, "TELR_STORE (it still has the demo's value)"],
  ['a short key of STEB', { STEB_API_KEY: short }, 'STEB_API_KEY (it is shorter than 32 bytes)'],
  ['a short secret of notices', { TELR_NOTICE_SECRET: short }, 'TELR_NOTICE_SECRET (it is shorter than 32 bytes)'],
  ['a short key of Telr', { TELR_AUTHKEY: 'x'.repeat(11) }, 'TELR_AUTHKEY (it is shorter than 12 bytes)'],
  ['a plain address', { PUBLIC_URL: 'http://portal.example' }, 'PUBLIC_URL (it begins with http:// and not https://)'],
  ['a plain STEB', { STEB_URL: 'http://10.0.0.5:8080' }, 'STEB_URL (it begins with http:// and not https://)'],
  ['a host that only looks local', { TELR_URL: 'http://localhost.example' }, 'TELR_URL (it begins with http://'],
  ['test orders', { TELR_TEST: 'true' }, 'TELR_TEST (it makes teams paid with test cards; ALLOW_TEST_PAYMENTS=true'],
  ['the sandbox', { SMTP_URL: '' }, 'SMTP_URL (without it there is only the sandbox)'],
])('production refuses %s', (_what, changed, sentence) => {
  expect(() => readConfig({ ...production, ...changed })).toThrow(
    `PORTAL_MODE=production needs these set to real values: ${sentence}`,
  );
});

test.each([
  ['test orders where that is meant', { TELR_TEST: 'true', ALLOW_TEST_PAYMENTS: 'true' }],
  ['plain addresses on the machine itself', { PUBLIC_URL: 'http://localhost:3000', STEB_URL: 'http://127.0.0.1:1' }],
  ['secrets of 32 bytes in Arabic letters', { STEB_API_KEY: 'م'.repeat(16) }],
])('production takes %s', (_what, changed) => {
  expect(readConfig({ ...production, ...changed }).mode).toBe('production');
});

test('of several things that production refuses each is named', () => {
  const read = () => readConfig({ ...production, TELR_TEST: '1', PUBLIC_URL: 'http://portal.example' });
  expect(read).toThrow(/PUBLIC_URL .*, TELR_TEST .*\.$/);
});

test.each(['STEB_URL', 'TELR_URL', 'CATALOGUE_URL', 'SMTP_URL'])('a demo without %s needs the sandbox', (name) => {
  expect(needsSandbox(readConfig({ ...production, PORTAL_MODE: 'demo', [name]: undefined }))).toBe(true);
});

test('a key that is too short for its tickets is refused', () => {
  expect(() => readConfig({ TICKET_KEY: 'short' })).toThrow('TICKET_KEY');
});

test('the memory for what is kept can be set, and not to nothing', () => {
  expect(readConfig({}).cacheMaxBytes).toBe(64 * 1024 * 1024);
  expect(readConfig({ CACHE_MAX_MB: '8' }).cacheMaxBytes).toBe(8 * 1024 * 1024);
  expect(() => readConfig({ CACHE_MAX_MB: '0' })).toThrow('CACHE_MAX_MB');
});

import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { needsSandbox } from './sandbox.ts';

const production = {
  PORTAL_MODE: 'production',
  PUBLIC_URL: 'https://portal.example',
  DATABASE_URL: 'postgresql://portal@db.example/portal',
  STEB_URL: 'https://steb.example',
  STEB_API_KEY: 'a-key-of-the-provider',
  TELR_URL: 'https://gateway.example/order.json',
  TELR_STORE: '77',
  TELR_AUTHKEY: 'a-key-of-the-gateway',
  TELR_NOTICE_SECRET: 'a-secret-of-the-gateway',
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

test.each(['STEB_URL', 'TELR_URL', 'CATALOGUE_URL', 'SMTP_URL'])('a demo without %s needs the sandbox', (name) => {
  expect(needsSandbox(readConfig({ ...production, PORTAL_MODE: 'demo', [name]: undefined }))).toBe(true);
});

test('a key that is too short for its tickets is refused', () => {
  expect(() => readConfig({ TICKET_KEY: 'short' })).toThrow('TICKET_KEY');
});

test('its patience can be set, and not to less than usual', () => {
  expect(readConfig({}).patience).toBe(1);
  expect(readConfig({ PATIENCE: '2.5' }).patience).toBe(2.5);
  expect(() => readConfig({ PATIENCE: '0' })).toThrow('PATIENCE');
});

test('the memory for what is kept can be set, and not to nothing', () => {
  expect(readConfig({}).cacheMaxBytes).toBe(64 * 1024 * 1024);
  expect(readConfig({ CACHE_MAX_MB: '8' }).cacheMaxBytes).toBe(8 * 1024 * 1024);
  expect(() => readConfig({ CACHE_MAX_MB: '0' })).toThrow('CACHE_MAX_MB');
});

test('how much one address may have rendered can be set, and not to nothing', () => {
  expect(readConfig({}).pagesPerMinute).toBe(600);
  expect(readConfig({ PAGES_PER_MINUTE: '2000' }).pagesPerMinute).toBe(2_000);
  expect(() => readConfig({ PAGES_PER_MINUTE: '0' })).toThrow('PAGES_PER_MINUTE');
});

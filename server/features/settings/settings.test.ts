import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { ensureSettings, ownSite } from './store.ts';
import { settings } from './table.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.db.delete(settings);
  await ensureSettings(portal.db);
});

const setting = async (query = '?site_name=FIRST') => (await portal.call('GET', `/api/settings/${query}`)).json.setting;

test('a new installation has a name, and no seller until the office has entered one', async () => {
  expect(await setting()).toMatchObject({ site_name: 'FIRST', brand: 'تُرس', brand_en: 'Turs', privacy: '' });
  const [row] = await portal.db.select().from(settings);
  expect(row).toMatchObject({ sellerName: '', sellerVatNumber: '', sellerCrNumber: '' });
});

test('the settings are answered in the words of the specification, without the seller', async () => {
  const change = {
    ...{ brand: 'علامة', brandEn: 'Brand', copyright: '© us', email: 'a@example.com', phone: '+966500000001' },
    ...{ privacy: 'خصوصية', privacyEn: 'Privacy', terms: 'شروط', termsEn: 'Terms' },
    ...{ address: 'الرياض', addressEn: 'Riyadh', social: [{ name: 'X', url: 'https://example.com/x' }] },
  };
  await portal.db.update(settings).set({ ...change, sellerVatNumber: '300000000000003' });
  expect(await setting()).toEqual({
    _id: expect.any(String),
    site_name: 'FIRST',
    brand: 'علامة',
    brand_en: 'Brand',
    copyright: '© us',
    site_copy_right: '© us',
    privacy: 'خصوصية',
    privacy_en: 'Privacy',
    tearm_condition: 'شروط',
    tearm_condition_en: 'Terms',
    email: 'a@example.com',
    phone: '+966500000001',
    address: 'الرياض',
    address_en: 'Riyadh',
    social: [{ name: 'X', url: 'https://example.com/x' }],
    links: expect.any(Object),
    notice: null,
  });
});

test('an address outside that the office has entered goes before the one that stands in for it', async () => {
  const before = (await setting()).links;
  expect(Object.keys(before).sort()).toEqual([
    'academy',
    'account',
    'business',
    'popup',
    'recovery',
    'stream',
    'verify',
  ]);
  for (const address of Object.values(before)) expect(address).toMatch(/^http/);
  await portal.db.update(settings).set({ links: { academy: 'https://academy.example/' } });
  expect((await setting()).links).toEqual({ ...before, academy: 'https://academy.example/' });
});

test('without a site name the portal answers for its own site', async () => {
  expect((await setting('')).site_name).toBe(ownSite);
  expect((await setting('?site_name=')).site_name).toBe(ownSite);
});

test('a site that is not there is not found', async () => {
  const { status, json } = await portal.call('GET', '/api/settings?site_name=SECOND');
  expect(status).toBe(404);
  expect(json).toMatchObject({ success: false, code: 'not_found' });
});

test('a later start changes nothing that the office has entered', async () => {
  await portal.db.update(settings).set({ brandEn: 'Gear', sellerVatNumber: '300000000000003' });
  await ensureSettings(portal.db);
  expect(await portal.db.$count(settings)).toBe(1);
  const [row] = await portal.db.select().from(settings).where(eq(settings.siteName, ownSite));
  expect(row).toMatchObject({ brandEn: 'Gear', sellerVatNumber: '300000000000003' });
});

test('browsers keep the settings until they change', async () => {
  const first = await portal.call('GET', '/api/settings');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await portal.call('GET', '/api/settings', { headers })).status).toBe(304);
  await portal.db.update(settings).set({ brandEn: 'Gear' });
  expect((await portal.call('GET', '/api/settings', { headers })).status).toBe(200);
});

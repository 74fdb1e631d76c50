import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { partners } from './table.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Three partners that are not in their order, one of them not shown and one without a name. */
beforeEach(async () => {
  await portal.db.delete(partners);
  await portal.db.insert(partners).values([
    { picture: 'third.webp', position: 3 },
    { picture: 'second.webp', name: 'الثاني', nameEn: 'Second', position: 2, status: false },
    { picture: 'first.webp', name: 'الأول', nameEn: 'First', position: 1 },
  ]);
});

const list = async (query = '') => (await portal.call('GET', `/api/partners${query}`)).json;

test('partners come in their order, each with a ready address and what is read out in its place', async () => {
  const id = expect.any(String);
  expect(await list('/?status=true')).toEqual({
    success: true,
    partners: [
      { _id: id, file_path: '/files/pictures/first.webp', name: 'الأول', name_en: 'First', link: '', status: true },
      { _id: id, file_path: '/files/pictures/third.webp', name: '', name_en: '', link: '', status: true },
    ],
  });
});

test('one that is not shown is absent, whatever is asked', async () => {
  for (const query of ['', '?status=false', '/?status=all']) {
    const listed: { file_path: string }[] = (await list(query)).partners;
    expect(listed.map(({ file_path }) => file_path)).not.toContain('/files/pictures/second.webp');
    expect(listed).toHaveLength(2);
  }
});

test('without any the list is empty', async () => {
  await portal.db.delete(partners);
  expect(await list()).toEqual({ success: true, partners: [] });
});

test('a browser keeps the list, and gets it again only once it has changed', async () => {
  const first = await portal.call('GET', '/api/partners');
  expect(first.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await portal.call('GET', '/api/partners', { headers });
  expect([again.status, again.text]).toEqual([304, '']);
  await portal.db.update(partners).set({ status: false }).where(eq(partners.position, 1));
  const changed = await portal.call('GET', '/api/partners', { headers });
  expect(changed.status).toBe(200);
  expect(changed.json.partners).toHaveLength(1);
});

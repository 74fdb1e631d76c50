import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { openBuiltPortal } from '#tests/support/built-portal.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { patiently } from '#tests/support/time-limits.ts';

let database: TestDatabase;
let one: Awaited<ReturnType<typeof openBuiltPortal>>;
let other: Awaited<ReturnType<typeof openBuiltPortal>>;

beforeAll(async () => {
  database = await createTestDatabase();
  // The first one fills the database with the sample content.
  one = await openBuiltPortal({ DATABASE_URL: database.url });
  other = await openBuiltPortal({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await database.drop();
});

const page = async (portal: { address: string }) => {
  const answer = await fetch(`${portal.address}/community/`, { headers: { 'accept-language': 'en' } });
  return { etag: answer.headers.get('etag'), text: await answer.text() };
};

const topics = async (portal: { address: string }) => (await fetch(`${portal.address}/api/community`)).text();

test('an edit shows in the next page and answer of the process that made it, and soon after in every other', async () => {
  await Promise.all([one, other].map(topics));
  for (const portal of [one, other]) {
    await page(portal);
    await page(portal);
    expect((await page(portal)).etag, 'the page is kept').toBeTruthy();
  }
  const coach = accountsOf('coach')[0];
  const signedIn = await fetch(`${one.address}/api/adduser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ national_id: coach?.membership_id, password: coach?.password }),
  });
  const { categories } = (await (await fetch(`${one.address}/api/community/categories`)).json()) as {
    categories: { _id: string }[];
  };
  const title = 'A gear with thirteen teeth';
  const added = await fetch(`${one.address}/api/community`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: signedIn.headers.get('authorization') ?? '' },
    body: JSON.stringify({ title, description: '<p>Does it run?</p>', category: categories[0]?._id }),
  });
  expect(added.status).toBe(200);
  expect((await page(one)).text).toContain(title);
  expect(await topics(one)).toContain(title);
  await vi.waitFor(async () => {
    expect((await page(other)).text).toContain(title);
    expect(await topics(other)).toContain(title);
  }, patiently);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeLog } from '#server/features/office-records/table.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { run, START_TIMEOUT } from '#tests/support/process.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';

/* `npm run portal -- setup`, in a process of its own, beside a portal with a database of its own. */
vi.setConfig({ testTimeout: START_TIMEOUT, hookTimeout: START_TIMEOUT });

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.update(users).set({ type: 1, status: true });
});

async function command(...args: string[]) {
  const environment = {
    DATABASE_URL: portal.databaseUrl,
    STEB_URL: portal.world.steb,
    STEB_API_KEY: secrets.stebApiKey,
  };
  const { ended, output } = run(['server/command.ts', ...args], environment);
  return { code: await ended, said: output().trim() };
}

const [coach, other] = accountsOf('coach');
const [student] = accountsOf('student');
const first = coach?.membership_id ?? '';
const second = other?.membership_id ?? '';
const typesOf = async (id: string) =>
  (await portal.db.select({ type: users.type }).from(users).where(eq(users.nationalId, id))).map(({ type }) => type);

test.each([
  [[], 'Name a command.', 'Usage: npm run portal -- <command> [options]'],
  [['nonsense'], 'There is no command "nonsense".', 'Usage: npm run portal -- <command> [options]'],
  [['setup', '123'], 'A membership ID has ten digits.', 'Usage: npm run portal -- setup <membership ID>'],
  [['setup', first, '--force'], "Unknown option '--force'", 'Usage: npm run portal -- setup <membership ID>'],
])('what is not understood ends with 2, and says what is: %j', async (args, sentence, usage) => {
  const { code, said } = await command(...args);
  expect([code, said]).toEqual([2, expect.stringContaining(sentence)]);
  expect(said).toContain(usage);
});

test('it enters the seller and the first season in the name of the administrator, once, or nothing of them', async () => {
  const season = ['--season-slug', 'first-2031', '--season-name', 'فيرست 2031', '--season-name-en', 'FIRST 2031'];
  const wrong = await command('setup', first, '--another', ...season, '--seller-vat-number', '12');
  expect(wrong).toEqual({ code: 1, said: expect.stringContaining('--seller-vat-number') });
  expect(await portal.db.$count(seasons, eq(seasons.slug, 'first-2031'))).toBe(0);

  const right = [...season, '--seller-name', 'جهة', '--seller-name-en', 'Body'];
  for (const _ of [1, 2]) expect((await command('setup', first, '--another', ...right)).code).toBe(0);
  const [made, ...more] = await portal.db.select().from(seasons).where(eq(seasons.slug, 'first-2031'));
  expect([made?.status, made?.registration, more]).toEqual([false, false, []]);
  expect((await portal.db.select().from(settings))[0]).toMatchObject({ sellerName: 'جهة', sellerNameEn: 'Body' });
  const lines = await portal.db.select().from(changeLog).where(eq(changeLog.name, 'فيرست 2031'));
  expect(lines).toHaveLength(1);
});

test('a person who never signed in is made the first administrator, and signs in as one', async () => {
  expect(await command('setup', first)).toEqual({
    code: 0,
    said: `${coach?.name} is an administrator now, and can sign in at http://localhost:3000/admin/auth/signin.`,
  });
  const sent = { national_id: first, password: coach?.password };
  const answer = await portal.app.inject({ method: 'POST', url: '/api/adduser', payload: sent });
  expect(answer.json().user.type).toBe(4);
  const headers = { authorization: String(answer.headers.authorization) };
  expect((await portal.call('GET', '/api/admin/settings', { headers })).status).toBe(200);
  const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.kind, 'users'));
  expect(line).toMatchObject({ name: coach?.name, before: { type: 1 }, after: { type: 4 } });

  expect(await command('setup', first)).toEqual({ code: 0, said: `${coach?.name} is an administrator already.` });
});

test('with an administrator a second one is refused, unless asked for', async () => {
  await command('setup', first);
  expect(await command('setup', second)).toEqual({
    code: 1,
    said: 'The portal has an administrator already. Add --another to make this person one as well.',
  });
  expect(await typesOf(second)).not.toContain(4);
  expect((await command('setup', second, '--another')).code).toBe(0);
  expect(await typesOf(second)).toEqual([4]);
});

test('of two commands at once one makes the administrator', async () => {
  const codes = await Promise.all([command('setup', first), command('setup', second)]);
  expect(codes.map(({ code }) => code).sort()).toEqual([0, 1]);
});

test('a student can be one, somebody unknown cannot, and a blocked person stays blocked', async () => {
  expect((await command('setup', '1999999999')).said).toMatch(/^STEB knows no verified person with this membership ID/);
  expect((await command('setup', student?.membership_id ?? '')).code).toBe(0);
  await portal.db.update(users).set({ status: false, type: 1 });
  const { code, said } = await command('setup', student?.membership_id ?? '');
  expect([code, said]).toEqual([1, expect.stringContaining('is blocked in the portal, and stays so')]);
});

test('without STEB nobody is made one, and it says so', async () => {
  const environment = { DATABASE_URL: portal.databaseUrl, STEB_URL: 'http://127.0.0.1:1' };
  const { ended, output } = run(['server/command.ts', 'setup', first], environment);
  expect([await ended, output()]).toEqual([
    1,
    expect.stringMatching(/^STEB at http:\/\/127\.0\.0\.1:1 does not answer/),
  ]);
});

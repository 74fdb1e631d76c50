import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '#server/features/settings/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { unguarded } from '#tests/support/unguarded.ts';

let portal: TestPortal;
let season: TestSeason;
let form: Awaited<ReturnType<typeof registrationForm>>;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  form = await registrationForm(portal, season);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await unguarded(portal.db, (tx) => tx.update(teams).set({ paymentStatus: true }));
  await portal.db.update(settings).set({ unpaidTeamsMax: 2 });
});

const register = (change: object = {}, headers: Record<string, string> = {}) =>
  portal.call('POST', '/api/teams/registration', { as: 'coach', headers, body: { data: { ...form, ...change } } });
const unpaid = () => portal.db.$count(teams, eq(teams.paymentStatus, false));

test('an account may have thirty unpaid teams unless the office says otherwise', async () => {
  const [fresh] = await portal.db
    .insert(settings)
    .values({
      ...{ siteName: 'another', brand: '', brandEn: '', sellerName: '', sellerNameEn: '' },
      ...{ sellerAddress: '', sellerAddressEn: '', sellerVatNumber: '', sellerCrNumber: '' },
    })
    .returning();
  await portal.db.delete(settings).where(eq(settings.siteName, 'another'));
  expect(fresh?.unpaidTeamsMax).toBe(30);
});

describe('an account with as many unpaid teams as it may have', () => {
  beforeEach(async () => {
    for (let team = 0; team < 2; team += 1) expect((await register()).status).toBe(200);
  });

  test.each([
    [
      'en',
      'Your account already has as many unpaid teams as it can have at a time. Please pay for one of them or withdraw one first.',
    ],
    ['ar', 'بلغ حسابك الحد الأعلى من الفرق غير المدفوعة. يُرجى دفع رسوم أحدها أو سحبه أولًا.'],
  ])('registers no other, and is told why in %s', async (language, sentence) => {
    const before = await allContent(portal);
    const answer = await register({}, { 'accept-language': language });
    expect([answer.status, answer.json.code, answer.json.msg]).toEqual([409, 'too_many_unpaid_teams', sentence]);
    expect(await allContent(portal)).toEqual(before);
  });

  test('registers another once one of them is paid, or withdrawn', async () => {
    const [one, other] = await portal.db.select().from(teams).where(eq(teams.paymentStatus, false));
    await unguarded(portal.db, (tx) =>
      tx
        .update(teams)
        .set({ paymentStatus: true })
        .where(eq(teams.id, one?.id ?? '')),
    );
    expect((await register()).status).toBe(200);
    expect((await register()).status).toBe(409);
    await portal.db
      .update(teams)
      .set({ status: false })
      .where(eq(teams.id, other?.id ?? ''));
    expect((await register()).status).toBe(200);
  });

  test('registers where nothing is owed', async () => {
    expect((await register({ competion_id: season.free.id })).status).toBe(200);
  });

  test('does not keep another account from it', async () => {
    const data = await registrationForm(portal, season, {}, 'entity');
    expect((await portal.call('POST', '/api/teams/registration', { as: 'entity', body: { data } })).status).toBe(200);
  });
});

test('of ten sent at once no more are registered than may be', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => register()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(8).fill(409)]);
  expect(await unpaid()).toBe(2);
});

test('the last one sent twice at once is one team, and both hear of it', async () => {
  await register();
  const headers = { 'idempotency-key': 'the-last-one' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => register({}, headers)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(new Set(answers.map(({ json }) => json.team._id)).size).toBe(1);
  expect(await unpaid()).toBe(2);
});

test('teams that cost something and free ones, sent at once, do not block each other', async () => {
  await portal.db.update(settings).set({ unpaidTeamsMax: 30 });
  for (let round = 0; round < 6; round += 1) {
    const free = { competion_id: season.free.id };
    const answers = await Promise.all([register(free), register(), register(free), register()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});

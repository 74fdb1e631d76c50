import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const [coach = { membership_id: '', password: '', email: '' }] = accountsOf('coach');

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const ofCoach = () => eq(users.nationalId, coach.membership_id);
const languageOf = async () => (await portal.db.select().from(users).where(ofCoach()))[0]?.language;
const setLanguage = (language: 'ar' | 'en' | null) => portal.db.update(users).set({ language }).where(ofCoach());
const asked = (headers: Record<string, string>, query = '') =>
  portal.call('POST', `/api/getuser${query}`, { as: 'coach', headers });

describe('the language that a person chose', () => {
  beforeEach(async () => {
    await portal.tokenOf('coach');
    await setLanguage(null);
  });

  test('is unknown while only their browser has an opinion', async () => {
    await asked({ 'accept-language': 'en' });
    await asked({ cookie: 'lang=fr' });
    expect(await languageOf()).toBeNull();
  });

  test.each([
    ['by the switch, whose cookie the next page brings', { cookie: 'lang=en' }, '', 'en'],
    ['by an address', { cookie: 'lang=en' }, '?lang=ar', 'ar'],
  ])('is kept %s', async (_, headers, query, language) => {
    await asked(headers, query);
    expect(await languageOf()).toBe(language);
  });

  test('is the last one, and what is the same is not written again', async () => {
    await asked({ cookie: 'lang=en' });
    await asked({ cookie: 'lang=ar' });
    expect(await languageOf()).toBe('ar');
    const before = await allContent(portal);
    await asked({ cookie: 'lang=ar' });
    await asked({});
    expect(await allContent(portal)).toEqual(before);
  });

  test('is taken along by signing in, and survives a sign-in without one', async () => {
    const signIn = (cookie: string) =>
      portal.call('POST', '/api/adduser', {
        body: { national_id: coach.membership_id, password: coach.password },
        headers: { cookie },
      });
    expect((await signIn('lang=en')).status).toBe(200);
    expect(await languageOf()).toBe('en');
    await signIn('');
    expect(await languageOf()).toBe('en');
  });
});

describe('mails to a person', () => {
  type Part = { subject: string; text: string; html: string };
  const arabic = /\p{Script=Arabic}/u;
  const mailsSince = async (count: number, wanted: number): Promise<Part[]> => {
    const mails = () => portal.world.mail.list({ to: coach.email });
    await vi.waitUntil(() => mails().length >= count + wanted, { timeout: 60_000, interval: 100 });
    return mails().slice(0, wanted);
  };

  /** Names in Latin letters, so that only the portal's own words are in the language of the mail. */
  const english = { teamName: 'Najd Falcons' };

  test.each([
    ['en', 'ltr', 1],
    ['ar', 'rtl', 1],
    [null, 'rtl', 2],
  ] as const)('in their language (%s), or in both: registration and receipt', async (language, direction, parts) => {
    await portal.tokenOf('coach');
    await setLanguage(language);
    const before = portal.world.mail.list({ to: coach.email }).length;
    const team = await registerTeam(portal, season, english);
    const started = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: team._id },
    });
    await payAtGateway(started.json.order.url);
    await portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id: team._id } });
    for (const { subject, text, html } of await mailsSince(before, 2)) {
      expect(html).toContain(`<html lang="${language ?? 'ar'}" dir="${direction}">`);
      expect(html.match(/<div lang=/g)).toHaveLength(parts);
      expect(subject.includes(' | ')).toBe(parts === 2);
      for (const part of [text, html]) {
        expect(part.includes('Hello')).toBe(language !== 'ar');
        expect(part.includes('مرحبًا')).toBe(language !== 'en');
        expect(part).toContain(`lang=${language ?? 'ar'}`);
        expect(part).not.toContain('{{');
      }
      if (language) expect(arabic.test(subject)).toBe(language === 'ar');
    }
  });
});

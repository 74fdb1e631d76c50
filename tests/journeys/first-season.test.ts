import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { run } from '#tests/support/process.ts';
import { picture } from '#tests/support/season.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';
import { openTestSandbox, secrets } from '#tests/support/test-sandbox.ts';
import { wordsOf } from '#tests/support/words.ts';
import { fillWizard, payByCard, saveForm, sendRegistration, signInByPassword } from './steps.ts';

/*
 * A portal as it is handed over: production mode, no sample content. Everything up to the first paid registration is done
 * by the command and the screens that the office has; nothing here calls an endpoint or writes to the database. In Arabic
 * on a phone, with the digits of an Arabic keyboard.
 */
let browser: Browser;
let world: Awaited<ReturnType<typeof openTestSandbox>>;
const portals = {} as Record<Language, Portal>;

interface Portal {
  address: string;
  environment: Record<string, string>;
  close: () => Promise<void>;
}

/** Each language has an empty portal of its own, over the same outside world. */
async function openPortal(port: number): Promise<Portal> {
  const address = `http://localhost:${port}`;
  const [database, folder] = await Promise.all([
    createTestDatabase({ empty: true }),
    mkdtemp(join(tmpdir(), 'turs-first-season-')),
  ]);
  const environment = {
    ...{ PORTAL_MODE: 'production', PORT: String(port), PUBLIC_URL: address, STRICT_QUERIES: 'true' },
    ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url },
    ...{ STEB_URL: world.steb, STEB_API_KEY: secrets.stebApiKey },
    ...{ TELR_URL: world.telr, TELR_STORE: secrets.telr.store, TELR_AUTHKEY: secrets.telr.authkey },
    ...{ TELR_NOTICE_SECRET: secrets.telr.noticeSecret, TELR_TEST: '1', ALLOW_TEST_PAYMENTS: '1' },
    ...{ CATALOGUE_URL: world.academy, TICKET_KEY: secrets.ticketKey, SMTP_URL: world.smtp },
  };
  const portal = run('server/start.ts', environment);
  await portal.printed('The portal is at');
  return {
    ...{ address, environment },
    async close() {
      portal.child.kill('SIGTERM');
      await portal.ended;
      await Promise.all([database.drop(), rm(folder, { recursive: true, force: true, maxRetries: 5 })]);
    },
  };
}

beforeAll(async () => {
  const ports = [await testPort('localhost'), await testPort('localhost')] as const;
  [browser, world] = await Promise.all([
    openBrowser(),
    openTestSandbox(ports.map((port) => `http://localhost:${port}`)),
  ]);
  // One after the other: the first compiles what both load.
  for (const [place, language] of languages.entries()) portals[language] = await openPortal(ports[place] ?? 0);
});
afterAll(async () => {
  await Promise.all(Object.values(portals).map(({ close }) => close()));
  await browser.close();
  await world.close();
});

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, text] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(text);
};
const write = async (page: Page, labels: readonly string[], text: string) => {
  for (const label of labels) await page.getByRole('textbox', { name: label }).fill(text);
};
const said = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
/** Digits as the language's keyboard types them. */
const digits = (language: Language, text: string) =>
  language === 'ar' ? text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))) : text;
/** Turns a switch of the only record in the list. */
const turnOn = async (page: Page, label: string) => {
  const control = page.getByRole('switch', { name: new RegExp(`^${label}`) });
  await control.click();
  await expect.poll(() => control.isChecked()).toBe(true);
};

describe.each(languages)('an empty portal (%s)', (language) => {
  const words = wordsOf(language);
  const t = words.admin;
  const save = (page: Page, isNew = true) =>
    saveForm(page, t.form.save, messages[language][isNew ? 'recordSaved' : 'recordUpdated']);
  const visit = () => visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
  /** Opens a screen of the office from its menu. */
  async function open(page: Page, path: string) {
    const menu = page.locator('header summary').first();
    if (await menu.isVisible()) await menu.click();
    await page.locator(`nav a[href="/admin/${path}"]`).locator('visible=true').click();
    await page.waitForURL(new RegExp(`/admin/${path}/?$`));
  }

  /** Everything that a visitor can open before there is a season says so, and nothing leads nowhere. */
  async function lookAround({ address }: Portal) {
    const { context, page, noise } = await visit();
    for (const named of ['/seasons/first-2025/', '/competion-wro-2024/']) {
      await openPage(page, address + named);
      expect(new URL(page.url()).pathname).toBe('/');
    }
    for (const heading of [words.layout.categories, words.layout.footer.contact]) {
      expect(await page.getByRole('heading', { name: heading, exact: true }).count()).toBe(0);
    }
    expect(await page.locator('header summary').getByText(words.layout.competitions, { exact: true }).count()).toBe(0);
    expect(noise.lines).toEqual([]);
    await context.close();
  }

  async function fillThePortal({ address }: Portal) {
    const { context, page, noise } = await visit();
    await signInByPassword(page, address, 'admin', words);
    await said(page, words.adminDashboard.first.text);

    await open(page, 'settings');
    await said(page, words.adminSettings.seller.missingTitle);
    const seller = { vat: digits(language, '300000000000003'), cr: digits(language, '1010000000') };
    await fill(page, {
      ...{ seller_name: 'تُرس للروبوت', seller_name_en: 'Turs Robotics' },
      ...{ seller_address: 'الرياض', seller_address_en: 'Riyadh' },
      ...{ seller_vat_number: seller.vat, seller_cr_number: seller.cr, email: 'office@example.com' },
    });
    await save(page, false);
    await said(page, words.adminSettings.seller.complete);

    // Whoever begins with the competition is led to the season that it needs.
    await open(page, 'competions');
    await follow(page, words.adminCompetitions.list.create);
    await follow(page, t.seasons.open);
    await follow(page, words.adminSeasons.list.create);
    await fill(page, { name: 'موسم 2027', name_en: 'Season 2027', slug: 'first-2027' });
    await save(page);
    await turnOn(page, t.status.switch);
    await turnOn(page, t.registration.switch);

    await open(page, 'competions');
    await follow(page, words.adminCompetitions.list.create);
    const labels = words.adminCompetitions.fields;
    await page.locator('[name=season]').selectOption({ index: 1 });
    await fill(page, { slug: 'robo_mission', name: 'مهمة الروبوت', name_en: 'Robo Mission' });
    await write(page, [labels.description, labels.description_en], 'روبوت وطاولة ودقيقتان ونصف. A robot and a mat.');
    const numbers = { coaches_no: '1', members_no: '2', price: '350' };
    await fill(page, Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, digits(language, text)])));
    await page.getByRole('button', { name: words.adminCompetitions.form.addLevel, exact: true }).click();
    for (const place of [0, 1]) {
      const buffer = await picture(300 + place);
      await page
        .locator('main input[type=file]')
        .nth(place)
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
      // A banner is wide: a picture of another shape is cropped to it.
      if (place === 0) await page.getByRole('button', { name: t.picture.cropUse, exact: true }).click();
      await expect.poll(() => page.locator('form img[src^="/files/pictures/"]').count()).toBe(place + 1);
    }
    await save(page);
    const row = page.getByRole('row');
    await row.getByText(words.adminCompetitions.why.hidden).waitFor();
    await turnOn(page, t.status.switch);
    await row.getByText(words.adminCompetitions.why.closed, { exact: true }).waitFor();
    await turnOn(page, t.registration.switch);
    await row.getByText(words.adminCompetitions.list.takes, { exact: true }).waitFor();
    await open(page, 'dashboard');
    await said(page, words.adminDashboard.first.ready);
    expect(noise.lines).toEqual([]);
    await context.close();
  }

  async function registerAndPay({ address }: Portal) {
    const { context, page, noise } = await visit();
    await signInByPassword(page, address, 'coach', words);
    await openPage(page, address);
    await page.getByRole('link', { name: words.home.hero.apply, exact: true }).click();
    await page.waitForURL(/\/teams-registeration\//);
    await fillWizard(page, words, { teamName: 'أول فريق', competition: 0 });
    await sendRegistration(page, words);
    await payByCard(page, '4111 1111 1111 1111', '123');
    await page.waitForURL(/\/profile\/?\?payment_status=true/);
    await page.getByRole('dialog').getByText('403.00').first().waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  }

  test('in production becomes one with a paid team, by the command and the screens alone', async () => {
    const began = performance.now();
    const portal = portals[language];
    await lookAround(portal);
    const [admin] = accountsOf('admin');
    const setup = run(['server/command.ts', 'setup', admin?.membership_id ?? ''], portal.environment);
    expect(await setup.ended, setup.output()).toBe(0);
    await fillThePortal(portal);
    await registerAndPay(portal);

    // The public site shows it all, and the office the money.
    const { context, page } = await visit();
    await openPage(page, `${portal.address}/seasons/first-2025/`);
    expect(new URL(page.url()).pathname).toBe('/seasons/first-2027/');
    const name = language === 'ar' ? /مهمة الروبوت/ : /Robo Mission/;
    await page.getByRole('link', { name }).first().waitFor();
    await signInByPassword(page, portal.address, 'admin', words);
    await page.waitForURL(/\/admin\/dashboard/);
    await page.getByText('403.00').first().waitFor();
    await context.close();
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`From an empty portal to a paid team (${language}): ${seconds} s\n`);
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { tabToElement } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');

/** Presses Tab until the field of this name has the focus; radio buttons share one. */
async function tabTo(page: Page, name: string) {
  for (let tries = 0; tries < 80; tries += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

async function type(page: Page, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
}

/** Chooses by arrow key, from the top. */
async function choose(page: Page, name: string, place: number) {
  await tabTo(page, name);
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
}

/** Waits until the heading that replaces the form has the focus. */
const giveWay = (page: Page, title: string) =>
  page.waitForFunction((text) => document.activeElement?.textContent === text, title);

const mailsToOffice = async () => {
  const answer = await fetch(`${portal.address}/sandbox/mail/messages.json?to=hello@turs.example`);
  return ((await answer.json()) as { messages: { text: string }[] }).messages;
};

describe.each(languages)('forms of the public site (%s)', (language) => {
  const words = wordsOf(language);
  const required = words.fields.required;

  test('a message to the office, by keyboard: refused empty, then sent, and mailed', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: 360 });
    noise.allow(/422/);
    const t = words.contact;
    const text = `Question ${language}\nسؤال عن الفريق`;
    await page.goto(`${portal.address}/contact-us/`);
    // A screen reader must read two words, not one.
    await page.getByRole('textbox', { name: `${t.form.team_no} (${words.kit.optional})`, exact: true }).waitFor();
    const send = page.getByRole('button', { name: t.form.send });
    await tabToElement(page, send);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.name === 'name');
    const list = page.getByRole('alert').filter({ hasText: words.errors.contact_fields_empty });
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual(
      [t.form.name, t.form.email, t.form.phone, t.form.message].map((label) => `${label}: ${required}`),
    );
    expect(await faultsInLooks(page, 'contact, refused', language)).toEqual([]);

    // Back into the list: its second line leads to the e-mail.
    for (let line = 0; line < 3; line += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('email');
    await page.keyboard.type('noura@school.example');
    await type(page, { phone: '0501234567', message: text, team_no: 'F25-0012' });
    await page.reload();
    await expect.poll(() => page.locator('[name=message]').inputValue(), { timeout: 20_000 }).toBe(text);
    await type(page, { name: 'نورة' });
    await tabToElement(page, send);
    await page.keyboard.press('Enter');

    await page.getByText(t.success).waitFor();
    await giveWay(page, t.sent.title);
    await page.getByText('noura@school.example').waitFor();
    expect(await faultsInLooks(page, 'contact, sent', language)).toEqual([]);
    await expect
      .poll(async () => (await mailsToOffice()).filter((mail) => mail.text.includes(text)), { timeout: 20_000 })
      .toHaveLength(1);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.name === 'name');
    expect(await page.locator('[name=message]').inputValue()).toBe('');
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a talent registration, by keyboard: refused empty, kept through a reload, then sent', async () => {
    const { context, page, noise } = await visitor(browser, { language, dark: true });
    noise.allow(/422/);
    const t = words.talents;
    await page.goto(`${portal.address}/moetalent/`);
    const send = page.getByRole('button', { name: t.send });
    await tabToElement(page, send);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.name === 'name');
    const lines = await page.getByRole('alert').getByRole('listitem').allInnerTexts();
    expect(lines.slice(0, 7)).toEqual(
      [
        ...[t.person.name, t.person.gender, t.person.email, t.person.phone_number],
        ...[t.work.school, t.work.subject, t.work.moeAdmin],
      ].map((label) => `${label}: ${required}`),
    );
    expect(lines.slice(7).map((line) => line.split(' – ')[0])).toEqual(
      [1, 2, 3, 4, 5].map((n) => t.training.one.replace('{{n}}', String(n))),
    );
    expect(await faultsInLooks(page, 'talents, refused', language)).toEqual([]);

    await page.keyboard.type('هند الشهري');
    await tabTo(page, 'gender');
    await page.keyboard.press('Space');
    await type(page, {
      email: 'hind@school.example',
      phone_number: '0501234567',
      school: 'مدرسة الرواد',
      subject: 'علوم',
    });
    await choose(page, 'moeAdmin', 7);
    for (const row of [0, 1, 2, 3]) {
      await choose(page, `training.${row}.competion`, row + 1);
      await choose(page, `training.${row}.time_slot_1`, 1);
      await choose(page, `training.${row}.time_slot_2`, 2);
    }
    await page.reload();
    await choose(page, 'training.4.competion', 1);
    await choose(page, 'training.4.time_slot_1', 2);
    await tabToElement(page, send);
    await page.keyboard.press('Enter');
    // One error is left: its field has the focus, and everything else is unchanged.
    await page.waitForFunction(
      () => (document.activeElement as HTMLInputElement | null)?.name === 'training.4.time_slot_2',
    );
    expect(await page.locator('[name=moeAdmin]').inputValue()).toBe('al-ahsa');
    expect(await page.locator('[name="training.3.time_slot_2"]').inputValue()).toBe('evening');
    await choose(page, 'training.4.time_slot_2', 1);
    await tabToElement(page, send);
    await page.keyboard.press('Enter');

    await page.getByText(t.success).waitFor();
    await giveWay(page, t.sent.title);
    expect(await faultsInLooks(page, 'talents, sent', language)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('turs:talent'))).toBeNull();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('with scripts off the fields are there, the form says what it needs, and nothing typed gets into the address', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: language === 'ar' ? 'ar-SA' : 'en-GB',
    });
    const page = await context.newPage();
    for (const [path, send, fields] of [
      ['/contact-us/', words.contact.form.send, 5],
      ['/moetalent/', words.talents.send, 23],
    ] as const) {
      await page.goto(portal.address + path);
      expect(await page.locator('main [name]').count()).toBe(fields);
      const note = page.locator('main form noscript');
      expect(await note.isVisible()).toBe(true);
      expect(await note.innerText()).toContain(words.kit.needsScript);
      expect(await note.locator('a').getAttribute('href')).toBe('mailto:hello@turs.example');
      await page.locator('[name=name]').fill('Noura');
      await page.locator('[name=name]').press('Enter');
      await page.getByRole('button', { name: send }).click();
      expect(page.url()).toBe(portal.address + path);
    }
    await context.close();
  });
});

/** Delays the hydration of a page, as a slow connection does. @returns a function that lets its scripts load */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

test('what is typed before the page is alive stays', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'en' });
  const arrive = await holdScripts(page);
  await page.goto(`${portal.address}/moetalent/`, { waitUntil: 'commit' });
  await page.locator('[name=school]').fill('Al Rowad');
  await page.locator('[name=gender][value=female]').check();
  await page.locator('[name=moeAdmin]').selectOption('jeddah');
  await page.locator('[name=phone_number]').fill('0501234567');
  arrive();
  // Hydrated: the phone library has formatted the number.
  const phone = page.locator('[name=phone_number]');
  await expect.poll(() => phone.inputValue(), { timeout: 20_000 }).toBe('050 123 4567');
  expect(await page.locator('[name=school]').inputValue()).toBe('Al Rowad');
  expect(await page.locator('[name=gender]:checked').inputValue()).toBe('female');
  expect(await page.locator('[name=moeAdmin]').inputValue()).toBe('jeddah');
  expect(noise.lines).toEqual([]);
  await context.close();
});

test('a press before the page is alive is not lost', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'en' });
  const arrive = await holdScripts(page);
  await page.goto(`${portal.address}/`, { waitUntil: 'commit' });
  const how = page.getByRole('button', { name: wordsOf('en').home.hero.how });
  await how.click();
  await how.click();
  expect(await how.getAttribute('data-pressed')).toBe('');
  expect(await page.getByRole('dialog').count()).toBe(0);
  arrive();
  await page.getByRole('dialog').waitFor();
  expect(await how.getAttribute('data-pressed')).toBeNull();
  expect(noise.lines).toEqual([]);
  await context.close();
});

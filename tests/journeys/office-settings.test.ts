import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, said, signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** In one language: `screens.test.ts` has the form in both. */
const language = 'ar';
const words = wordsOf(language);
const [t, own] = [words.admin, words.adminSettings];

test('a setting is refused where it is wrong, saved, seen by visitors and in the history, and set back', async () => {
  const { context, page, noise } = await visitor(browser, { language, width: 360 });
  await hearMessages(context);
  noise.allow(/422/);
  const shown = async () =>
    (await (await fetch(`${portal.address}/api/settings?site_name=FIRST`)).json()).setting.site_copy_right;
  const before = await shown();
  const copyright = `© اتحاد ${Date.now()}`;
  const [line, video] = [page.locator('[name="site_copy_right"]'), page.locator('[name="social_youtube"]')];
  const save = () => page.getByRole('button', { name: t.form.save, exact: true }).first().click();

  await signInByPassword(page, portal.address, 'admin', words);
  await openPage(page, `${portal.address}/admin/settings`);
  await line.fill(copyright);
  const link = await video.inputValue();
  await video.fill('https://user:secret@example.com/');
  await save();
  await page.locator('[name="social_youtube"][aria-invalid=true]').waitFor();
  await page.getByText(words.fields.secure_link).first().waitFor();
  // Nothing was saved, and nothing that was typed is lost.
  expect([await shown(), await line.inputValue()]).toEqual([before, copyright]);
  expect(await faultsInLooks(page, 'a wrong setting', onPhone, 'main')).toEqual([]);

  await video.fill(link);
  await save();
  await said(page, t.form.updated);
  await expect.poll(shown).toBe(copyright);
  const reader = await visitor(browser, { language, width: 360 });
  await openPage(reader.page, `${portal.address}/contact-us/`);
  await reader.page.getByRole('contentinfo').getByText(copyright).waitFor();
  await reader.context.close();
  await page.getByRole('heading', { name: t.history.title }).waitFor();
  await page.getByText(own.fields.site_copy_right).last().waitFor();

  await line.fill(before);
  await save();
  await expect.poll(shown).toBe(before);
  expect([...noise.lines, ...reader.noise.lines]).toEqual([]);
  await context.close();
});

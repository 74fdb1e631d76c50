import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openPage, visitor } from '#tests/support/browser.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, said, signInByPassword } from './steps.ts';

/* What journeys do with the office's questions. In one language: `screens` has the list and the form in both. */

const language = 'ar';
export const words = wordsOf(language);
const [t, own] = [words.admin, words.adminFaqs];

/** In every question of this run, and in no other's. */
export const about = `run${Date.now()}`;
export const question = (name: string) => ({ ar: `سؤال ${name} ${about}`, en: `Question ${name} ${about}` });

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
export const save = (page: Page) => page.getByRole('button', { name: t.form.save, exact: true }).click();
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const list = (page: Page, query = `?s=${about}`) =>
  openPage(page, `${inject('sharedPortal')}/admin/faqs${query}`);

/** An administrator in a window of this width. */
export async function office(browser: Browser, width: number) {
  const visit = await visitor(browser, { language, width });
  await hearMessages(visit.context);
  await signInByPassword(visit.page, inject('sharedPortal'), 'admin', words);
  return visit;
}

/** Fills in the form. */
export async function write(page: Page, { ar, en }: ReturnType<typeof question>) {
  await field(page, own.fields.name).fill(ar);
  await field(page, own.fields.name_en).fill(en);
  await field(page, own.fields.description).fill(`جواب عن ${ar}`);
  await field(page, own.fields.description_en).fill(`Answer to ${en}`);
}

/** Adds a question from the list on, and ends there. */
export async function add(page: Page, texts: ReturnType<typeof question>) {
  await list(page);
  await page.getByRole('link', { name: own.list.create }).click();
  await page.waitForURL(/\/admin\/faqs\/new/);
  await write(page, texts);
  await save(page);
  await page.waitForURL((url) => url.pathname === '/admin/faqs');
  await said(page, t.form.saved);
  await row(page, texts.ar).waitFor();
}

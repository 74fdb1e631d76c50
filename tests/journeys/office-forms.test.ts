import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, isKept, said, signInByPassword } from './steps.ts';

/* What every form of the back-office does when an answer is lost or a record is gone, on the questions. */
const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** In one language: `screens.test.ts` has the forms in both. */
const language = 'ar';

describe('a form of the office', () => {
  const words = wordsOf(language);
  const [t, own] = [words.admin, words.adminFaqs];
  /** No other run's questions. */
  const about = `run${Date.now()}`;

  const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
  const save = (page: Page) => page.getByRole('button', { name: t.form.save, exact: true }).click();
  const shown = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
  const office = async () => {
    const visit = await visitor(browser, { language, width: 360 });
    await hearMessages(visit.context);
    await signInByPassword(visit.page, portal.address, 'admin', words);
    return visit;
  };
  /** The questions that visitors see whose English text begins so. */
  const seen = async (name: string): Promise<{ _id: string; name_en: string; description_en: string }[]> => {
    const { faqs } = await (await fetch(`${portal.address}/api/faqs`)).json();
    return faqs.filter(({ name_en }: { name_en: string }) => name_en.startsWith(`${name} ${about}`));
  };

  async function write(page: Page, name: string) {
    await openPage(page, `${portal.address}/admin/faqs/new`);
    await field(page, own.fields.name).fill(`سؤال ${name} ${about}`);
    await field(page, own.fields.name_en).fill(`${name} ${about}`);
    await field(page, own.fields.description).fill(`جواب ${name}`);
    await field(page, own.fields.description_en).fill(`Answer ${name}`);
  }
  async function add(page: Page, name: string) {
    await write(page, name);
    await save(page);
    await said(page, t.form.saved);
    const [faq] = await seen(name);
    return faq?._id ?? '';
  }
  const remove = async (page: Page, id: string) => {
    const headers = { origin: portal.address };
    const answer = await page.request.delete(`${portal.address}/api/admin/faqs?id=${id}`, { headers });
    expect(answer.status()).toBe(200);
  };

  /** The next save arrives, and its answer does not. */
  const loseAnswer = (page: Page) =>
    page.route(
      '**/api/admin/faqs',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );

  test('adds a record once when the answer is lost, also after a reload; corrected meanwhile, it is saved over', async () => {
    const { context, page, noise } = await office();
    noise.allow(/ERR_FAILED|409/);
    await write(page, 'Lost');
    await loseAnswer(page);
    await save(page);
    await shown(page, words.common.offline);
    await page.reload();
    await shown(page, t.form.restored);
    await save(page);
    await said(page, t.form.saved);
    expect(await seen('Lost')).toHaveLength(1);

    await write(page, 'Corrected');
    await loseAnswer(page);
    await save(page);
    await shown(page, words.common.offline);
    await field(page, own.fields.description_en).fill('The answer');
    await save(page);
    const arrived = page.getByRole('alertdialog');
    await arrived.getByRole('heading', { name: t.conflict.newTitle }).waitFor();
    await arrived.getByRole('button', { name: t.conflict.save }).click();
    await said(page, t.form.updated);
    const [corrected, ...others] = await seen('Corrected');
    expect([corrected?.description_en, others]).toEqual(['<p>The answer</p>', []]);

    // Kept over a reload and overtyped, it is another question: both are there.
    await write(page, 'Once more');
    await loseAnswer(page);
    await save(page);
    await shown(page, words.common.offline);
    await page.reload();
    await shown(page, t.form.restored);
    await field(page, own.fields.name_en).fill(`Another ${about}`);
    await save(page);
    await arrived.getByRole('button', { name: t.conflict.asAnother }).click();
    await said(page, t.form.saved);
    expect([...(await seen('Once more')), ...(await seen('Another'))]).toHaveLength(2);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('of a record that somebody deletes says so, and saves what was typed as a new one', async () => {
    const { context, page, noise } = await office();
    noise.allow(/404/);
    const id = await add(page, 'Deleted');
    await openPage(page, `${portal.address}/admin/faqs/${id}/edit`);
    await remove(page, id);
    await field(page, own.fields.name_en).fill(`Deleted ${about}, and kept`);
    await save(page);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('heading', { name: own.form.gone }).waitFor();
    await dialog.getByText(accountsOf('admin')[0]?.name ?? '').waitFor();
    expect(await faultsInLooks(page, 'a record that is gone', onPhone, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: t.gone.back }).click();
    await save(page);
    await dialog.getByRole('button', { name: t.gone.asNew }).click();
    await said(page, t.form.saved);
    const saved = await seen('Deleted');
    expect(saved).toMatchObject([{ name_en: `Deleted ${about}, and kept`, description_en: '<p>Answer Deleted</p>' }]);
    expect(saved[0]?._id).not.toBe(id);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('at the address of a deleted record leads to the list, or goes on with what was typed there', async () => {
    const { context, page, noise } = await office();
    noise.allow(/404|422/);
    const id = await add(page, 'Reloaded');
    await openPage(page, `${portal.address}/admin/faqs/${id}/edit`);
    await field(page, own.fields.description_en).fill('Typed');
    await isKept(page, 'Typed');
    await remove(page, id);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: own.form.gone }).waitFor();
    await page
      .getByRole('main')
      .getByText(accountsOf('admin')[0]?.name ?? '')
      .waitFor();
    expect(await faultsInLooks(page, 'the address of a record that is gone', onPhone, 'main')).toEqual([]);
    await page.getByRole('button', { name: t.gone.goOn }).click();
    await shown(page, t.form.restored);
    expect(await field(page, own.fields.name_en).inputValue()).toBe(`Reloaded ${about}`);
    await save(page);
    await said(page, t.form.saved);
    expect(await seen('Reloaded')).toMatchObject([{ description_en: '<p>Typed</p>' }]);

    await openPage(page, `${portal.address}/admin/faqs/nonsense/edit`);
    await page.getByRole('heading', { level: 1, name: own.form.gone }).waitFor();
    expect(await page.getByRole('button', { name: t.gone.goOn }).count()).toBe(0);
    await page.getByRole('link', { name: t.gone.toList }).click();
    await page.waitForURL((url) => url.pathname === '/admin/faqs');
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('takes bold and italic from WhatsApp, and lists from Word', async () => {
    const { context, page, noise } = await office();
    await openPage(page, `${portal.address}/admin/faqs/new`);
    const editor = field(page, own.fields.description_en);
    // The editor takes the place of the plain field when that is touched.
    await editor.focus();
    await expect.poll(() => editor.evaluate(({ tagName }) => tagName)).toBe('DIV');
    const paste = async (type: string, text: string) => {
      await editor.fill('');
      await editor.evaluate(
        (element, [type, text]) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData(type, text);
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        },
        [type, text] as const,
      );
      return editor.innerHTML();
    };
    expect(await paste('text/plain', 'a *bold* and _slanted_, **strong**, 2*3*4')).toBe(
      '<p>a <strong>bold</strong> and <em>slanted</em>, <strong>strong</strong>, 2*3*4</p>',
    );
    const word = (text: string) =>
      `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span> ${text}</p>`;
    expect(await paste('text/html', word('one') + word('two'))).toContain(
      '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
    );
    await editor.fill('');
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { alive, openBrowser, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, isKept, said, signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** In one language: `screens.test.ts` has the screens in both. */
const language = 'ar';

describe('the forum', () => {
  const words = wordsOf(language);
  const t = words.community;
  /** Signs in on the page to which the portal has redirected a guest. */
  const signInHere = async (page: Page) => {
    await page.waitForURL(/\/signin\?redirect=/);
    const account = accountsOf('coach')[0];
    await page.getByRole('textbox', { name: words.signIn.identifier }).fill(account?.membership_id ?? '');
    await page.locator('input[type=password]').fill(account?.password ?? '');
    await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
  };

  test('a guest is sent to sign in, writes a topic, is answered, liked and reported', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: 360, dark: true });
    await hearMessages(context);
    const faults: string[] = [];
    const look = async (name: string) => {
      faults.push(...(await faultsInLooks(page, name, looksOf(language))));
    };
    const title = 'ثلاث نقاط Three points';

    await page.goto(`${portal.address}/community/`);
    await page.getByRole('link', { name: t.addNew }).first().click();
    await signInHere(page);
    await page.waitForURL(/\/community\/add-new/);

    // An empty post is not sent, and typed text survives a reload.
    const editor = page.locator('.tiptap');
    await page.getByRole('button', { name: t.write.send }).click();
    await editor.waitFor();
    await page.getByText(t.write.missing).first().waitFor();
    await page.getByRole('textbox', { name: t.write.title }).fill(title);
    await editor.click();
    await page.keyboard.type('Kept');
    await isKept(page, 'Kept');
    await isKept(page, title);
    await page.reload();
    // The editor comes with the first interaction.
    await alive(page);
    await page.mouse.move(1, 1);
    await editor.getByText('Kept').waitFor();
    expect(await page.getByRole('textbox', { name: t.write.title }).inputValue()).toBe(title);

    await page.getByLabel(t.write.category).selectOption({ index: 1 });
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: words.editor.bold, exact: true }).click();
    await page.keyboard.type('Bold <b>');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' and plain');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: words.editor.bulletList, exact: true }).click();
    await page.keyboard.type('عنصر');
    await look('writing');
    await page.getByRole('button', { name: t.write.send }).click();

    await page.waitForURL(/\/community\/forums\/\d{4}-\d\d-\d\d\//);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const body = page.locator('article').first();
    expect(await body.locator('strong').innerText()).toBe('Bold <b>');
    expect(await body.locator('ul li').innerText()).toBe('عنصر');
    await page.getByText(t.comment.none).waitFor();
    await look('topic without comments');

    const ownLike = page.getByRole('button', { name: t.like.topic });
    const told = page.waitForResponse('**/api/community/likes');
    await ownLike.click();
    await page.locator('button[aria-pressed=true]').waitFor();
    await told;
    await page.reload();
    await page.locator('article button[aria-pressed=true]').waitFor();
    expect(await ownLike.innerText()).toContain('1');

    await page.getByRole('button', { name: t.comment.send, exact: true }).click();
    await page.getByText(t.comment.missing).first().waitFor();
    await page.getByRole('textbox', { name: t.comment.label }).fill('First line\n\n<script>alert(1)</script>');
    await page.getByRole('button', { name: t.comment.send, exact: true }).click();
    await said(page, t.comment.sent);
    const comment = page.locator('article[id^=comment-]').filter({ hasText: 'First line' });
    await comment.waitFor();
    expect(await comment.locator('p').allInnerTexts()).toContain('<script>alert(1)</script>');
    expect(await comment.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('textbox', { name: t.comment.label }).inputValue()).toBe('');

    await comment.getByRole('button', { name: t.reply.act }).click();
    const reply = page.getByRole('form', { name: t.reply.label.replace('{{name}}', '') });
    await reply.getByRole('textbox').fill('شكرًا');
    await reply.getByRole('button', { name: t.reply.send, exact: true }).click();
    await page.locator('ol ol article').filter({ hasText: 'شكرًا' }).waitFor();

    await comment.getByRole('button', { name: t.report.act }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.report.off_topic).check();
    await look('report');
    await dialog.getByRole('button', { name: t.report.send }).click();
    await said(page, t.report.sent);
    await look('topic with comments');

    await page.goto(`${portal.address}/community/`);
    await page.getByRole('link', { name: title }).click();
    await page.waitForURL(/\/community\/forums\//);
    expect([...faults, ...noise.lines]).toEqual([]);
    await context.close();
  });

  test('a guest’s like leads to the sign-in and back; a like that fails is rolled back, a comment that fails is kept', async () => {
    const { context, page, noise } = await visitor(browser, { language });
    await page.goto(`${portal.address}/community/`);
    await page.locator('main article h3 a').first().click();
    await page.waitForURL(/\/community\/forums\//);
    const topic = page.url();
    const like = page.getByRole('button', { name: t.like.topic });
    await page.getByRole('link', { name: t.comment.signIn }).waitFor();
    await like.click();
    await signInHere(page);
    await page.waitForURL(topic);
    await page.getByRole('textbox', { name: t.comment.label }).waitFor();

    noise.allow(/ERR_FAILED/);
    await page.route('**/api/community/**', (route) => route.abort());
    const before = await like.innerText();
    const pressed = await like.getAttribute('aria-pressed');
    await like.click();
    await page.getByText(t.failed, { exact: true }).first().waitFor();
    expect([await like.innerText(), await like.getAttribute('aria-pressed')]).toEqual([before, pressed]);

    await page.getByRole('textbox', { name: t.comment.label }).fill('Not lost');
    await page.getByRole('button', { name: t.comment.send, exact: true }).click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    expect(await page.getByRole('textbox', { name: t.comment.label }).inputValue()).toBe('Not lost');
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: t.comment.label }).inputValue()).toBe('Not lost');
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('without the editor a plain field takes its place, and nothing in it is markup', async () => {
    const { context, page, noise } = await visitor(browser, { language });
    noise.allow(/ERR_FAILED/);
    await page.route(/\/assets\/Editor-/, (route) => route.abort());
    await signInByPassword(page, portal.address, 'coach', words, 1);
    await page.goto(`${portal.address}/community/add-new/`);
    await page.getByRole('textbox', { name: t.write.title }).fill('A plain topic');
    await page.getByLabel(t.write.category).selectOption({ index: 1 });
    await page.locator('textarea[name=description]').fill('One < two & <i>three</i>\n\nشكرًا\nلكم');
    await page.getByRole('button', { name: t.write.send }).click();
    await page.waitForURL(/\/community\/forums\//);
    await page.getByRole('heading', { level: 1, name: 'A plain topic' }).waitFor();
    const paragraphs = page.locator('article').first().locator('[dir=auto] > p');
    expect(await paragraphs.allInnerTexts()).toEqual(['One < two & <i>three</i>', 'شكرًا\nلكم']);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('addresses of the forum: a wrong day leads to the right one, what is not there says so', async () => {
    const { context, page, noise } = await visitor(browser, { language });
    noise.allow(/404/);
    await signInByPassword(page, portal.address, 'student', words);
    await page.goto(`${portal.address}/community/`);
    const href = await page.locator('main article h3 a').first().getAttribute('href');
    await page.goto(portal.address + (href ?? '').replace(/\d{4}-\d\d-\d\d/, '1999-12-31'));
    expect(page.url()).toBe(portal.address + href);

    const lost = await page.goto(`${portal.address}/community/forums/2026-01-01/no-such-topic`);
    expect(lost?.status()).toBe(404);
    for (const address of ['/community/?category=nothing', '/community/?page=999']) {
      const answer = await page.goto(portal.address + address);
      expect(answer?.status()).toBe(404);
      await page.getByText(t.notFound).waitFor();
      await page.getByRole('link', { name: t.allTopics }).waitFor();
    }
    await page.goto(`${portal.address}${href}?page=999`);
    await page.getByRole('link', { name: t.comment.toFirst }).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});

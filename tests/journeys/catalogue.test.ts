import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { alive, openBrowser, visitor } from '#tests/support/browser.ts';
import { openBuiltPortal } from '#tests/support/built-portal.ts';
import { patiently } from '#tests/support/time-limits.ts';
import { wordsOf } from '#tests/support/words.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const card = 'main section ul:not(nav ul) a';

/**
 * A portal that has just started may not have fetched a category yet, and says so; a moment later it has. Before
 * hydration a card leads to the sign-in without a request.
 */
async function openWithCards(page: Page, path: string) {
  const cards = async () => {
    await page.goto(portal.address + path);
    return page.locator(card).count();
  };
  await expect.poll(cards, patiently).toBeGreaterThan(0);
  await alive(page);
}

/** In one language: `screens.test.ts` has the pages in both. */
const language = 'ar';

describe('from a card into the academy', () => {
  test('a guest is asked to sign in, comes back to the same page, and enters with a ticket that is good once', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: 360 });
    const words = wordsOf(language);
    const student = accountsOf('student')[0];
    await openWithCards(page, '/courses/?category=3&page=2');
    const name = await page.locator(card).first().innerText();
    await page.locator(card).first().click();
    await page.locator('dialog[open] a').first().click();
    await page.getByRole('textbox', { name: words.signIn.identifier }).fill(student?.membership_id ?? '');
    await page.locator('input[type=password]').fill(student?.password ?? '');
    await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
    await page.waitForURL(`${portal.address}/courses/?category=3&page=2`);

    const tickets: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/academy/enter?')) tickets.push(request.url());
    });
    await page.locator(card).first().dblclick();
    await page.waitForURL(/\/sandbox\/academy\/learn\/\d+\?lang=/);
    expect(await page.locator('h1').innerText()).toBe(name.split('\n')[0]);
    expect(await page.locator('main').innerText()).toContain(student?.name);
    expect(tickets).toHaveLength(1);
    expect((await fetch(tickets[0] ?? '', { redirect: 'manual' })).status).toBe(410);

    await page.goBack();
    await page.locator(card).first().waitFor();
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});

describe('an academy that does not answer', () => {
  let alone: Awaited<ReturnType<typeof openBuiltPortal>>;
  let academy: string;
  const held = createServer((line) => line.on('error', () => {}));
  const lines = new Set<Socket>();
  held.on('connection', (line) => lines.add(line));
  beforeAll(async () => {
    await new Promise<void>((resolve) => held.listen(0, '127.0.0.1', resolve));
    academy = `http://127.0.0.1:${(held.address() as AddressInfo).port}/academy`;
    alone = await openBuiltPortal({ CATALOGUE_URL: academy });
  });
  afterAll(() => alone.close());

  describe.each(['holds', 'refuses'] as const)('and %s', (how) => {
    beforeAll(() => {
      if (how === 'holds') return;
      held.close();
      for (const line of lines) line.destroy();
    });

    test.each(['/courses/', '/courses/?category=3&page=2', '/shops/', '/shops/?page=2'])(
      '%s says so without its answer, and leads there',
      async (path) => {
        await fetch(alone.address);
        const answer = await fetch(alone.address + path, { headers: { cookie: 'lang=en' } });
        const html = await answer.text();
        // Asked; how long a page waits is proven in `server/features/catalogue/answers.test.ts`.
        expect(lines.size).toBeGreaterThan(0);
        expect(answer.status).toBe(200);
        expect(html).toContain('>Something went wrong</h2>');
        expect(html).toContain('We cannot reach the academy');
        expect(html).toContain(`href="${academy}"`);
      },
    );
  });
});

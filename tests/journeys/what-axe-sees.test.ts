import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await visitor(browser, { language: 'ar' }));
});
afterAll(() => browser.close());

const document = (body: string) => `<!doctype html><html lang="ar" dir="rtl"><title>صفحة</title><style>
  @media (prefers-color-scheme: dark) { .pale { color: #ccc } }
  @media (width > 600px) and (prefers-color-scheme: light) { .wide { width: 2000px } }
  header { position: sticky; top: 0; height: 99vh; z-index: 30; background: #fff }
</style><body><header>الأعلى</header><main><h1>صفحة</h1>${body}</main></body></html>`;

/** Enough text for axe to recognise the font. */
const plenty = ['المسابقات', 'الخدمات', 'المدارس', 'الفرق', 'الموسم'].map((word) => `<p>${word}</p>`).join('');

test('pale Arabic words are found, in the look in which they are pale', async () => {
  await page.setContent(document(`${plenty}<p class="pale">كلمات باهتة</p>`));
  expect(await faultsInLooks(page, 'words')).toEqual([
    expect.stringMatching(/^words \(360 px, dark\): color-contrast .*كلمات باهتة/),
    expect.stringMatching(/^words \(1440 px, dark\): color-contrast .*كلمات باهتة/),
  ]);
});

test('pale words of a dialog are found, whatever lies under it', async () => {
  await page.setContent(document(`${plenty}<dialog><h2>سؤال</h2><p class="pale">كلمات باهتة</p></dialog>`));
  await page.evaluate(() => globalThis.document.querySelector('dialog')?.showModal());
  expect(await faultsInLooks(page, 'dialog')).toEqual([
    expect.stringMatching(/^dialog \(360 px, dark\): color-contrast .*كلمات باهتة/),
    expect.stringMatching(/^dialog \(1440 px, dark\): color-contrast .*كلمات باهتة/),
  ]);
});

test('what sticks out is found', async () => {
  await page.setContent(document(`${plenty}<div class="wide">عريض</div>`));
  expect(await faultsInLooks(page, 'width')).toEqual([
    expect.stringMatching(/^width \(1440 px, light\): \d+ px wider/),
  ]);
});

import { sql } from 'drizzle-orm';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import type { JobName } from '#server/platform/jobs.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

/** Of its own, and without workers: what is put back into the queue stays there to be seen. */
let portal: TestPortal;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([openTestPortal({ pages: true }), openBrowser()]);
  // Their first sign-in gives them their roles.
  await portal.tokenOf('admin');
  await portal.tokenOf('sub_admin');
}, 180_000);
afterAll(async () => {
  await browser.close();
  await portal.close();
});
beforeEach(async () => {
  await portal.db.execute(sql`delete from pgboss.job`);
  await portal.db.execute(sql`insert into pgboss.job (name, data, state, completed_on, output)
    select name, '{}', 'failed', now() - interval '3 hours', '{"message": "the mail server refused the mail: 550 5.1.1"}'
    from unnest(array['send-receipt', 'send-welcome', 'send-contact-reply']) as name`);
});

const states = async () => {
  const { rows } = await portal.db.execute<{ name: string; state: string }>(
    sql`select name, case when output @> '{"away": true}' then 'away' else state::text end as state from pgboss.job`,
  );
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
};

test.each(languages)(
  'an administrator sees what failed, tries one job again and puts the others away (%s)',
  async (language) => {
    const words = wordsOf(language);
    const t = words.adminSystem;
    const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    await signIn(page, portal.address, 'admin');
    await page.goto(`${portal.address}/admin/system`);
    const failed = (kind: JobName) =>
      page.getByRole('listitem').filter({ has: page.getByText(t.kinds[kind], { exact: true }) });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    // What needs somebody stands first.
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.locator('main h2').first().innerText()).toBe(t.parts.queue);
    await page.getByRole('link', { name: `${t.queue.undelivered}: 3` }).waitFor();
    expect(await failed('send-contact-reply').getByRole('button').allInnerTexts()).toEqual([t.queue.away]);
    expect(await faultsInLooks(page, 'the system page with failed jobs')).toEqual([]);

    await failed('send-receipt').getByRole('button', { name: t.queue.retry, exact: true }).click();
    await failed('send-receipt').waitFor({ state: 'detached' });
    expect(await states()).toMatchObject({ 'send-receipt': 'retry', 'send-welcome': 'failed' });

    // By keyboard, and it is asked first.
    await button(t.queue.awayAll).focus();
    await page.keyboard.press('Enter');
    const asks = page.getByRole('alertdialog');
    await asks.getByRole('button', { name: words.kit.cancel, exact: true }).click();
    await asks.waitFor({ state: 'detached' });
    expect(await states()).toMatchObject({ 'send-welcome': 'failed', 'send-contact-reply': 'failed' });
    await button(t.queue.awayAll).click();
    await asks.getByRole('button', { name: t.queue.awayAll, exact: true }).click();
    await page.getByRole('heading', { name: t.queue.failed }).waitFor({ state: 'detached' });
    expect(await states()).toEqual({ 'send-receipt': 'retry', 'send-welcome': 'away', 'send-contact-reply': 'away' });

    // Somebody else's failure is there after a refresh.
    await portal.db.execute(sql`insert into pgboss.job (name, data, state, completed_on, output)
    values ('sweep-uploads', '{}', 'failed', now(), '{"message": "no room"}')`);
    await button(t.refresh).click();
    await failed('sweep-uploads').waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  },
);

test.each(languages)('a sub administrator has no such page (%s)', async (language) => {
  const { context, page } = await visitor(browser, { language });
  await signIn(page, portal.address, 'sub_admin');
  await page.goto(`${portal.address}/admin/system`);
  await page.waitForURL(/\/admin\/not-allowed/);
  expect(await page.locator('a[href="/admin/system"]').count()).toBe(0);
  await context.close();
});

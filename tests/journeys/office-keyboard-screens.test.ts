import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { followTo, openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { keyboardOf } from '#tests/support/keyboard.ts';
import { faultsOfTabs } from '#tests/support/tab-stops.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
/** Of somebody who has signed in as an administrator: all that are seen here are theirs. */
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
beforeAll(async () => {
  browser = await openBrowser();
  const { context, page } = await visitor(browser, { language: 'en' });
  await signIn(page, portal.address, 'admin');
  cookies = await context.cookies();
  await context.close();
});
afterAll(() => browser.close());

/*
 * Every screen of the back-office with nothing but keys, on a desktop in one language and on a phone in the other: one
 * journey by the menu for what screens have in common, then what some of them have of their own. The form of competitions
 * is filled in by `office-keyboard.test.ts`.
 */

/** A screen of the back-office. */
interface Screen {
  /** The end of its address. */
  at: string;
  /** The screen that leads to it, if it is no entry of the menu. */
  from?: string;
  /** What its form is typed into, but for what a robot knows; a screen without records of its own has none. */
  form?: Record<string, string>;
  /** Its form is filled in and left: its records cannot be deleted. */
  leaves?: boolean;
  /** What is chosen in it is no part of its address. */
  keepsAddress?: boolean;
  /** Buttons of its form that add rows. */
  rows?: (words: ReturnType<typeof wordsOf>) => string[];
}

/** What the fields of any form are typed, by their type. */
const typed = { url: 'https://example.com/a', tel: '0501234567', number: '1', email: 'keys@example.com' };

const screens: Screen[] = [
  { at: 'dashboard' },
  { at: 'teams' },
  { at: 'contact-us' },
  { at: 'contact-us/canned', from: 'contact-us', form: {} },
  { at: 'community' },
  { at: 'community/categories', from: 'community', form: {}, leaves: true },
  { at: 'seasons', form: {}, rows: (words) => [words.adminSeasons.attributes.add, words.adminSeasons.milestones.add] },
  { at: 'competions' },
  { at: 'competion/new', from: 'competions' },
  { at: 'results' },
  { at: 'results/new', from: 'results', keepsAddress: true },
  { at: 'results/boards', from: 'results', keepsAddress: true },
  { at: 'results/import', from: 'results', keepsAddress: true },
  { at: 'faqs', form: {} },
  { at: 'partners', form: {} },
  { at: 'trainings', form: {} },
  { at: 'gallery' },
  { at: 'gallery/new', from: 'gallery', keepsAddress: true },
  { at: 'moetalents' },
  { at: 'users' },
  {
    at: 'members',
    form: { national_id: '1000099997', password: 'Keys-Only-2026', c_password: 'Keys-Only-2026' },
    leaves: true,
  },
  { at: 'admins' },
  { at: 'deletion-requests' },
  { at: 'log' },
  { at: 'system' },
  { at: 'settings' },
  { at: 'profile' },
];

describe.each(languages)('the back-office by keyboard alone (%s)', (language) => {
  const words = wordsOf(language);
  const t = words.admin;
  const about = `${language}${Date.now().toString(36)}`;
  const texts = { ar: `نص ${about}`, en: `Text ${about}` };
  const visits: Awaited<ReturnType<typeof visitor>>[] = [];
  beforeAll(async () => {
    for (const width of [1440, 360]) {
      const visit = await visitor(browser, { language, width });
      // From the first listener on the browser hands its file dialogs over, and not at once.
      visit.page.on('filechooser', () => {});
      await visit.context.addCookies(cookies);
      await openPage(visit.page, `${portal.address}/admin/dashboard/`);
      visits.push(visit);
    }
  });
  afterAll(async () => {
    for (const { context } of visits) await context.close();
  });

  /** From wherever one is, by the menu and further by links. */
  async function lead(page: Page, { at, from }: Screen) {
    const { press, hasFocus } = keyboardOf(page);
    const heading = page.locator('main h1');
    const follow = async (part: string, end: string) => {
      const left = await heading.innerText();
      const isThere = new URL(page.url()).pathname.replace(/\/$/, '') === `/admin/${end}`;
      await press(page.locator(`${part} a[href="/admin/${end}"]`).locator('visible=true'));
      await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === `/admin/${end}`);
      if (!isThere) await expect.poll(() => heading.innerText()).not.toBe(left);
      await page.waitForFunction(() => !document.querySelector('main [inert]'));
      await hasFocus(`the way to ${end}`);
    };
    const menu = page.locator('header summary').first();
    if (await menu.isVisible()) await press(menu);
    await follow('nav', from ?? at);
    if (from) await follow('main', at);
  }
  /** Skips the menus and looks at each stop of the page's own part. */
  async function look(page: Page, name: string, backwards = false) {
    const { press, hasFocus } = keyboardOf(page);
    // Messages lie over the lower edge until they are closed.
    const close = page.getByRole('button', { name: words.kit.dismiss, exact: true });
    while (await close.count()) {
      await press(close).catch(() => {});
      await hasFocus('a message is closed');
    }
    await press(page.locator('a[href="#content"]'));
    const faults = await faultsOfTabs(page, name, 'main');
    return backwards ? [...faults, ...(await faultsOfTabs(page, `${name}, backwards`, 'main', 'Shift+Tab'))] : faults;
  }

  /** Adds a record, does with it all that its list can, and deletes it. */
  async function addAndDelete(page: Page, { at, form = {}, leaves, rows = () => [] }: Screen) {
    const { keys, to, press, hasFocus, hasFocusOn, fillIn } = keyboardOf(page);
    const main = page.locator('main');
    const button = (name: string | RegExp, within = main) => within.getByRole('button', { name, exact: true });
    const said = (sentence: string) => page.getByText(sentence).first().waitFor();
    await press(main.locator(`a[href$="/new"]`));
    await page.waitForURL(/\/new$/);
    await main.locator('form :is(input, textarea)').first().waitFor();
    expect(await look(page, `${at}/new`, true)).toEqual([]);
    for (const name of rows(words)) await press(button(name));
    await to(main.locator('form :is(input, select, textarea):not([type=hidden])').locator('visible=true'));
    await fillIn({ ...typed, slug: about, ...form }, texts);
    // What leaves the form asks, and leads back to where it was pressed.
    const cancel = main.getByRole('link', { name: words.kit.cancel, exact: true });
    for (const key of leaves ? ['Escape', 'Enter'] : ['Escape']) {
      await press(cancel);
      const asks = page.getByRole('alertdialog');
      await asks.locator(':focus').waitFor();
      if (key === 'Enter') await to(button(t.form.leave, asks));
      await keys.press(key);
      await asks.waitFor({ state: 'detached' });
      if (key === 'Escape') await hasFocusOn(cancel, 'somebody stays');
    }
    if (leaves) {
      await page.waitForURL((url) => !url.pathname.endsWith('/new'));
      return hasFocus('the form is left');
    }
    await press(button(t.form.save));
    await said(messages[language].recordSaved);
    await page.waitForURL((url) => !url.pathname.endsWith('/new'));
    await hasFocus('a record is added');

    await press(main.getByRole('searchbox'), 'a');
    await keys.press('Backspace');
    await keys.type(about);
    await page.waitForURL(new RegExp(`s=${about}`));
    const row = main.getByRole('row').filter({ hasText: about });
    await row.waitFor();
    for (const control of await row.getByRole('switch').all()) {
      const was = await control.isChecked();
      for (const on of [!was, was]) {
        await press(control, 'Space');
        await expect.poll(() => control.isChecked()).toBe(on);
        await hasFocusOn(control, 'a switch');
        await page.waitForFunction(() => !document.querySelector('[role=switch][aria-busy]'));
      }
    }
    const box = row.getByRole('checkbox').first();
    if (await box.count()) {
      await press(box, 'Space');
      const together = main.getByRole('region', { name: t.list.bulk });
      const isShown = await row.getByRole('switch').first().isChecked();
      await press(button(isShown ? t.status.hide : t.status.show, together));
      await press(page.getByRole('button', { name: t.list.undo, exact: true }));
      await hasFocus('all is as it was');
      await press(button(t.list.clearSelection, together));
      await hasFocus('nothing is selected');
      // A row that its filter no longer shows gives the focus to what is there instead.
      const shown = main.getByRole('combobox', { name: t.status.filter });
      const status = row.getByRole('switch', { name: new RegExp(`^${t.status.switch}`) });
      await expect.poll(() => status.isChecked()).toBe(isShown);
      if (!isShown) await press(status, 'Space');
      await expect.poll(() => status.isChecked()).toBe(true);
      await page.waitForFunction(() => !document.querySelector('[role=switch][aria-busy]'));
      await press(shown, 'ArrowDown');
      await page.waitForURL(/shown=true/);
      await press(status, 'Space');
      await row.waitFor({ state: 'detached' });
      await hasFocus('the row is hidden by its filter');
      await press(shown, 'Home');
      await row.waitFor();
    }

    const actions = button(new RegExp(`^${t.list.actionsFor.split('{{')[0]}`), row);
    const menu = page.getByRole('menu');
    await press(actions);
    await menu.locator(':focus').waitFor();
    await keys.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await hasFocusOn(actions, 'its menu is closed');
    await press(actions);
    await menu.locator(':focus').waitFor();
    await keys.press('Enter');
    await page.waitForURL(/\/edit$/);
    await main.locator('form :is(input, textarea)').first().waitFor();
    await hasFocus('the form is opened');
    const name = main.locator('[name=name], [name=title]').first();
    await press(name, 'End');
    await keys.type('+');
    await keys.press('Control+s');
    await said(messages[language].recordUpdated);
    await row.waitFor();
    await hasFocus('a record is changed');

    for (const key of ['Escape', 'Enter']) {
      await press(actions);
      await menu.locator(':focus').waitFor();
      await keys.press('ArrowUp');
      await keys.press('Enter');
      const asks = page.getByRole('alertdialog');
      await asks.waitFor();
      if (key === 'Enter') await to(button(t.list.delete, asks));
      await keys.press(key);
      await asks.waitFor({ state: 'detached' });
      if (key === 'Escape') await hasFocusOn(actions, 'nothing is deleted');
    }
    await row.waitFor({ state: 'detached' });
    await hasFocus('a record is deleted');
  }

  test.each(screens.map((screen, index) => ({ ...screen, index })))('$at', async ({ index, ...screen }) => {
    const { page, noise } = visits[(index + (language === 'ar' ? 1 : 0)) % 2] as (typeof visits)[0];
    const { keys, press, hasFocus, hasFocusOn } = keyboardOf(page);
    const main = page.locator('main');
    const seen = (what: Locator) => what.locator('visible=true');
    const button = (name: string | RegExp, within = main) => seen(within.getByRole('button', { name, exact: true }));
    const dialog = page.locator('dialog[open], [role=dialog]:not(dialog)').first();
    /** Presses a key that changes the address. */
    const turn = async (what: Locator, key: string, changed: RegExp, after: string) => {
      await press(what, key);
      await page.waitForURL(changed);
      await hasFocusOn(what, after);
    };
    await lead(page, screen);
    expect(await look(page, screen.at, screen.at === 'settings')).toEqual([]);

    // Search, filter, order, columns, log, the order of records, pages: whatever the list has.
    const search = main.locator('search').getByRole('searchbox');
    if (await search.count()) {
      await press(search, 'z');
      await page.waitForURL(/s=z/);
      await press(main.getByRole('button', { name: words.kit.showAll, exact: true }).or(button(words.kit.clearSearch)));
      await page.waitForURL((url) => !url.searchParams.get('s'));
      await hasFocus('all are shown again');
    }
    const filter = seen(main.locator('select:not(form select)')).first();
    if (!screen.keepsAddress && (await filter.count())) {
      await turn(filter, 'ArrowDown', /\?.*=[^&]/, 'a filter');
      await turn(filter, 'Home', /./, 'no filter');
    }
    const head = seen(main.locator('thead button')).first();
    if (await head.count()) await turn(head, 'Enter', /sort=/, 'another order');
    for (const name of [t.list.columns, t.history.title, t.list.order]) {
      if (!(await button(name).count())) continue;
      await press(button(name));
      await dialog.waitFor();
      await keys.press('Tab');
      await keys.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await hasFocusOn(button(name), `“${name}” is closed`);
    }
    // The last page has no next one: the focus does not go with the arrow.
    const pages = seen(main.locator('nav a[aria-current=page]'));
    const others = seen(main.locator('nav li:has(a:not([rel])) >> nth=-1').locator('a'));
    if (await pages.count()) {
      for (const link of [others, main.locator('a[rel=prev]'), main.locator('a[rel=next]')]) {
        const address = page.url();
        await press(link);
        await page.waitForURL((url) => url.href !== address);
        await pages.getByText(new URL(page.url()).searchParams.get('page') ?? '1', { exact: true }).waitFor();
        await hasFocus('another page');
      }
    }
    if (screen.form) await addAndDelete(page, screen);
    expect(noise.lines).toEqual([]);
  });

  const call = async (page: Page, path: string, data: object) => {
    const sent = await page.request.post(portal.address + path, { headers: { origin: portal.address }, data });
    if (!sent.ok()) throw new Error(await sent.text());
    return sent.json();
  };
  const office = async (path: string) => {
    const { page, noise } = visits[0] as (typeof visits)[0];
    await followTo(page, `/admin/${path}`);
    return { page, noise, main: page.locator('main'), ...keyboardOf(page) };
  };

  test('a message is handed on, answered with a canned reply and closed', async () => {
    const { adminContact: own } = words;
    const sender = { name: about, email: `${about}@school.example`, phone: '+966501234567' };
    await call((visits[0] as (typeof visits)[0]).page, '/api/contactus', {
      ...sender,
      ...{ message: about, team_no: 'F25-0012' },
    });
    const { page, noise, main, keys, press, hasFocus, hasFocusOn } = await office(`contact-us?s=${about}`);
    await press(main.getByRole('row').filter({ hasText: about }).getByRole('link'));
    const text = main.getByRole('textbox', { name: own.reply.text });
    await text.waitFor();
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    for (const name of [own.takeOn, own.close, own.reopen]) {
      await press(button(name));
      await button(name).waitFor({ state: 'detached' });
      await page.waitForFunction(() => !document.querySelector('main [aria-busy]'));
      await hasFocus(name);
    }
    await press(main.getByRole('combobox', { name: own.reply.canned }), 'ArrowDown');
    await hasFocusOn(text, 'a canned reply is inserted');
    await keys.press('Control+Enter');
    await page.getByText(messages[language].replySent, { exact: true }).first().waitFor();
    await hasFocus('the reply is sent');
    expect(noise.lines).toEqual([]);
  });

  test('a reported topic is hidden, shown again and found to be right', async () => {
    const writers = await Promise.all([visitor(browser, { language }), visitor(browser, { language })]);
    const [writer, reader] = writers as [(typeof writers)[0], (typeof writers)[0]];
    await signIn(writer.page, portal.address, 'student', language === 'ar' ? 0 : 1);
    await signIn(reader.page, portal.address, 'coach', 1);
    const { categories } = await (await writer.page.request.get(`${portal.address}/api/community/categories`)).json();
    const topic = { title: `Keys ${about}`, description: '<p>نص Text</p>', category: categories[0]._id };
    const { result } = await call(writer.page, '/api/community', topic);
    await call(reader.page, '/api/community/reports', { id: result._id, reason: 'spam' });

    const { page, noise, main, keys, press, hasFocus, hasFocusOn } = await office('community');
    const { adminCommunity: own } = words;
    await press(main.getByRole('row').filter({ hasText: about }).getByRole('link'));
    const dialog = page.getByRole('dialog');
    const button = (name: string, within = main) => within.getByRole('button', { name, exact: true });
    await press(button(own.decide.hide));
    await keys.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await hasFocusOn(button(own.decide.hide), 'nothing is decided');
    for (const decision of ['hide', 'restore', 'close', 'reopen'] as const) {
      await press(button(own.decide[decision]));
      await dialog.locator(':focus').waitFor();
      await press(dialog.getByRole('textbox'), 'x');
      await press(button(own.decide[decision], dialog));
      await dialog.waitFor({ state: 'detached' });
      await button(own.decide[decision]).waitFor({ state: 'detached' });
      await hasFocus(decision);
    }
    expect(noise.lines).toEqual([]);
    for (const { context } of writers) await context.close();
  });

  test('a result is added by the number of its team; a file is imported, its board is opened, and it is undone', async () => {
    const { page, noise, main, keys, press, hasFocus, hasFocusOn, to } = await office('results/new');
    const { adminResults: own } = words;
    const get = async (path: string) => (await page.request.get(`${portal.address}/api/admin/${path}`)).json();
    // Of a season of which nobody has entered results: what is imported here is never published.
    const { seasons } = (await get('seasons?search=true')) as { seasons: { _id: string }[] };
    const counts = await Promise.all(
      seasons.map(async ({ _id }) => {
        const [{ totalItems }, { teams }] = await Promise.all([
          get(`results/?season=${_id}`),
          get(`teams/?season=${_id}&per_page=10`),
        ]);
        return { season: _id, results: totalItems as number, teams: teams as { team_no: string }[] };
      }),
    );
    const fresh = counts.find(({ results, teams }) => results === 0 && teams.length > 1);
    if (!fresh) throw new Error('every season has results');
    const { season } = fresh;
    const [first, second] = fresh.teams.map(({ team_no }) => team_no) as [string, string];
    const button = (name: string | RegExp, within = main) => within.getByRole('button', { name, exact: true });
    const said = (sentence: string) => page.getByText(sentence).first().waitFor();
    const pickSeason = async (select: Locator) => {
      await to(select);
      for (let tries = 0; (await select.inputValue()) !== season && tries < 30; tries += 1)
        await keys.press('ArrowDown');
    };

    await pickSeason(main.locator('[name=season_id]'));
    const team = main.locator('[name=team_id]');
    await to(team);
    await keys.insertText(first);
    await press(button(new RegExp(first)).first());
    const change = button(own.form.teamChange);
    await change.waitFor();
    await hasFocus('a team is chosen');
    await press(change);
    await hasFocusOn(team, 'another team is asked for');
    await keys.insertText(first);
    await press(button(new RegExp(first)).first());
    await change.waitFor();
    await hasFocus('the team is chosen again');
    await press(main.locator('[name=ranked]'), 'ArrowDown');
    await keys.press('Control+s');
    await said(messages[language].recordSaved);
    await page.waitForURL((url) => !url.pathname.endsWith('/new'));
    await hasFocus('a result is added');

    await press(main.locator('a[href="/admin/results/import"]'));
    const file = main.locator('input[type=file]');
    await file.waitFor({ state: 'attached' });
    await pickSeason(main.locator('[name=season]'));
    /** By the file dialog, which is the browser's own. */
    const choose = async (name: string, rank: string) => {
      await to(file);
      const opened = page.waitForEvent('filechooser');
      await keys.press('Space');
      const text = `${own.import.columns.team_no},${own.import.columns.ranked}\n${second},${rank}\n`;
      await (await opened).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    await choose(`wrong-${about}.csv`, '99');
    await button(own.import.corrected).waitFor();
    await hasFocus('a file with a mistake is read');
    expect(await look(page, 'a file with a mistake')).toEqual([]);
    await choose(`${about}.csv`, '2');
    const write = main.locator('section').getByRole('button').last();
    await said(own.import.willAdd);
    await hasFocus('a file is read');
    await press(write);
    await said(own.import.done);
    await hasFocus('a file is imported');
    const row = main.getByRole('row').filter({ hasText: `${about}.csv` });
    await row.waitFor();

    await press(main.getByRole('link', { name: own.import.toBoards, exact: true }));
    const publish = main.getByRole('row').getByRole('button').filter({ hasText: own.boards.publish }).first();
    await publish.waitFor();
    await hasFocus('the boards are opened');
    const asks = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await press(publish);
    await asks.locator(':focus').waitFor();
    await keys.press('Escape');
    await asks.waitFor({ state: 'detached' });
    await hasFocusOn(publish, 'nothing is published');

    await followTo(page, '/admin/results/import');
    const undo = row.getByRole('button');
    await press(undo);
    await asks.locator(':focus').waitFor();
    await press(button(own.imports.undo, asks));
    await undo.waitFor({ state: 'detached' });
    await hasFocus('the import is undone');
    for (const { _id, revision } of (await get(`results/?season=${season}`)).results) {
      const address = `${portal.address}/api/admin/results?id=${_id}&revision=${revision}`;
      await page.request.delete(address, { headers: { origin: portal.address } });
    }
    expect(noise.lines).toEqual([]);
  });

  test('another session is ended, and arrows go where they point', async () => {
    const other = await visitor(browser, { language });
    await signIn(other.page, portal.address, 'admin');
    const mine = await (await other.page.request.get(`${portal.address}/api/admin/profile/sessions`)).json();
    const { created_at } = mine.sessions.find(({ current }: { current: boolean }) => current);
    const { page, noise, main, keys, press, hasFocus, hasFocusOn, to } = await office('profile');
    const line = main.getByRole('listitem').filter({ has: page.locator(`time[datetime="${created_at}"]`) });
    await press(line.getByRole('button'));
    await line.waitFor({ state: 'detached' });
    await hasFocus('a session is ended');

    /** Presses an arrow on what has the focus; where the focus stands then, seen from where it stood. */
    const step = async (key: 'ArrowLeft' | 'ArrowRight') => {
      const at = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? 0);
      const before = await at();
      await keys.press(key);
      await expect.poll(at).not.toBe(before);
      return (await at()) < before ? 'ArrowLeft' : 'ArrowRight';
    };
    const goesBoth = async (what: string) => {
      const first = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
      for (const key of [first, first === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'] as const) {
        expect(await step(key), `${key} in ${what}`).toBe(key);
      }
    };
    await followTo(page, '/admin/log');
    await press(main.getByRole('button', { name: new RegExp(`^${words.admin.period.title}`) }));
    const part = main.getByRole('spinbutton').first();
    await part.waitFor();
    await to(part);
    await goesBoth('the parts of a day');
    const calendar = main.getByRole('button', { name: new RegExp(t.moment.openCalendar) }).first();
    await press(calendar);
    await page.getByRole('grid').locator(':focus').waitFor();
    for (const key of ['ArrowUp', 'ArrowDown']) await keys.press(key);
    await goesBoth('the calendar');
    await keys.press('Escape');
    await hasFocusOn(calendar, 'the calendar is closed');
    await followTo(page, '/admin/faqs/new');
    await to(main.getByRole('toolbar').first().getByRole('button').first());
    await goesBoth('the tools of a text');

    // Tab leaves a list as it is, in both directions.
    const text = main.locator('[contenteditable=true]').first();
    await to(text);
    await keys.press('Control+Shift+8');
    await keys.type('1');
    await keys.press('Enter');
    await keys.type('2');
    const written = await text.innerHTML();
    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) await keys.press(key);
    await hasFocusOn(main.getByRole('toolbar').first().locator('[tabindex="0"]'), 'the text is left');
    expect(await text.innerHTML()).toBe(written);
    expect(noise.lines).toEqual([]);
    await other.context.close();
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { accountsOf } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { type Run, run } from '#tests/support/process.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { picture } from '#tests/support/season.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';
import { openTestSandbox, secrets } from '#tests/support/test-sandbox.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, payByCard, said, signInByPassword } from './steps.ts';

/* A portal in production, with an empty database, up to its first paid team: by one command, and by its screens alone. */

let browser: Browser;
let database: TestDatabase;
let world: Awaited<ReturnType<typeof openTestSandbox>>;
let portal: Run;
let folder: string;
let address: string;
let environment: Record<string, string>;

beforeAll(async () => {
  const port = await testPort('localhost');
  address = `http://localhost:${port}`;
  [browser, database, world, folder] = await Promise.all([
    openBrowser(),
    createTestDatabase({ empty: true }),
    openTestSandbox([address]),
    mkdtemp(join(tmpdir(), 'turs-empty-')),
  ]);
  environment = {
    ...{ PORTAL_MODE: 'production', PORT: String(port), PUBLIC_URL: address, DATA_DIR: folder },
    ...{ DATABASE_URL: database.url, SMTP_URL: world.smtp, CATALOGUE_URL: world.academy },
    ...{ TICKET_KEY: secrets.ticketKey, STEB_URL: world.steb, STEB_API_KEY: secrets.stebApiKey },
    ...{ TELR_URL: world.telr, TELR_STORE: secrets.telr.store, TELR_AUTHKEY: secrets.telr.authkey },
    ...{ TELR_NOTICE_SECRET: secrets.telr.noticeSecret, TELR_TEST: 'true' },
  };
  portal = run('server/start.ts', environment);
  await portal.printed('The portal is at');
});
afterAll(async () => {
  portal?.child.kill('SIGTERM');
  await portal?.ended;
  await Promise.all([browser?.close(), world?.close()]);
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const language = 'ar';
const words = wordsOf(language);
const [t, takes, wizard] = [words.admin, words.adminTakesTeams, words.registration];

/** Counts what somebody fills in, chooses and presses. */
function counted(page: Page) {
  const acts = { fields: 0, presses: 0 };
  const of = (where: string | Locator) => (typeof where === 'string' ? page.locator(where) : where);
  return {
    acts,
    async fill(where: string | Locator, text: string) {
      acts.fields += 1;
      await of(where).fill(text);
    },
    async choose(where: string | Locator, file: string) {
      acts.fields += 1;
      const bytes = await picture(400);
      await of(where).setInputFiles({ name: file, mimeType: 'image/png', buffer: bytes });
    },
    async press(where: string | Locator) {
      acts.presses += 1;
      await of(where).click();
    },
  };
}

const named = (name: string) => `[name="${name}"]`;

test('an empty portal takes its first paid team after one command, with few fields and presses', async () => {
  const [officer] = accountsOf('admin');
  const setup = run(['server/command.ts', 'setup', officer?.membership_id ?? ''], environment);
  expect([await setup.ended, setup.output()]).toEqual([0, expect.stringContaining('is an administrator now')]);

  // The office: who issues the invoices, a season, its first competition, and one button that opens both.
  const office = await visitor(browser, { language, width: 360 });
  const { page } = office;
  await hearMessages(office.context);
  const did = counted(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const save = () => did.press(button(t.form.save).first());
  await signInByPassword(page, address, 'admin', words);

  await openPage(page, `${address}/admin/settings`);
  const seller = {
    ...{ seller_name: 'مؤسسة الروبوت', seller_name_en: 'Robotics Foundation' },
    ...{ seller_address: 'الرياض', seller_address_en: 'Riyadh' },
    ...{ seller_vat_number: '300000000000003', seller_cr_number: '1010000000' },
  };
  for (const [name, text] of Object.entries(seller)) await did.fill(named(name), text);
  await save();
  await said(page, t.form.updated);

  await openPage(page, `${address}/admin/seasons/new`);
  await did.fill(named('name'), 'الموسم الأول');
  await did.fill(named('name_en'), 'First season');
  await did.fill(named('slug'), 'first');
  await save();
  await page.waitForURL((url) => url.pathname === '/admin/competion/new');

  const { fields, form } = words.adminCompetitions;
  // Both forms have a field of this name.
  await page.getByText(form.firstOfSeason.split('{{')[0] ?? '').waitFor();
  await did.fill(named('name'), 'التحدي');
  await did.fill(named('name_en'), 'Challenge');
  await did.fill(page.getByRole('textbox', { name: fields.description }), 'وصف');
  await did.fill(page.getByRole('textbox', { name: fields.description_en }), 'About it');
  await did.fill(named('coaches_no'), '2');
  await did.fill(named('members_no'), '4');
  await did.press(button(form.addLevel));
  await did.fill(named('price'), '350');
  const stored = () => page.waitForResponse((answer) => answer.url().endsWith('/api/admin/uploads') && answer.ok());
  const pictures = page.locator('main input[type=file]');
  const banner = stored();
  await did.choose(pictures.nth(0), 'banner.png');
  await did.press(button(t.picture.cropUse));
  await banner;
  const logo = stored();
  await did.choose(pictures.nth(1), 'logo.png');
  await logo;
  await save();
  await page.waitForURL((url) => url.pathname === '/admin/competions');
  const row = page.getByRole('row').filter({ hasText: 'التحدي' });
  await did.press(row.getByRole('button', { name: new RegExp(`^${takes.openOf.split('{{')[0]}`) }));
  await did.press(page.getByRole('alertdialog').getByRole('button', { name: takes.open, exact: true }));
  await row.getByText(takes.yes, { exact: true }).waitFor();
  const faults = await faultsInLooks(page, 'the first competition is open', onPhone, 'main');

  // A coach: the way from the home page to a paid team.
  const coach = await visitor(browser, { language, width: 360 });
  const { page: own } = coach;
  const does = counted(own);
  const next = () => does.press(own.locator('main button[type=submit]').last());
  await signInByPassword(own, address, 'coach', words);
  await openPage(own, `${address}/`);
  faults.push(...(await faultsInLooks(own, 'the home page of the first season', onPhone)));
  await openPage(own, `${address}/teams-registeration/`);
  // What is chosen already needs no press.
  for (const name of ['season_id', 'competion_id', 'ageLevel']) {
    const only = own.locator(`input[name=${name}]`).first();
    if (!(await only.isChecked())) await does.press(only);
  }
  await next();
  await does.fill(own.getByRole('textbox', { name: wizard.schoolName }), 'مدارس الرواد');
  await does.fill(own.getByRole('textbox', { name: wizard.teamName }), 'صقور نجد');
  does.acts.fields += 1;
  await own.getByLabel(words.teamFields.region).selectOption({ index: 1 });
  await does.fill(own.getByLabel(words.teamFields.city), 'الرياض');
  await does.choose('input[type=file]', 'team.png');
  await own.locator('main img[src^="/files/pictures/"]').first().waitFor();
  await next();
  const lookUp = async (label: string, number: string) => {
    const found = own.waitForResponse((answer) => answer.url().includes('/api/lookups/') && answer.ok());
    await does.fill(own.getByRole('textbox', { name: label, exact: false }).first(), number);
    await found;
  };
  await lookUp(wizard.coach.replace('{{n}}', '1'), people.coaches[0] ?? '');
  await next();
  await lookUp(wizard.member.replace('{{n}}', '1'), people.members[4] ?? '');
  await next();
  const ages = own.locator('[name=ages]');
  await own.getByRole('button', { name: wizard.registerAndPay }).waitFor();
  if (await ages.count()) await does.press(ages);
  await does.press(own.getByRole('button', { name: wizard.registerAndPay }));
  await payByCard(own, '4111 1111 1111 1111', '123');
  await own.waitForURL(/\/profile\/?\?payment_status=true/);
  await openPage(own, `${address}/profile/transections`);
  const paid = own.getByRole('row').filter({ hasText: 'صقور نجد' });
  await paid.getByText('402.50').or(paid.getByText('403.00')).first().waitFor();
  await paid.getByText(/^\d{4}-000001$/).waitFor();

  // As few as can be: whoever adds one says so here.
  expect({ office: did.acts, coach: does.acts }).toEqual({
    office: { fields: 18, presses: 7 },
    coach: { fields: 7, presses: 7 },
  });
  expect([...faults, ...office.noise.lines, ...coach.noise.lines]).toEqual([]);
  await Promise.all([office.context.close(), coach.context.close()]);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { accountsOf } from '#tests/support/accounts.ts';
import { type EngineWindow, until } from '#tests/support/engines/engine.ts';
import { engines } from '#tests/support/engines/engines.ts';
import { picture } from '#tests/support/season.ts';
import { wordsOf } from '#tests/support/words.ts';

const address = inject('sharedPortal');
const words = wordsOf('ar');
const [coach] = accountsOf('coach');

/** Waits until the page's address begins like this. */
const arrived = (view: EngineWindow, path: string) =>
  until(path, () => view.evaluate((path) => (location.pathname + location.search).startsWith(path), path));

/** Whether the focused element is in a dialog and shows its focus, as keyboard users need. */
const focusInDialog = () => {
  const element = document.activeElement;
  if (!element?.closest('dialog')) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
};

/**
 * Signs in from the home page by way of "register", fills in the wizard's five steps and submits them; ends at the
 * gateway.
 */
async function register(view: EngineWindow, teamName: string, logo: string) {
  const next = () => view.click('[data-foot] button[type=submit]');
  await view.open(`${address}/`);
  await view.click('main a', words.home.hero.apply);
  await arrived(view, '/signup');
  await view.click('main a[href^="/signin?redirect"]');
  await view.type('input[name=national_id]', coach?.membership_id ?? '');
  await view.type('input[name=password]', coach?.password ?? '');
  await view.click('main form button[type=submit]');
  await arrived(view, '/teams-registeration');
  await view.click('input[name=season_id]');
  await view.click('label:has(input[name=competion_id])', '403');
  await view.click('input[name=ageLevel]');
  await next();
  await view.type('input[name=schoolName]', 'مدارس الرواد');
  await view.type('input[name=teamName]', teamName);
  await view.evaluate(() => {
    const region = document.querySelector<HTMLSelectElement>('select[name=region]');
    if (!region) throw new Error('no region');
    region.selectedIndex = 1;
    region.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await view.chooseFile('input[name=image]', logo);
  await until('the logo', () =>
    view.evaluate(() => document.querySelector('main img[src^="/files/pictures/"]') !== null),
  );
  await next();
  for (const [field, number = ''] of [
    ['coaches.0', people.coaches[2]],
    ['members.0', people.members[4]],
    ['members.1', people.members[5]],
  ] as const) {
    if (field === 'members.0') await next();
    await view.type(`input[name="${field}"]`, number);
    // Each person who is found adds a line, which moves the button that is pressed next.
    await until(number, () =>
      view.evaluate((name) => document.querySelector(`li:has([name="${name}"]) [role=status] bdi`) !== null, field),
    );
  }
  await next();
  // Some are too old for the age group; the checkbox appears when all of them have been looked up again.
  await view.click('[name=ages]');
  await view.click('main button[type=submit]', words.registration.registerAndPay);
  await arrived(view, '/sandbox/telr/');
}

for (const { name, variable, program, open, example } of engines) {
  test.skipIf(!program)(
    `${name}: sign in, register, pay, come back, invoice${program ? '' : ` (skipped: set ${variable}=${example})`}`,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'turs-engine-'));
      const view = await open(program ?? '');
      try {
        const logo = join(folder, 'logo.png');
        await writeFile(logo, await picture(300));
        const teamName = `صقور ${name}`;
        await register(view, teamName, logo);
        await view.type('[name=card_number]', '4111 1111 1111 1111');
        await view.type('[name=expiry]', '12/30');
        await view.type('[name=cvv]', '123');
        await view.click('button.primary');
        await view.click('[value=approve]');

        await arrived(view, '/profile');
        await until('the paid dialog', () => view.evaluate(() => document.querySelector('dialog[open] h2') !== null));
        expect(await view.evaluate(focusInDialog)).toBe(true);
        expect(await view.evaluate(() => document.querySelector('dialog[open]')?.textContent)).toContain(teamName);
        await view.click('dialog[open] a', words.profile.paid.invoice);
        await arrived(view, '/profile/transections');
        // The beginning of the file that the browser is given to save.
        await view.evaluate(() => {
          const give = URL.createObjectURL;
          URL.createObjectURL = (file: Blob) => {
            file.text().then((text) => Object.assign(window, { saved: text.slice(0, 5) }));
            return give(file);
          };
        });
        await until(teamName, () => view.evaluate((name) => document.body.innerText.includes(name), teamName));
        await view.click(`main [aria-label^="${words.transactions.download.replace('{{number}}', '')}"]`);
        await until('the invoice', () => view.evaluate(() => (window as { saved?: string }).saved === '%PDF-'));
        expect(view.noise).toEqual([]);
      } finally {
        await view.close();
        await rm(folder, { recursive: true });
      }
    },
  );
}

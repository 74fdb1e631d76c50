import { appendFile, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alive, openBrowser, visitor } from '#tests/support/browser.ts';
import { run } from '#tests/support/process.ts';
import { testPort } from '#tests/support/test-port.ts';

const root = join(import.meta.dirname, '../..');
const parts = [
  ...['brand', 'contract', 'demo', 'documents', 'domain', 'locales', 'sandbox', 'server', 'web'],
  ...['package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'],
];

/** A copy of the project, because other tests use the sources of this one at the same time. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'turs-development-'));
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Saves a file again while nothing follows from it: a busy machine loses events of its file system. */
async function savedUntil(save: (saves: number) => Promise<void>, followed: () => Promise<unknown>) {
  for (let saves = 1; ; saves += 1) {
    await save(saves);
    const refusal = await followed().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refusal === undefined) return;
    if (saves === 3) throw refusal;
  }
}

/** Vite prepares the packages meanwhile, which takes a busy machine more than half a minute. */
const FIRST_PAGE = 100_000;

test('npm run dev starts once; a changed screen shows in the open page, a changed source starts the server anew', async () => {
  const project = await copyProject();
  const port = await testPort('localhost');
  const portal = run(join(project, 'server/dev.ts'), { PORT: String(port), DATA_DIR: join(project, 'data') });
  const starts = () => portal.output().split('The portal is at').length - 1;
  const browser = await openBrowser();
  try {
    await portal.printed('Data lies in');
    const { page } = await visitor(browser, { language: 'en' });
    const connected = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('[vite] connected'),
      timeout: FIRST_PAGE,
    });
    await page.goto(`http://localhost:${port}/contact-us/`, { timeout: FIRST_PAGE });
    await alive(page);
    // Until then no change is told to the page.
    await connected;
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    const name = page.getByLabel('Name');
    await name.fill('Noura');

    const screen = join(project, 'web/public/contact/ContactForm.tsx');
    const source = await readFile(screen, 'utf8');
    const title = page.getByRole('heading', { name: 'A changed title' });
    await savedUntil(
      (saves) => writeFile(screen, `${source.replace("{t('form.title')}", 'A changed title')}\n// ${saves}\n`),
      () => title.waitFor({ timeout: 20_000 }),
    );
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
    expect(await name.inputValue()).toBe('Noura');
    expect(starts()).toBe(1);

    await savedUntil(
      (saves) => appendFile(join(project, 'server/listen.ts'), `\n// ${saves}\n`),
      // Saved again before it has started, it would start anew.
      () => expect.poll(starts, { timeout: 60_000 }).toBeGreaterThan(1),
    );
    await expect.poll(() => page.evaluate(() => 'isTheSamePage' in window), { timeout: 60_000 }).toBe(false);

    portal.child.kill('SIGINT');
    expect(await portal.ended).toBe(0);
    expect(portal.output()).not.toMatch(/has ended|left behind/);
    expect(await readdir(join(project, 'data/postgres/cluster'))).not.toContain('postmaster.pid');
  } finally {
    portal.child.kill('SIGKILL');
    await browser.close();
    await rm(project, { recursive: true, force: true });
  }
}, 500_000);

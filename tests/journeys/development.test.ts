import { appendFile, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { alive, openBrowser, visitor } from '#tests/support/browser.ts';
import { run } from '#tests/support/process.ts';
import { testPort } from '#tests/support/test-port.ts';
import { patiently } from '#tests/support/time-limits.ts';

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

test('npm run dev starts once; a changed screen shows in the open page, a changed source starts the server anew', async () => {
  const project = await copyProject();
  const port = await testPort('localhost');
  const portal = run(join(project, 'server/dev.ts'), { PORT: String(port), DATA_DIR: join(project, 'data') });
  const starts = () => portal.output().split('The portal is at').length - 1;
  const browser = await openBrowser();
  try {
    await portal.printed('Data lies in');
    const { page } = await visitor(browser, { language: 'en' });
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    // Vite prepares the packages for the first page.
    await page.goto(`http://localhost:${port}/contact-us/`);
    await alive(page);
    // Until then no change is told to the page.
    await connected;
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    const name = page.getByLabel('Name');
    await name.fill('Noura');

    const screen = join(project, 'web/public/contact/ContactForm.tsx');
    const source = await readFile(screen, 'utf8');
    const title = page.getByRole('heading', { name: 'A changed title' });
    // Saved again and again until it shows: a busy machine loses events of its file system.
    const shown = title.waitFor().then(() => true);
    for (let saves = 1, isShown = false; !isShown; saves += 1) {
      await writeFile(screen, `${source.replace("{t('form.title')}", 'A changed title')}\n// ${saves}\n`);
      isShown = await Promise.race([shown, pause(10_000, false)]);
    }
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
    expect(await name.inputValue()).toBe('Noura');
    expect(starts()).toBe(1);

    await appendFile(join(project, 'server/listen.ts'), '\n// Changed.\n');
    await expect.poll(starts, patiently).toBe(2);
    await expect.poll(() => page.evaluate(() => 'isTheSamePage' in window), patiently).toBe(false);

    portal.child.kill('SIGINT');
    expect(await portal.ended).toBe(0);
    expect(portal.output()).not.toMatch(/has ended|left behind/);
    expect(await readdir(join(project, 'data/postgres/cluster'))).not.toContain('postmaster.pid');
  } finally {
    portal.child.kill('SIGKILL');
    await browser.close();
    await rm(project, { recursive: true, force: true });
  }
});

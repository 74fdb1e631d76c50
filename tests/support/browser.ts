import { access, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Language } from '#contract/languages.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium must not look for its maker's servers; as root it runs without its sandbox. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `CHROMIUM=npm` passes the machine's own over, to try the other. */
async function firstInstalled(): Promise<string | undefined> {
  if (process.env.CHROMIUM === 'npm') return undefined;
  for (const path of installed) {
    const there = await access(path).then(
      () => true,
      () => false,
    );
    if (there) return path;
  }
  return undefined;
}

/** The machine's Chromium or Chrome, else the one that npm brought. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await firstInstalled();
  if (executablePath) return chromium.launch({ executablePath, args: quiet });
  // It unpacks itself into the folder for temporary files, under one name for every user of the machine.
  const own = join(tmpdir(), `turs-chromium-${process.getuid?.() ?? 0}`);
  await mkdir(own, { recursive: true });
  process.env.TMPDIR = own;
  const { default: shipped } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await shipped.executablePath(), args: quiet });
}

/** What a page must not say or ask: console lines, failed requests, requests that leave the machine. */
export type Noise = { lines: string[]; allow(pattern: RegExp): void };

/** Collects everything that a context's pages say that they should not. */
export function listen(context: BrowserContext): Noise {
  const lines: string[] = [];
  const allowed: RegExp[] = [];
  const note = (line: string) => {
    if (!allowed.some((pattern) => pattern.test(line))) lines.push(line);
  };
  const hear = (page: Page) => {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()} @ ${page.url()}`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message} @ ${page.url()}`));
  };
  context.on('page', hear);
  context.on('request', (request) => {
    const url = new URL(request.url());
    const near = ['localhost', '127.0.0.1', ''].includes(url.hostname);
    if (!near) note(`leaves the machine: ${request.url()}`);
  });
  return { lines, allow: (pattern) => allowed.push(pattern) };
}

/** A visitor with a language, a window and, if wanted, a dark room. */
export async function visitor(
  browser: Browser,
  { language, width = 1440, dark = false }: { language: Language; width?: number; dark?: boolean },
): Promise<{ context: BrowserContext; page: Page; noise: Noise }> {
  const context = await browser.newContext({
    locale: language === 'ar' ? 'ar-SA' : 'en-GB',
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  await context.addInitScript(() => addEventListener('alive', () => Object.assign(window, { isAlive: true })));
  const noise = listen(context);
  return { context, page: await context.newPage(), noise };
}

/**
 * Opens a page for a visitor, until it answers and has asked for nothing more for half a second. That the line is at rest
 * is not enough: scripts start after the first frame, which a busy machine draws late.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => 'isAlive' in window);
  const asked = () =>
    page.waitForEvent('request', { timeout: 500 }).then(
      () => true,
      () => false,
    );
  while (await asked());
}

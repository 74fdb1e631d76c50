import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Language } from '#contract/languages.ts';
import { limit } from '#tests/support/time-limits.ts';
import { shippedBrowser } from './shipped-browser.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium must not contact its vendor's servers; as root it runs without its sandbox. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium from npm: the same for everyone, and without windows it needs half the processor time of the machine's
 * own. If it cannot run, the machine's Chromium or Chrome. `CHROMIUM=/usr/bin/chromium` selects another.
 */
export async function launchBrowser(): Promise<Browser> {
  const launch = (executablePath: string) => chromium.launch({ executablePath, args: quiet });
  if (process.env.CHROMIUM) return launch(process.env.CHROMIUM);
  return launch(await shippedBrowser()).catch(async (refusal: unknown) => {
    const own = installed.find((path) => existsSync(path));
    if (!own) throw refusal;
    return launch(own);
  });
}

let shared: Promise<Browser> | undefined;

/**
 * The browser of this worker, which runs its files one after the other: a start takes seconds of processor time.
 * Closing it closes everything that was opened in it, so a file may open it only once at a time; the process ends with
 * the worker.
 */
export async function openBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined);
  if (!running?.isConnected()) shared = launchBrowser().then(guarded);
  return shared as Promise<Browser>;
}

/** The prefix of console lines about requests that a page's own security policy refused. */
const refused = 'security policy: ';

/** A browser whose `close` fails if a security policy refused anything on any of its pages. */
function guarded(browser: Browser): Browser {
  const violations = new Set<string>();
  browser.on('context', (context) => {
    context.addInitScript((begin) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        // biome-ignore lint/suspicious/noConsole: the page reports to the test this way
        console.error(`${begin}${effectiveDirective} ${blockedURI} ${sourceFile}`);
      });
    }, refused);
    context.on('console', (message) => {
      if (message.text().startsWith(refused)) violations.add(`${message.text()} @ ${message.page()?.url()}`);
    });
  });
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const lines = [...violations];
    violations.clear();
    if (lines.length > 0) throw new Error(lines.join('\n'));
  };
  return browser;
}

/** What a page must not do: console lines, failed requests, requests that leave the machine. */
export type Noise = { lines: string[]; allow(pattern: RegExp): void };

/** Collects everything unwanted that a context's pages report. */
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

/** A visitor with a language, a window size and, if wanted, dark mode. */
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
  context.setDefaultTimeout(limit.wait);
  context.setDefaultNavigationTimeout(limit.wait);
  const noise = listen(context);
  return { context, page: await context.newPage(), noise };
}

/** Waits until a page is hydrated. For pages of {@link visitor}. */
export const alive = (page: Page) => page.waitForFunction(() => 'isAlive' in window);

/**
 * Opens a page for a visitor, and waits until it is hydrated and has made no request for half a second. An idle network
 * is not enough: scripts start after the first frame, which a busy machine renders late.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
  // As somebody's hand does: what is loaded with the first touch of a page is loaded now (docs/decisions/193).
  await page.mouse.move(1, 1);
  await settled(page);
}

/** Waits until a page has made no request for half a second. */
export async function settled(page: Page): Promise<void> {
  const asked = () =>
    page.waitForEvent('request', { timeout: 500 }).then(
      () => true,
      () => false,
    );
  while (await asked());
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assetIn, openAnew, wasOpenedAnew } from './newer-build.ts';

const kept = new Map<string, string>();
const gone = new Set<string>();
const went: string[] = [];
let online = true;

beforeEach(() => {
  kept.clear();
  gone.clear();
  went.length = 0;
  online = true;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', { __reactRouterManifest: { url: '/assets/manifest-1.js' } });
  vi.stubGlobal('location', {
    reload: () => went.push('here'),
    assign: (target: string) => went.push(target),
  });
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    if (!online) throw new TypeError('Failed to fetch');
    return { status: method === 'HEAD' && gone.has(address) ? 404 : 200 };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens the page anew where an asset is gone, tells so once, and does it no second time', async () => {
  gone.add('/assets/contact-1.js');
  expect(wasOpenedAnew()).toBe(false);
  expect(await openAnew('/assets/contact-1.js')).toBe(true);
  expect([wasOpenedAnew(), wasOpenedAnew()]).toEqual([true, false]);
  expect(await openAnew('/assets/contact-1.js')).toBe(false);
  expect(went).toEqual(['here']);
});

it('opens it again for a later update', async () => {
  vi.useFakeTimers();
  gone.add('/assets/contact-1.js');
  await openAnew('/assets/contact-1.js');
  vi.advanceTimersByTime(6 * 60_000);
  expect(await openAnew('/assets/contact-1.js')).toBe(true);
});

it('goes on to where the person was going', async () => {
  gone.add('/assets/AboutPage-1.js');
  expect(await openAnew('/assets/AboutPage-1.js', '/about-us/')).toBe(true);
  expect(went).toEqual(['/about-us/']);
});

it('asks for its own build where the browser does not say what failed', async () => {
  gone.add('/assets/manifest-1.js');
  expect(await openAnew(undefined)).toBe(true);
});

it('stays when the connection is lost, when all is still there, and where nothing can be noted', async () => {
  expect(await openAnew('/assets/contact-1.js')).toBe(false);
  gone.add('/assets/contact-1.js');
  online = false;
  expect(await openAnew('/assets/contact-1.js')).toBe(false);
  online = true;
  vi.stubGlobal('sessionStorage', undefined);
  expect(await openAnew('/assets/contact-1.js')).toBe(false);
  expect(wasOpenedAnew()).toBe(false);
  expect(went).toEqual([]);
});

it.each([
  [
    'Failed to fetch dynamically imported module: http://x.example/assets/contact-Pz_s5-.js',
    '/assets/contact-Pz_s5-.js',
  ],
  ['error loading dynamically imported module: http://x.example/assets/a.js', '/assets/a.js'],
  ['Unable to preload CSS for /assets/app-1.css', '/assets/app-1.css'],
  ['Importing a module script failed.', undefined],
])('reads of %j what failed', (message, asset) => {
  expect(assetIn(new TypeError(message))).toBe(asset);
});

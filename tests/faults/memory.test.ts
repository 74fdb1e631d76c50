import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuiltPortal } from '#tests/support/built-portal.ts';

/*
 * A visitor invents addresses and requests each twice so that it would be cached. The memory of the process is read
 * after a garbage collection, through its inspector.
 */
const MEGABYTE = 1024 * 1024;
const CACHE_MAX_MB = 2;

let portal: Awaited<ReturnType<typeof openBuiltPortal>>;
let season: string;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  portal = await openBuiltPortal({ CACHE_MAX_MB: String(CACHE_MAX_MB), NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  const { wroseasons } = (await (await fetch(`${portal.address}/api/first-seasons`)).json()) as {
    wroseasons: { _id: string }[];
  };
  season = wroseasons[0]?._id ?? '';
});
afterAll(async () => {
  agent.destroy();
  await portal.close();
});

/** Runs the portal's garbage collection and returns the memory in use, in megabytes. */
async function memoryHeld(): Promise<{ heapUsed: number; arrayBuffers: number; rss: number }> {
  const inspector = new WebSocket(/ws:\/\/\S+/.exec(portal.output())?.[0] ?? '');
  await once(inspector, 'open');
  const ask = async (id: number, method: string, params = {}) => {
    inspector.send(JSON.stringify({ id, method, params }));
    const [{ data }] = (await once(inspector, 'message')) as [MessageEvent<string>];
    return JSON.parse(data).result;
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const { result } = await ask(2, 'Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true });
  inspector.close();
  return result.value;
}

const visit = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(`${portal.address}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });

const uuid = () => crypto.randomUUID();
const number = () => Math.floor(Math.random() * 1e9);
const pages = [
  () => `/competion/${uuid()}`,
  () => `/seasons/${uuid()}`,
  () => `/community/forums/2026-01-01/${uuid()}`,
  () => `/resultes/${uuid()}`,
  () => `/resultes/${season}?competion=${uuid()}&agelevel=${uuid()}&page=${number()}`,
  () => `/community?page=${number()}&category=${uuid()}`,
  () => `/regions?region=${uuid()}`,
  () => `/${uuid()}`,
];
const calls = [
  () => `/api/community?page=${number()}&category_by=${uuid()}`,
  () => `/api/first-seasons?slug=${uuid()}`,
  () => `/api/competions?season=${uuid()}`,
  () => `/api/gallery?season=${uuid()}`,
  () => `/api/settings?site_name=${uuid()}`,
];

/** Requests this many invented addresses of each kind, a few at a time. */
async function flood(kinds: readonly (() => string)[], each: number): Promise<void> {
  const addresses = kinds.flatMap((madeUp) => Array.from({ length: each }, madeUp)).values();
  const visitor = async () => {
    for (const address of addresses) {
      for (let time = 0; time < 2; time += 1) expect(await visit(address), address).toBeLessThan(500);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
}

test('made-up addresses do not grow what the process holds', async () => {
  await flood([...pages, ...calls], 5);
  const before = await memoryHeld();
  await flood(calls, 200);
  await flood(pages, 15);
  const after = await memoryHeld();
  const grown = (name: keyof typeof before) => Math.round((after[name] - before[name]) / MEGABYTE);
  process.stdout.write(
    `heap ${grown('heapUsed')} MB, buffers ${grown('arrayBuffers')} MB, all ${grown('rss')} MB more\n`,
  );
  // Besides the cache, connections need some buffers, and some code is compiled meanwhile.
  expect(grown('arrayBuffers')).toBeLessThan(CACHE_MAX_MB + 3);
  expect(grown('heapUsed')).toBeLessThan(8);
  expect(grown('rss')).toBeLessThan(80);
});

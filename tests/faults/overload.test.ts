import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { errorSentences } from '#locales/sentences.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* The event loop is made late: what can be refused is, in words of ours; what is kept, and money on its way, is answered. */
const DELAY = 100;
// Pages may have to be built first.
vi.setConfig({ hookTimeout: 360_000 });

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ pages: true, keeps: true, maxEventLoopDelay: DELAY });
});
afterAll(() => portal.close());

const delay = () =>
  (portal.app as unknown as { memoryUsage(): { eventLoopDelay: number } }).memoryUsage().eventLoopDelay;

/** Keeps the processor busy in steps of so many milliseconds, until the portal has measured it. */
async function overload(step: number, measured: (ms: number) => boolean): Promise<void> {
  while (!measured(delay())) {
    const until = performance.now() + step;
    while (performance.now() < until);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const ask = async (path: string, method = 'GET', language = 'en') => {
  const answer = await fetch(portal.address + path, { method, headers: { 'accept-language': language } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('under load only what is kept in memory, health and money on its way are answered', async () => {
  // The second visit of an address keeps it.
  for (const path of ['/api/faqs', '/about-us/', '/about-us/']) await ask(path);
  await overload(2 * DELAY, (ms) => ms > 1.2 * DELAY && ms < 4 * DELAY);
  const paths = ['/health/live', '/api/faqs', '/about-us/', '/api/gallery?status=true', '/courses/?search=x'];
  const [live, kept, page, other, otherPage, english, arabic, payment] = await Promise.all([
    ...paths.map((path) => ask(path)),
    ask('/api/getuser', 'POST'),
    ask('/api/getuser', 'POST', 'ar'),
    ask('/api/telr-payment-checker', 'POST'),
  ]);
  expect([live, kept, page, payment].map((answer) => answer?.status)).toEqual([200, 200, 200, 401]);
  for (const [answer, language] of [
    [english, 'en'],
    [arabic, 'ar'],
    [other, 'en'],
  ] as const) {
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5']);
    expect(JSON.parse(answer?.text ?? '')).toMatchObject({
      success: false,
      code: 'service_unavailable',
      msg: errorSentences[language].service_unavailable,
    });
  }
  expect([otherPage?.status, otherPage?.headers.get('retry-after')]).toEqual([503, '5']);
  expect(otherPage?.text).toContain('The portal is unavailable for a moment');
});

test('once the load is over, everything is answered again', async () => {
  while (delay() > DELAY) await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await ask('/api/regions')).status).toBe(200);
});

test('money on its way is refused last', async () => {
  await overload(8 * DELAY, (ms) => ms > 5 * DELAY && ms !== Number.POSITIVE_INFINITY);
  const [payment, live] = await Promise.all([ask('/api/telr-payment-checker', 'POST'), ask('/health/live')]);
  expect([payment?.status, live?.status]).toEqual([503, 200]);
});

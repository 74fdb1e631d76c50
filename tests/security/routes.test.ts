import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireDeclaredAccess } from '#server/http/declared-access.ts';
import { allEndpoints, fileOfEndpoint, nameOfEndpoint } from '#tests/support/all-endpoints.ts';
import { expectNone } from '#tests/support/expect-none.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ pages: true });
});
afterAll(() => portal.close());

/**
 * Routes that are no calls of the contract, listed by hand. All are public except certificates, credit notes, invoices, scores
 * and the office's view of resources.
 */
const otherRoutes = [
  /^GET \/files\/(calendar|catalogue|pictures|pictures\/small|resources|share|videos)\/:name$/,
  /^GET \/files\/(certificates|credit-notes|invoices|resources\/office|scores)\/:name$/,
  /^GET \/(robots\.txt|sitemap\.xml)$/,
  /^GET \/assets\/[\w.-]+$/,
  /^GET \/api\/docs(\/|$)/,
  // The pages
  /^GET \*$/,
];

test('the portal answers at the addresses of the contract and of the list above, and nowhere else', () => {
  const declared = new Set(allEndpoints().map(nameOfEndpoint));
  const running = [...portal.app.accessOfRoutes.keys()].filter((name) => !name.startsWith('HEAD '));
  const others = running.filter((name) => !declared.has(name));
  expectNone([
    ...others
      .filter((name) => !otherRoutes.some((known) => known.test(name)))
      .map((name) => `${name} is no call of the contract: declare it there, or name it in "otherRoutes" of this test.`),
    ...allEndpoints()
      .filter((call) => !running.includes(nameOfEndpoint(call)))
      .map(
        (call) =>
          `${nameOfEndpoint(call)} (${fileOfEndpoint(call)}) is declared, and nothing answers it: open it in its feature, and call the feature's routes in server/app.ts.`,
      ),
  ]);
  expect(portal.app.accessOfRoutes.get('GET /files/invoices/:name')).toBe('orders:read');
  expect(portal.app.accessOfRoutes.get('GET /files/certificates/:name')).toBe('signedIn');
  expect(portal.app.accessOfRoutes.get('GET /files/scores/:name')).toBe('signedIn');
});

test('an app with a route of which nobody said who may call it does not start', async () => {
  const app = Fastify();
  requireDeclaredAccess(app);
  app.get('/open', { config: { openBecause: 'a feed' } }, async () => '');
  await app.register(async (feature) => {
    feature.get('/api/everybody', async () => [{ name: 'سارة', national_id: '1000000201' }]);
  });
  await expect(app.ready()).rejects.toThrow('Nobody declares who may call GET /api/everybody, HEAD /api/everybody.');
});

test('an access that is written down and checked by nothing is none', async () => {
  const app = Fastify();
  requireDeclaredAccess(app);
  app.get('/files/some', { config: { access: 'orders:read' } }, async () => 'secret');
  await expect(app.ready()).rejects.toThrow('Nobody declares who may call GET /files/some');
});

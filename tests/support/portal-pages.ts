import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { registerLanguage } from '#server/http/language.ts';
import { registerPages } from '#server/http/pages.ts';
import { buildPagesOnce } from '#web/build-once.ts';
import type { TestPortal } from './test-portal.ts';

/**
 * The built pages over a test portal's API, without a cache: each visit is rendered. Call `close` before the portal's.
 */
export async function openPortalPages(portal: TestPortal) {
  await buildPagesOnce();
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(cookie);
  registerLanguage(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ success: false }));
  app.route({
    // Also the question of a guarded page: who is it?
    method: ['GET', 'POST'],
    url: '/api/*',
    async handler({ method, url, headers: sent, body }, reply) {
      const { 'content-length': _, ...kept } = sent;
      const asked = { method: method as 'GET' | 'POST', url, headers: kept, ...(body ? { payload: body } : {}) };
      const { statusCode, headers, payload } = await portal.app.inject(asked);
      return reply.code(statusCode).headers({ 'content-type': headers['content-type'] }).send(payload);
    },
  });
  await registerPages(app, { mode: 'built', clock: () => portal.time.now ?? new Date() });
  return {
    /** A page, by default in English, for a guest unless a session's cookie is given. */
    get: (url: string, language = 'en', session = '') =>
      app.inject({ url, headers: { host: 'portal.test', cookie: `lang=${language}; ${session}` } }),
    close: () => app.close(),
  };
}

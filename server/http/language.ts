import '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { isLanguage, type Language, pickLanguage } from '#contract/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's language: `?lang=`, else the cookie `lang`, else what the browser prefers. */
    language: Language;
  }
}

/** Gives every request its language before anything can go wrong with it. */
export function registerLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', 'ar');
  app.addHook('onRequest', (request, _reply, done) => {
    const wanted = (request.query as { lang?: unknown } | undefined)?.lang;
    request.language = isLanguage(wanted)
      ? wanted
      : pickLanguage(request.cookies.lang, request.headers['accept-language']);
    done();
  });
}

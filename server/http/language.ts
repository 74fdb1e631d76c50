import '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { isLanguage, type Language, pickLanguage } from '#contract/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's language: `?lang=`, else the cookie `lang`, else the browser's preference. */
    language: Language;
    /** The language that somebody chose: `?lang=` or the cookie, which the page's switch sets. */
    chosenLanguage: Language | undefined;
  }
}

/** Sets the language of every request before anything can fail. */
export function registerLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', 'ar');
  app.decorateRequest('chosenLanguage', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const wanted = (request.query as { lang?: unknown } | undefined)?.lang;
    request.chosenLanguage = [wanted, request.cookies.lang].find(isLanguage);
    request.language = pickLanguage(request.chosenLanguage, request.headers['accept-language']);
    done();
  });
}

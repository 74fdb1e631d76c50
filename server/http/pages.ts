import { join } from 'node:path';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '#contract/languages.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { cleanAddress, isReadable, withoutTrailingSigns } from './address.ts';
import type { PageTurns } from './address-limits.ts';
import type { AnswerCache } from './answer-cache.ts';
import { serveAssets } from './assets.ts';
import { RETRY_AFTER } from './error-reply.ts';
import './language.ts';
import { originOf } from './origin.ts';
import { loadBuild, type PageBuild, startVite } from './page-build.ts';
import { errorPage } from './page-error.ts';
import { contentSecurityPolicy, type HeaderOptions } from './page-headers.ts';
import { createPageKeys } from './page-keys.ts';
import { colorModeOf, renderPage } from './render-page.ts';
import { type Answer, sendAnswer } from './send-answer.ts';

export type PageOptions = {
  /** `built` serves what `react-router build` made, `dev` runs Vite with hot reload. */
  mode: 'built' | 'dev';
  /** The configured address of the portal; if not given, the request's own. */
  publicUrl?: string;
  /** The project's folder; the working directory if not given. */
  root?: string;
  pictureOrigins?: readonly string[];
  /** The time from which remaining days are counted. */
  clock?: Clock;
  /** Caches what is the same for everybody. Without it every page is rendered anew. */
  cache?: AnswerCache;
  /** Limits what is rendered anew for one address. */
  turns?: PageTurns;
};

function whyOf(status: number) {
  if (status === 429) return 'often';
  return status === 503 ? 'away' : status < 500 ? 'address' : 'failure';
}

/** Paths of other parts of the server; an unknown address among them is not a page. */
const notPages = /^\/(api|files|sandbox|assets)(\/|$)/;

/** Serves the pages: every GET that no other route answers. Register it last. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const root = options.root ?? process.cwd();
  const getBuild = options.mode === 'dev' ? await startVite(app, root) : await loadBuild(root);
  if (options.mode === 'built') await serveAssets(app, join(root, 'build/client/assets'));
  const answer = pageAnswerer(app, getBuild, options);

  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '*',
    schema: { hide: true },
    config: { openBecause: 'each page says what it needs, and web/lib/guard.ts holds it to that' },
    handler: async (request, reply) => {
      if (notPages.test(request.url) || !request.url.startsWith('/')) return reply.callNotFound();
      return answer(request, reply);
    },
  });
}

function pageAnswerer(app: FastifyInstance, getBuild: () => Promise<PageBuild>, options: PageOptions) {
  const { cache, turns = (_address, make) => make(), clock = systemClock } = options;
  const keys = createPageKeys();

  const policyOptions: HeaderOptions = { dev: options.mode === 'dev', pictureOrigins: options.pictureOrigins };
  const policyFor = (scriptHashes: string[]) => ({
    'content-security-policy': contentSecurityPolicy(scriptHashes, policyOptions),
  });
  const headersFor = (request: FastifyRequest) => ({
    'content-language': request.language,
    vary: 'Accept-Language, Cookie',
    'cache-control': 'private, no-cache',
  });

  /** The page for when none can be rendered. */
  function plainPage(request: FastifyRequest, status: number, retryAfter = RETRY_AFTER): Answer {
    return {
      status,
      headers: {
        ...headersFor(request),
        ...policyFor([]),
        ...((status === 503 || status === 429) && { 'retry-after': retryAfter }),
        'content-type': 'text/html; charset=utf-8',
      },
      body: Buffer.from(errorPage(request.language, request.id, whyOf(status))),
    };
  }

  async function make(request: FastifyRequest, { url, asGuest }: { url: URL; asGuest: boolean }): Promise<Answer> {
    const page = await getBuild()
      .then((pages) => renderPage(app, pages, request, { url, asGuest, now: clock() }))
      .catch((error): undefined => {
        request.log.error(error);
      });
    if (!page || page.status === 503 || (page.status >= 500 && !page.isHtml)) {
      return plainPage(request, page?.status ?? 500);
    }
    const { status, body, keep } = page;
    if (keep) keys.learn(url.pathname, keep.caching);
    const policy = page.isHtml && policyFor(page.scriptHashes);
    return { status, headers: { ...headersFor(request), ...Object.fromEntries(page.headers), ...policy }, body, keep };
  }

  /** The redirect for an address that is no page, but is one without the punctuation that was copied along with it. */
  async function meant(request: FastifyRequest, { origin, pathname, search }: URL): Promise<string | undefined> {
    const clean = withoutTrailingSigns(pathname);
    if (!clean) return undefined;
    const { status } = await make(request, { url: new URL(origin + clean + search), asGuest: false });
    return status < 400 ? clean + search : undefined;
  }

  return async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { language } = request;
    const origin = originOf(request, options.publicUrl);
    const asked = new URL(origin + request.url);
    if (!isReadable(request.originalUrl)) return sendAnswer(request, reply, plainPage(request, 400));
    const clean = cleanAddress(request.url);
    if (clean !== request.url) return reply.redirect(clean, 301);
    const { pathname, searchParams: query } = asked;
    if (isLanguage(query.get('lang')) && request.cookies.lang !== language) {
      reply.setCookie('lang', language, {
        path: '/',
        maxAge: 31_536_000,
        sameSite: 'lax',
        secure: asked.protocol === 'https:',
      });
    }
    const same = cache && keys.keyOf({ pathname, query, language, colorMode: colorModeOf(request), origin });
    const ready = same && cache.ready(same.key);
    if (ready) return sendAnswer(request, reply, ready);
    // Whoever waits for the turn of an address waits for nobody else's: what all share is asked for once it has come.
    const made = await turns(request.address, async () => {
      if (same) {
        const url = new URL(`${origin}${pathname}${same.query && '?'}${same.query}`);
        return { answer: await cache.get(same.key, () => make(request, { url, asGuest: true })) };
      }
      const answer = await make(request, { url: asked, asGuest: false });
      return { answer, elsewhere: answer.status === 404 ? await meant(request, asked) : undefined };
    });
    if ('retryAfter' in made) return sendAnswer(request, reply, plainPage(request, 429, String(made.retryAfter)));
    // Browsers would cache a 301 forever, and there may be a page of that name one day.
    if (made.elsewhere) return reply.header('cache-control', 'no-cache').redirect(made.elsewhere, 301);
    return sendAnswer(request, reply, made.answer);
  };
}

import { join } from 'node:path';
import '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '#contract/languages.ts';
import { holds } from './etag.ts';
import './language.ts';
import { originOf } from './origin.ts';
import { loadBuild, type PageBuild, startVite } from './page-build.ts';
import type { KeptPage, PageCache } from './page-cache.ts';
import { errorPage } from './page-error.ts';
import { contentSecurityPolicy, type HeaderOptions, securityHeaders } from './page-headers.ts';
import { colorModeOf, type RenderedPage, renderPage } from './render-page.ts';

export type PageOptions = {
  /** `built` serves what `react-router build` made, `dev` runs Vite with hot reload. */
  mode: 'built' | 'dev';
  /** The address under which people see the portal; else the request's own. */
  publicUrl?: string;
  /** The project's folder; where the process runs if not given. */
  root?: string;
  pictureOrigins?: readonly string[];
  /** Keeps what is the same for everybody. Without one every page is rendered anew. */
  cache?: PageCache;
};

/** What other parts of the server answer; an unknown address among them is not a page. */
const notPages = /^\/(api|files|sandbox|assets)(\/|$)/;

/** Serves the pages: every GET that nothing else answers. Register it last. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const root = options.root ?? process.cwd();
  const getBuild = options.mode === 'dev' ? await startVite(app, root) : await loadBuild(root);
  if (options.mode === 'built') await serveAssets(app, join(root, 'build/client'));
  const answer = pageAnswerer(app, getBuild, options);

  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '*',
    schema: { hide: true },
    handler: async (request, reply) => {
      if (notPages.test(request.url) || !request.url.startsWith('/')) return reply.callNotFound();
      return answer(request, reply);
    },
  });
}

/** Names of built files carry a hash of their content, so browsers may keep them for good. */
async function serveAssets(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    index: false,
    decorateReply: false,
    cacheControl: true,
    maxAge: '365d',
    immutable: true,
    schemaHide: true,
  });
}

function pageAnswerer(app: FastifyInstance, getBuild: () => Promise<PageBuild>, options: PageOptions) {
  const { cache } = options;
  const together = onceAtATime<RenderedPage>();

  /** What every page of an origin answers with. */
  const shared = (request: FastifyRequest, headerOptions: HeaderOptions) => ({
    ...securityHeaders(headerOptions),
    'content-language': request.language,
    vary: 'Accept-Language, Cookie',
    'cache-control': 'private, no-cache',
  });

  function headersOf(request: FastifyRequest, page: RenderedPage, headerOptions: HeaderOptions) {
    return {
      ...shared(request, headerOptions),
      ...Object.fromEntries(page.headers),
      ...(page.isHtml && { 'content-security-policy': contentSecurityPolicy(page.scriptHashes, headerOptions) }),
    };
  }

  return async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { language } = request;
    const origin = originOf(request, options.publicUrl);
    const headerOptions: HeaderOptions = {
      dev: options.mode === 'dev',
      https: origin.startsWith('https:'),
      pictureOrigins: options.pictureOrigins,
    };
    const asked = new URL(origin + request.url);
    const { pathname, searchParams: query } = asked;
    if (isLanguage(query.get('lang')) && request.cookies.lang !== language) {
      reply.setCookie('lang', language, {
        path: '/',
        maxAge: 31_536_000,
        sameSite: 'lax',
        secure: headerOptions.https,
      });
    }

    const same = cache?.keyOf({ pathname, query, language, colorMode: colorModeOf(request), origin });
    const kept = same && cache?.find(same.key);
    if (kept) return sendKept(request, reply, kept);

    const url = same ? new URL(`${origin}${pathname}${same.query && '?'}${same.query}`) : asked;
    const tick = cache?.now() ?? 0;
    const render = () => getBuild().then((pages) => renderPage(app, pages, request, { url, asGuest: Boolean(same) }));
    const page = await (same ? together(`${tick} ${same.key}`, render) : render()).catch((error): undefined => {
      request.log.error(error);
    });
    if (!page || (page.status >= 500 && !page.isHtml)) {
      return reply
        .headers(shared(request, headerOptions))
        .header('content-security-policy', contentSecurityPolicy([], headerOptions))
        .code(page?.status ?? 500)
        .type('text/html; charset=utf-8')
        .send(errorPage(language, request.id));
    }
    const headers = headersOf(request, page, headerOptions);
    if (page.keep) {
      cache?.learn(pathname, page.keep.caching);
      if (same) cache?.keep(same.key, { headers, html: page.body }, { of: page.keep.of, tick }, page.keep.seconds);
    }
    return reply.headers(headers).code(page.status).send(page.body);
  };
}

/** Joins those who ask for the same at the same time: a crowd after a change makes one render and not a thousand. */
function onceAtATime<T>() {
  const underway = new Map<string, Promise<T>>();
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const running = underway.get(key) ?? run().finally(() => underway.delete(key));
    underway.set(key, running);
    return running;
  };
}

/** Sends a kept page in the best form that the browser takes, or says that it has it already. */
function sendKept(request: FastifyRequest, reply: FastifyReply, { headers, etag, html, encoded }: KeptPage) {
  reply.headers(headers).header('etag', etag).header('vary', `${headers.vary}, Accept-Encoding`);
  if (holds(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('content-type').send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => encoded[name] && accepted.includes(name));
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(encoded[encoding]);
}

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '#contract/languages.ts';
import type { ColorMode, Page } from '#web/lib/page-context.ts';
import './language.ts';
import { loadBuild, type PageBuild, startVite } from './page-build.ts';
import { errorPage } from './page-error.ts';
import { contentSecurityPolicy, type HeaderOptions, sealScripts, securityHeaders } from './page-headers.ts';

export type PageOptions = {
  /** `built` serves what `react-router build` made, `dev` runs Vite with hot reload. */
  mode: 'built' | 'dev';
  /** The address under which people see the portal; else the request's own. */
  publicUrl?: string;
  /** The project's folder; where the process runs if not given. */
  root?: string;
  pictureOrigins?: readonly string[];
};

/** What other parts of the server answer; an unknown address among them is not a page. */
const notPages = /^\/(api|files|sandbox|assets)(\/|$)/;

/** Serves the pages: every GET that nothing else answers. Register it last. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const root = options.root ?? process.cwd();
  const getBuild = options.mode === 'dev' ? await startVite(app, root) : await loadBuild(root);
  if (options.mode === 'built') await serveAssets(app, join(root, 'build/client'));

  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '*',
    schema: { hide: true },
    handler: async (request, reply) => {
      if (notPages.test(request.url) || !request.url.startsWith('/')) return reply.callNotFound();
      return answer(app, getBuild, request, reply, options);
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

function colorModeOf(request: FastifyRequest): ColorMode {
  const chosen = request.cookies.mode;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}

/** Calls the API in this process as the visitor: their session, their language, their address for rate limits. */
function callAs(app: FastifyInstance, request: FastifyRequest): Page['fetch'] {
  const others = (request.headers.cookie ?? '').split(/;\s*/).filter((pair) => pair && !pair.startsWith('lang='));
  const visitor = {
    host: request.headers.host ?? 'localhost',
    cookie: [...others, `lang=${request.language}`].join('; '),
    'accept-language': request.language,
    'sec-fetch-site': 'same-origin',
    ...(request.headers.authorization && { authorization: request.headers.authorization }),
    ...(request.headers['user-agent'] && { 'user-agent': request.headers['user-agent'] }),
  };
  return async (path, init) => {
    const answered = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: { ...visitor, ...(init.headers as Record<string, string>) },
      payload: init.body as string | undefined,
      remoteAddress: request.ip,
    });
    const headers = Object.entries(answered.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answered.statusCode === 204 ? null : answered.payload, {
      status: answered.statusCode,
      headers,
    });
  };
}

/** Renders the page of an address, or its data for a navigation. */
function renderPage(app: FastifyInstance, pages: PageBuild, request: FastifyRequest, page: Rendering) {
  const context = new pages.RouterContextProvider();
  context.set(pages.pageContext, {
    language: request.language,
    colorMode: colorModeOf(request),
    origin: page.url.origin,
    requestId: request.id,
    fetch: callAs(app, request),
    nonce: page.nonce,
    reportError: (error) => request.log.error(error),
  });
  return pages.handle(new Request(page.url, { headers: headersOf(request) }), context);
}

type Rendering = { url: URL; nonce: string };

async function answer(
  app: FastifyInstance,
  getBuild: () => Promise<PageBuild>,
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
) {
  const { language } = request;
  const dev = options.mode === 'dev';
  const origin = options.publicUrl ?? `${request.protocol}://${request.host}`;
  const page = { url: new URL(origin + request.url), nonce: randomBytes(16).toString('base64url') };
  const headerOptions: HeaderOptions = {
    dev,
    https: origin.startsWith('https:'),
    pictureOrigins: options.pictureOrigins,
  };

  const response = await getBuild()
    .then((pages) => renderPage(app, pages, request, page))
    .catch((error) => {
      request.log.error(error);
      return new Response(null, { status: 500 });
    });

  for (const [name, value] of response.headers) reply.header(name, value);
  reply.headers({
    ...securityHeaders(headerOptions),
    'content-language': language,
    vary: 'Accept-Language, Cookie',
    'cache-control': response.headers.get('cache-control') ?? 'private, no-cache',
  });
  if (isLanguage(page.url.searchParams.get('lang')) && request.cookies.lang !== language) {
    reply.setCookie('lang', language, { path: '/', maxAge: 31_536_000, sameSite: 'lax', secure: headerOptions.https });
  }

  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status >= 500 && !isHtml) {
    reply.header('content-security-policy', contentSecurityPolicy([], headerOptions));
    return reply.code(response.status).type('text/html; charset=utf-8').send(errorPage(language, request.id));
  }
  if (!isHtml) return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
  const { html, scriptHashes } = sealScripts(await response.text(), page.nonce);
  reply.header('content-security-policy', contentSecurityPolicy(scriptHashes, headerOptions));
  return reply.code(response.status).send(html);
}

/** The request's headers for the router, which reads but a few. */
function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

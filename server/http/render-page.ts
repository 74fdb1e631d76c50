import { randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Content, Endpoint } from '#contract/endpoint.ts';
import type { ColorMode, Page, PageCaching } from '#web/lib/page-context.ts';
import { innerCall } from './address-limits.ts';
import { LONGEST_SECONDS } from './answer-cache.ts';
import './language.ts';
import type { PageBuild } from './page-build.ts';
import { sealScripts } from './page-headers.ts';

/** The result of a render: a page with the hashes of its scripts, or the data of a navigation. */
export type RenderedPage = {
  /** 503 if it failed because a call was temporarily refused. */
  status: number;
  headers: Headers;
  body: Buffer;
  isHtml: boolean;
  scriptHashes: string[];
  /** Set when the page is complete and the same for everybody: what it reads, and for how long it is valid. */
  keep?: { caching: PageCaching; of: ReadonlySet<Content>; seconds: number };
};

export function colorModeOf(request: FastifyRequest): ColorMode {
  const chosen = request.cookies.mode;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}

/**
 * Calls the API in this process as the visitor: with their session, language, and address for rate limits.
 * @param options.asGuest without the session, for a page that is the same for everybody
 * @param options.heard called with each answer's status, its age in seconds if it was cached, and for how many more it
 * is valid
 */
function callAs(
  app: FastifyInstance,
  request: FastifyRequest,
  { asGuest, heard }: { asGuest: boolean; heard: (status: number, age: number, holdsFor?: number) => void },
): Page['fetch'] {
  const own = asGuest ? '' : (request.headers.cookie ?? '');
  const others = own.split(/;\s*/).filter((pair) => pair && !pair.startsWith('lang='));
  const visitor = {
    host: request.headers.host ?? 'localhost',
    // The cookie is what somebody chose: one that is only guessed must not look like it.
    cookie: [...others, ...(request.chosenLanguage ? [`lang=${request.chosenLanguage}`] : [])].join('; '),
    'accept-language': request.language,
    'sec-fetch-site': 'same-origin',
    [innerCall.name]: innerCall.value,
    ...(!asGuest && request.headers.authorization && { authorization: request.headers.authorization }),
    ...(request.headers['user-agent'] && { 'user-agent': request.headers['user-agent'] }),
  };
  return async (path, init) => {
    const answered = await app
      .inject({
        method: (init.method ?? 'GET') as 'GET',
        url: path,
        headers: { ...visitor, ...(init.headers as Record<string, string>) },
        payload: init.body as string | undefined,
        remoteAddress: request.ip,
      })
      .catch((error: { code?: string }) => {
        if (error.code !== 'FST_ERR_REOPENED_CLOSE_SERVER') throw error;
        return undefined;
      });
    // The portal is stopping, and another process may answer.
    if (!answered) {
      heard(UNAVAILABLE, 0);
      return new Response(null, { status: UNAVAILABLE });
    }
    heard(answered.statusCode, Number(answered.headers.age ?? 0), holdsFor(answered.headers));
    const headers = Object.entries(answered.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answered.statusCode === 204 ? null : answered.payload, {
      status: answered.statusCode,
      headers,
    });
  };
}

/** For how many more seconds an answer is valid: its maximum age, less its age. */
function holdsFor(headers: Record<string, unknown>): number | undefined {
  const [, seconds] = /\bmax-age=(\d+)/.exec(String(headers['cache-control'])) ?? [];
  return seconds === undefined ? undefined : Number(seconds) - Number(headers.age ?? 0);
}

const UNAVAILABLE = 503;

/** Collects the calls of a page. */
function callNotes() {
  const of = new Set<Content>();
  let seconds = LONGEST_SECONDS;
  let oldest = 0;
  let holds = Infinity;
  let sameForAll = true;
  let refusedForNow = false;
  return {
    /** The age of cached answers shortens the time for which the page is valid. */
    heard(status: number, age: number, holdsFor = Infinity) {
      oldest = Math.max(oldest, age);
      holds = Math.min(holds, holdsFor);
      if (status === UNAVAILABLE) refusedForNow = true;
    },
    refusedForNow: () => refusedForNow,
    note({ reads, cacheSeconds }: Endpoint) {
      if (!reads) sameForAll = false;
      for (const content of reads ?? []) of.add(content);
      seconds = Math.min(seconds, cacheSeconds ?? LONGEST_SECONDS);
    },
    made: () => (sameForAll ? { of, seconds: Math.min(seconds - oldest, holds) } : undefined),
  };
}

/**
 * Renders the page of an address, or its data for a navigation.
 * @throws what the render threw
 */
export async function renderPage(
  app: FastifyInstance,
  pages: PageBuild,
  request: FastifyRequest,
  { url, asGuest, now }: { url: URL; asGuest: boolean; now: Date },
): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64url');
  const notes = callNotes();
  let caching: PageCaching | undefined;
  let whole = true;
  const context = new pages.RouterContextProvider();
  context.set(pages.pageContext, {
    language: request.language,
    colorMode: colorModeOf(request),
    origin: url.origin,
    requestId: request.id,
    needs: pages.needsOf(url.pathname),
    now,
    fetch: callAs(app, request, { asGuest, heard: notes.heard }),
    noteCall: notes.note,
    keepAs: (allowed) => {
      caching = allowed;
    },
    nonce,
    reportError: (error) => {
      whole = false;
      // What is not an `Error` is the router's own answer to an address without a page. A call that was temporarily
      // refused says nothing about the page, and its cause was logged when it began.
      if (error instanceof Error && (error as { status?: number }).status !== UNAVAILABLE) request.log.error(error);
    },
  });
  const response = await pages.handle(new Request(url, { headers: headersOf(request, asGuest) }), context);
  const { headers } = response;
  const status = response.status >= 500 && notes.refusedForNow() ? UNAVAILABLE : response.status;
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isHtml) {
    return { status, headers, isHtml, body: Buffer.from(await response.arrayBuffer()), scriptHashes: [] };
  }
  const { html, scriptHashes } = sealScripts(await response.text(), nonce);
  const made = notes.made();
  const same = caching && made && whole && !notes.refusedForNow() && status === 200 && !headers.has('set-cookie');
  return {
    status,
    headers,
    isHtml,
    body: Buffer.from(html),
    scriptHashes,
    ...(same && { keep: { caching: caching as PageCaching, ...made } }),
  };
}

/** The request's headers for the router, which reads only a few. */
function headersOf(request: FastifyRequest, asGuest: boolean): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (asGuest && (name === 'cookie' || name === 'authorization')) continue;
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';

import { wordsFor } from './lib/all-words.server.ts';
import { DocumentProvider } from './lib/document.tsx';
import { startAfterFirstPaint } from './lib/hydration/deferred-scripts.server.ts';
import { pageContext } from './lib/page-context.ts';
import { findNeeds } from './lib/page-needs.ts';
import { createWords, type RouteHandle } from './lib/words.tsx';

// Exported here, so that the page server uses the same module instances as the pages.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { findNeeds, pageContext };

/** Milliseconds after which a render that still waits for data is aborted. */
export const streamTimeout = 10_000;

/** Renders the complete page, for people and crawlers alike: the page server needs all scripts to hash them. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext);
  const handles = routerContext.staticHandlerContext.matches.map(
    ({ route }) => routerContext.routeModules[route.id]?.handle as RouteHandle | undefined,
  );
  const loaded = wordsFor(
    page.language,
    handles.flatMap((handle) => handle?.words ?? []),
  );
  const caching = handles.at(-1)?.cache;
  if (caching) page.keepAs(caching);
  const document = {
    colorMode: page.colorMode,
    nonce: page.nonce,
    wordsJson: JSON.stringify(loaded).replaceAll('<', '\\u003c'),
  };
  const html = await render(
    <DocumentProvider data={document} words={createWords(page.language, loaded)}>
      <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
    </DocumentProvider>,
    page,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.PROD ? startAfterFirstPaint(html, page.nonce) : html, { status, headers });
}

/** @throws errors from rendering the outermost elements */
function render(tree: React.ReactNode, page: { nonce: string; reportError: (error: unknown) => void }) {
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce: page.nonce,
      onAllReady() {
        clearTimeout(timer);
        const html = new PassThrough();
        text(html).then(resolve, reject);
        pipe(html);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: page.reportError,
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).reportError(error);
};

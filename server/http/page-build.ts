import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { Access } from '#contract/access.ts';
import type { pageContext } from '#web/lib/page-context.ts';

/** The exports of the pages' entry, so that they come from the pages' own modules and not from a second copy. */
type Entry = {
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
  pageContext: typeof pageContext;
  findNeeds: (routes: ServerBuild['routes']) => PageBuild['needsOf'];
};

export type PageBuild = Omit<Entry, 'createRequestHandler' | 'findNeeds'> & {
  /** Answers a request with a page, or with its data. */
  handle: (request: Request, context: RouterContextProvider) => Promise<Response>;
  /** The access that the page at an address needs; undefined if there is no page. */
  needsOf: (pathname: string) => Access | undefined;
};

function fromBuild(build: ServerBuild, mode: 'production' | 'development'): PageBuild {
  const { createRequestHandler, findNeeds, ...entry } = build.entry.module as unknown as Entry;
  return { ...entry, handle: createRequestHandler(build, mode), needsOf: findNeeds(build.routes) };
}

/** The pages as `react-router build` left them under `build/`. */
export async function loadBuild(root: string): Promise<() => Promise<PageBuild>> {
  const loaded = fromBuild(await import(pathToFileURL(join(root, 'build/server/index.js')).href), 'production');
  return async () => loaded;
}

/** The pages straight from their sources, with hot reload, through Vite inside this server. */
export async function startVite(app: FastifyInstance, root: string): Promise<() => Promise<PageBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    // Node imports the file directly; Vite's own loader would write a bundle of it into node_modules.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server }, allowedHosts: true },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  // Before the server closes, which would otherwise wait for the sockets of open pages.
  app.addHook('preClose', () => vite.close());
  return async () => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build');
    return fromBuild(build as ServerBuild, 'development');
  };
}

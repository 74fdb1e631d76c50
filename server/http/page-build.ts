import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { pageContext } from '#web/lib/page-context.ts';

/** The pages' own modules: what the page server needs of them comes from here, never from a second copy. */
export type PageBuild = {
  build: ServerBuild;
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
  pageContext: typeof pageContext;
};

const fromBuild = (build: ServerBuild): PageBuild => ({
  ...(build.entry.module as unknown as Omit<PageBuild, 'build'>),
  build,
});

/** The pages as `react-router build` left them under `build/`. */
export async function loadBuild(root: string): Promise<() => Promise<PageBuild>> {
  const loaded = fromBuild(await import(pathToFileURL(join(root, 'build/server/index.js')).href));
  return async () => loaded;
}

/** The pages straight from their sources, with hot reload, through Vite inside this server. */
export async function startVite(app: FastifyInstance, root: string): Promise<() => Promise<PageBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server }, allowedHosts: true },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return async () => fromBuild((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild);
}

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { DeclaredFile } from '#contract/files.ts';
import { serveTexts } from '../assets.ts';
import { openAllBecause } from '../declared-access.ts';
import { contentSecurityPolicy } from '../page-headers.ts';
import { describeApi } from './describe-api.ts';

/**
 * Serves the description of all calls and files whose routes are opened after this, at `/api/docs/json`, and a page that
 * shows it. It is made when somebody first asks for it.
 */
export async function serveDescription(app: FastifyInstance): Promise<void> {
  const calls = new Set<Endpoint>();
  const files = new Set<DeclaredFile>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) calls.add(config.endpoint);
    if (config?.declaredFile) files.add(config.declaredFile);
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    // The page asks this plugin for the document. Ours is made of what calls declare, which says more than their routes do.
    transform: ({ url }) => ({ url, schema: { hide: true } }),
    transformObject: () => describeApi([...calls], [...files]) as never,
  });
  const ownFiles = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')), 'static');
  await serveTexts(app, ownFiles, { prefix: '/api/docs/static/', cacheControl: 'no-cache' });
  await app.register(async (docs) => {
    openAllBecause(docs, 'what may be called is no secret');
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: contentSecurityPolicy([]) });
  });
}

import type { FastifyInstance } from 'fastify';
import { loginRoutes } from './api/login.ts';
import { lookupRoutes } from './api/lookups.ts';
import { referenceRoutes } from './api/reference.ts';
import { registerRoutes } from './api/register.ts';
import { acceptEveryForm } from './body.ts';
import { faultRoutes, noFaults } from './faults.ts';
import type { StebContext, StebOptions } from './options.ts';
import { pageRoutes } from './pages/index.ts';
import { pictureRoutes } from './pictures.ts';
import { openStore } from './store/store.ts';

export type { StebOptions } from './options.ts';

/**
 * A stand-in for STEB, the portal's identity provider. Register it under a prefix or alone
 * on its own port; it has its own parsers, error answers and storage.
 */
export async function stebSandbox(app: FastifyInstance, options: StebOptions): Promise<void> {
  const store = await openStore(options.dataDir, options.now);
  app.addHook('onClose', async () => store.close());
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const context: StebContext = {
    store,
    faults: noFaults(),
    publicUrl,
    basePath: new URL(publicUrl).pathname.replace(/\/+$/, ''),
    portalOrigins: options.portalOrigins.map((origin) => new URL(origin).origin),
    apiKey: options.apiKey,
    mails: options.mails,
  };
  acceptEveryForm(app);
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ success: false, msg: status < 500 ? error.message : 'Something went wrong.' });
  });
  // Alone at the root the host may have one already, and Fastify allows only one.
  if (app.prefix) {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).send({ success: false, msg: 'There is no such call.' }),
    );
  }

  await app.register(async (api) => {
    // Answers contain personal data and tokens, so they are never cached.
    api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    loginRoutes(api, context);
    registerRoutes(api, context);
    lookupRoutes(api, context);
    referenceRoutes(api, context);
    faultRoutes(api, context);
  });
  await app.register(async (open) => pictureRoutes(open, context));
  await app.register(async (pages) => pageRoutes(pages, context));
}

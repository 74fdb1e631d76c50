import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../kit/database.ts';
import { withLang } from '../kit/language.ts';
import { styleRoute } from '../kit/page.ts';
import { UnreadableBody } from './bodies.ts';
import type { Sandbox, TelrSandboxOptions } from './context.ts';
import { gatewayRoutes } from './gateway/routes.ts';
import { faultRoutes } from './inspect/faults.ts';
import { orderRoutes } from './inspect/orders.ts';
import { createNoticeSender } from './notices/sender.ts';
import { insertEarlier } from './orders.ts';
import { languageOf } from './pages/layout.ts';
import { paymentRoutes } from './payment/routes.ts';
import { SCHEMA } from './schema.ts';

export type { TelrSandboxOptions } from './context.ts';
export type { EarlierOrder } from './orders.ts';

/**
 * A stand-in for the Telr gateway: order.json, the hosted payment page, notices, and pages to look at orders and to
 * switch faults. Register it under a prefix or alone; `publicUrl` must be its address for browsers.
 * It has its own body parsers and error handler and does not change those of the host.
 */
export async function telrSandbox(app: FastifyInstance, options: TelrSandboxOptions): Promise<void> {
  const db = openDatabase(options.dataDir, 'telr.db', SCHEMA);
  insertEarlier(db, options.store, options.earlier ?? []);
  const notices = createNoticeSender(db, options.log ?? app.log, options.noticeRetryMs);
  const basePath = new URL(options.publicUrl).pathname.replace(/\/$/, '');
  const sandbox: Sandbox = { options, basePath, db, notices };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // The format is detected from the body; Fastify would refuse an invalid content type before that.
  app.addHook('onRequest', async (request) => {
    if (request.headers['content-type'] !== undefined) request.headers['content-type'] = 'application/octet-stream';
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error instanceof UnreadableBody ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error, 'telr sandbox failed');
    return reply.code(status).send({ error: status >= 500 ? 'The sandbox failed' : error.message });
  });
  app.addHook('onReady', async () => notices.kick());
  app.addHook('onClose', async () => {
    await notices.stop();
    db.close();
  });

  app.get('/', async (request, reply) => reply.redirect(withLang(`${basePath}/orders`, languageOf(request))));
  styleRoute(app, new URL('./pages/style.css', import.meta.url));
  gatewayRoutes(app, sandbox);
  paymentRoutes(app, sandbox);
  orderRoutes(app, sandbox);
  faultRoutes(app, sandbox);
}

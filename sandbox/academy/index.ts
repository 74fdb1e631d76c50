import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../kit/database.ts';
import { styleRoute } from '../kit/page.ts';
import type { Academy, AcademyOptions } from './context.ts';
import { noFaults } from './faults.ts';
import { listRoutes } from './lists.ts';
import { enterRoute } from './pages/enter.ts';
import { faultRoutes } from './pages/faults.ts';
import { homeRoutes } from './pages/home.ts';
import { itemRoutes, notFound } from './pages/items.ts';
import { SCHEMA } from './store/schema.ts';

/**
 * A stand-in for the academy: the lists of courses and products, their pages, sign-in with a ticket of the portal,
 * and a switch for faults. Register it under a prefix or alone; it has its own body parsers.
 */
export async function academySandbox(app: FastifyInstance, options: AcademyOptions): Promise<void> {
  // Synchronous, so that a redeemed ticket stays redeemed after a power cut.
  const db = openDatabase(options.dataDir, 'academy.db', SCHEMA);
  const academy: Academy = { now: Date.now, ...options, db, faults: noFaults() };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  // The portal fetches in the background, too: a connection that is kept alive would delay the shutdown
  // of the server that both may run in. So would a delayed answer.
  app.addHook('onRequest', async (_request, reply) => void reply.header('connection', 'close'));
  app.addHook('preClose', async () => academy.faults.ending.abort());
  app.addHook('onClose', async () => academy.db.close());
  // Alone at the root the host may have one already, and Fastify allows only one.
  if (app.prefix) app.setNotFoundHandler((request, reply) => notFound(request, reply, academy));

  styleRoute(app, new URL('./pages/style.css', import.meta.url));
  homeRoutes(app, academy);
  itemRoutes(app, academy);
  enterRoute(app, academy);
  faultRoutes(app, academy);
  await app.register(async (lists) => listRoutes(lists, academy));
}

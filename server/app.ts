import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import type { Setting } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import { cataloguePictureRoutes, catalogueRoutes } from '#server/features/catalogue/index.ts';
import { certificateFileRoutes, certificateRoutes } from '#server/features/certificates/index.ts';
import { communityRoutes } from '#server/features/community/index.ts';
import {
  competitionCardsOf,
  competitionRoutes,
  resourceFileRoutes,
  videoFileRoutes,
} from '#server/features/competitions/index.ts';
import { contactRoutes } from '#server/features/contact/index.ts';
import { dashboardRoutes } from '#server/features/dashboard/index.ts';
import { faqRoutes } from '#server/features/faqs/index.ts';
import { figureRoutes } from '#server/features/figures/index.ts';
import { galleryRoutes } from '#server/features/gallery/index.ts';
import { lookUpCounter, lookUpRoutes } from '#server/features/lookups/index.ts';
import { officeLogRoutes } from '#server/features/office-log/index.ts';
import { officeTeamRoutes } from '#server/features/office-teams/index.ts';
import { partnerRoutes } from '#server/features/partners/index.ts';
import { paymentRecordRoutes } from '#server/features/payment-records/index.ts';
import { noticeRoute, type PaymentDeps } from '#server/features/payments/index.ts';
import { ownAccountRoutes, peopleRoutes } from '#server/features/people/index.ts';
import { personalDataRoutes } from '#server/features/personal-data/index.ts';
import { profileRoutes } from '#server/features/profile/index.ts';
import { regionRoutes } from '#server/features/regions/index.ts';
import { registrationRoutes, teamPaymentRoutes } from '#server/features/registration/index.ts';
import { resultImportRoutes } from '#server/features/result-imports/index.ts';
import { resultRoutes, resultsOf } from '#server/features/results/index.ts';
import { scoreFileRoutes, scoreRoutes, scoresOf, teamsWithScores } from '#server/features/scores/index.ts';
import { calendarRoutes, seasonRoutes } from '#server/features/seasons/index.ts';
import { sessionFinder, sessionRoutes } from '#server/features/sessions/index.ts';
import { settingRoutes } from '#server/features/settings/index.ts';
import { sharingRoutes } from '#server/features/sharing/index.ts';
import { talentRoutes } from '#server/features/talents/index.ts';
import { teamEntityRoutes } from '#server/features/team-entity/index.ts';
import { teamExportRoutes } from '#server/features/team-exports/index.ts';
import { teamMailRoutes } from '#server/features/team-mails/index.ts';
import { teamMemberRoutes } from '#server/features/team-members/index.ts';
import { teamRegistryRoutes } from '#server/features/team-registry/index.ts';
import { teamWithdrawalRoutes } from '#server/features/team-withdrawal/index.ts';
import { teamAnswers, teamRoutes, teamViewRoutes } from '#server/features/teams/index.ts';
import { trainingCentreRoutes } from '#server/features/training-centres/index.ts';
import { invoiceFileRoutes, transactionRoutes } from '#server/features/transactions/index.ts';
import {
  documentAddress,
  documentTaker,
  pictureAddress,
  pictureFileRoutes,
  pictureTaker,
  uploadRoutes,
} from '#server/features/uploads/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { logger } from '#server/platform/log.ts';
import type { PictureEncoder } from '#server/platform/pictures/encoder.ts';
import type { CatalogueSource } from '#server/providers/catalogue/port.ts';
import { outage } from '#server/providers/http-client.ts';
import type { IdentityProvider } from '#server/providers/identity/steb.ts';
import { isReadable, routableAddress } from './http/address.ts';
import { answerLimit } from './http/address-limits.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import { serveTexts } from './http/assets.ts';
import { registerAddresses, type TrustedProxies, trustOf } from './http/client-address.ts';
import { openAllBecause, requireDeclaredAccess } from './http/declared-access.ts';
import { registerDrain } from './http/drain.ts';
import { registerErrorReplies } from './http/error-reply.ts';
import { onSendFirst, registerEtags } from './http/etag.ts';
import { registerLanguage } from './http/language.ts';
import { contentSecurityPolicy } from './http/page-headers.ts';
import { rateChecks } from './http/rates.ts';
import { Refusal } from './http/refusal.ts';
import { routesOf } from './http/route.ts';
import { answerUnreadable, responseWith, securityHeaders } from './http/security-headers.ts';
import { selectedBy } from './http/selected-by.ts';
import { type Person, registerSessions } from './http/session.ts';

export type AppDeps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  payments: PaymentDeps;
  identity: IdentityProvider;
  files: FileStore;
  pictures: PictureEncoder;
  /** The academy: client for its lists, its public address, and the key that encrypts tickets for it. */
  academy: { source: CatalogueSource; timeout: () => Promise<void>; publicUrl: string; ticketKey: string };
  secrets: { noticeSecret: string; authkey: string };
  /** The configured address of the portal; if undefined, the host of each request is used. */
  publicUrl: string | undefined;
  /** The address that documents print: the configured one, else this process's own. */
  address: string;
  /** Links outside the portal, used unless the office has entered others. */
  defaultLinks: Setting['links'];
  trustProxy: TrustedProxies;
  /** How many times as long as usual a stop waits for the requests under way. */
  patience: number;
  /** Refuses query parameters that no call declares: for tests. */
  strictQueries: boolean;
  pagesPerMinute: number;
  logLevel: string;
  /** Where log lines are written; stdout if not given. */
  logTo?: { write(line: string): void };
  cache: {
    /** Cached answers of calls that are the same for all visitors. */
    answers: AnswerCache;
    /** Resolves when this process has received notice of every committed change, so that the next answer shows it. */
    caughtUp(): Promise<void>;
  };
};

/** The portal's API and files: everything except the pages. Features are listed explicitly. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const secure = deps.publicUrl?.startsWith('https:') ?? false;
  const headers = securityHeaders({ https: secure });
  const app = Fastify({
    clientErrorHandler: answerUnreadable(headers),
    logger: logger(deps.logLevel, deps.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(deps.trustProxy),
    genReqId: () => uuidv7(),
    bodyLimit: 256 * 1024,
    rewriteUrl: (request) => routableAddress(request.url ?? '/'),
    requestTimeout: limits.requestTimeout,
    http: {
      ServerResponse: responseWith(headers),
      headersTimeout: limits.headersTimeout,
      // The default of 30 seconds would be as long as the time limit itself.
      connectionsCheckingInterval: 1_000,
    },
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  app.addConstraintStrategy(selectedBy);
  requireDeclaredAccess(app);
  registerDrain(app, deps.patience);
  closeConnectionsWhenIdle(app);
  await registerHttp(app, deps.database.reportAway);
  waitForInvalidation(app, deps.cache.caughtUp);

  const { database, clock, jobs } = deps;
  const { db } = database;
  const { identity, files, pictures, publicUrl } = deps;
  const identify = registerSessions(app, sessionFinder(db, clock));

  await app.register(async (api) => {
    api.addHook('onRequest', async (request) => {
      if (!isReadable(request.originalUrl)) throw new Refusal('invalid_address');
    });
    const ownOrigin = publicUrl && new URL(publicUrl).origin;
    const takePicture = pictureTaker({ db, files, pictures });
    const takeDocument = documentTaker({ db, files });
    const route = routesOf(api, {
      identify,
      ownOrigin,
      cache: deps.cache.answers,
      checkRate: rateChecks(database.pool),
      countAnswer: answerLimit(deps.pagesPerMinute),
      strictQueries: deps.strictQueries,
      storeDocument: async (request, { bytes }) =>
        documentAddress(await takeDocument({ bytes, userId: (request.person as Person).id })),
      storePicture: async (request, { bytes }) =>
        pictureAddress(await takePicture({ bytes, person: request.person as Person, log: request.log })),
    });
    const { defaultLinks } = deps;
    sessionRoutes(route, { database, identity, clock, secureCookies: secure, defaultLinks, jobs });
    settingRoutes(route, { db, clock, defaultLinks });
    seasonRoutes(route, { db, clock, competitionsOf: (seasonIds) => competitionCardsOf(db, seasonIds) });
    competitionRoutes(route, { db, clock });
    regionRoutes(route, { db });
    faqRoutes(route, { db });
    figureRoutes(route, { db });
    galleryRoutes(route, { db });
    partnerRoutes(route, { db });
    trainingCentreRoutes(route, { db });
    resultRoutes(route, { db });
    resultImportRoutes(route, { db });
    const lookUps = lookUpCounter(database, clock);
    lookUpRoutes(route, { db, identity, clock, counter: lookUps });
    uploadRoutes(route, { takePicture, takeDocument });
    const answers = teamAnswers({
      ...{ db, clock },
      resultsOf: (teamIds) => resultsOf(db, teamIds),
      scoresOf: (teamIds) => scoresOf(db, teamIds),
      withScores: (teamIds) => teamsWithScores(db, teamIds),
    });
    const { one: teamAnswer } = answers;
    const { countNew: countLookUps } = lookUps;
    teamRoutes(route, { db, answers });
    teamExportRoutes(route, { db, answers });
    teamViewRoutes(route, { db });
    teamEntityRoutes(route, { db, identity, clock, jobs, countLookUps, teamAnswer });
    teamMemberRoutes(route, { db, identity, clock, jobs, countLookUps, teamAnswer });
    officeTeamRoutes(route, { db, identity, clock, jobs, countLookUps, payments: deps.payments, teamAnswer });
    teamWithdrawalRoutes(route, deps.payments);
    teamMailRoutes(route, { db });
    teamRegistryRoutes(route, { db, identity, clock, jobs, countLookUps });
    profileRoutes(route, { db, identity });
    scoreRoutes(route, { db, clock, files, jobs, teamAnswer });
    registrationRoutes(route, { db, identity, clock, jobs, countLookUps, teamAnswer });
    teamPaymentRoutes(route, { ...deps.payments, publicUrl, teamAnswer });
    paymentRecordRoutes(route, { db });
    noticeRoute(route, { ...deps.payments, secrets: deps.secrets });
    transactionRoutes(route, { db, files, clock });
    certificateRoutes(route, { db, clock, jobs });
    contactRoutes(route, { db, jobs });
    peopleRoutes(route, { db, files, identity, clock, jobs });
    ownAccountRoutes(route, { database, files, identity, clock, jobs });
    personalDataRoutes(route, { db, files, clock, jobs, payments: deps.payments });
    talentRoutes(route, { db, clock });
    officeLogRoutes(route, { db });
    communityRoutes(route, { database, jobs, clock });
    dashboardRoutes(route, { db });
    const report = (error: unknown) => {
      if (!database.reportAway(error)) app.log.warn(outage(error), 'the academy could not be asked');
    };
    catalogueRoutes(route, { db, files, pictures, clock, report, ...deps.academy });
    pictureFileRoutes(api, { files, pictures });
    resourceFileRoutes(api, { db, files, identify });
    videoFileRoutes(api, files);
    cataloguePictureRoutes(api, files);
    calendarRoutes(api, { db, cache: deps.cache.answers, publicUrl });
    sharingRoutes(api, { db, files, publicUrl });
    invoiceFileRoutes(api, { db, files, identify });
    certificateFileRoutes(api, { db, files, identify, address: deps.address });
    scoreFileRoutes(api, { db, files, identify });
  });
  return app;
}

/**
 * While the app closes, closes connections as they become idle: Fastify does so once, at the beginning, and a browser or
 * proxy whose request was being answered then would keep the process up for as long as it keeps its connection.
 */
function closeConnectionsWhenIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
  });
}

/** Delays the answer to a call that changed something until this process has invalidated its caches. */
function waitForInvalidation(app: FastifyInstance, caughtUp: () => Promise<void>): void {
  app.addHook('onRoute', (route) => {
    const endpoint = route.config?.endpoint;
    if (!endpoint || (endpoint.method === 'GET' && !endpoint.changesState)) return;
    onSendFirst(route, async (_request, reply, payload) => {
      if (reply.statusCode < 400) await caughtUp();
      return payload;
    });
  });
}

/** Hooks and plugins that apply to every answer of the portal. */
async function registerHttp(app: FastifyInstance, reportAway: (error: unknown) => boolean): Promise<void> {
  // A request with a JSON content type and no body counts as an empty body.
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else readJson(request, body as string, done);
  });
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  registerLanguage(app);
  registerErrorReplies(app, reportAway);
  registerEtags(app);
  registerAddresses(app);
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found');
  });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Turs portal', description: 'The calls of the portal.', version: '1' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  const ownFiles = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')), 'static');
  serveTexts(app, ownFiles, { prefix: '/api/docs/static/', cacheControl: 'no-cache' });
  await app.register(async (docs) => {
    openAllBecause(docs, 'what may be called is no secret');
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: contentSecurityPolicy([]) });
  });
}

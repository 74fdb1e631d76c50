import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createTransport } from 'nodemailer';
import { academySandbox } from './academy/index.ts';
import { type MailSandbox, mailSandbox } from './mail/index.ts';
import { stebSandbox } from './steb/index.ts';
import { type EarlierOrder, telrSandbox } from './telr/index.ts';

export type WorldOptions = {
  /** Folder of the stand-ins' own databases. */
  dataDir: string;
  /** The address under which browsers find them, e.g. `http://localhost:3000/sandbox`. */
  publicUrl: string;
  /** Origins of the portal: only they may open STEB's popup and get the gateway's notices and redirects. */
  portalOrigins: string[];
  stebApiKey: string;
  telr: { store: string; authkey: string; noticeSecret: string; earlier?: readonly EarlierOrder[] };
  /** Shared with the portal: encrypts the one-time tickets for the academy. */
  ticketKey: string;
  /** The mail server, once it listens. */
  mail: MailSandbox;
};

/** Mounts every stand-in in its own scope under `/steb`, `/telr`, `/mail` and `/academy`. */
export async function registerSandbox(app: FastifyInstance, options: WorldOptions): Promise<void> {
  const { dataDir, publicUrl } = options;
  app.addHook('onRequest', async (request, reply) => {
    if (isForeign(request)) return reply.code(403).send({ error: 'sent by a page of another site' });
  });
  const outbox = createTransport(options.mail.smtpUrl);
  app.addHook('onClose', async () => outbox.close());
  await app.register(stebSandbox, {
    prefix: '/steb',
    dataDir,
    publicUrl: `${publicUrl}/steb`,
    portalOrigins: options.portalOrigins,
    apiKey: options.stebApiKey,
    mails: {
      send: (mail) => outbox.sendMail({ from: 'STEB <no-reply@steb.example>', ...mail }),
      page: `${publicUrl}/mail`,
    },
  });
  await app.register(telrSandbox, {
    prefix: '/telr',
    dataDir,
    publicUrl: `${publicUrl}/telr`,
    portalOrigins: options.portalOrigins,
    ...options.telr,
  });
  await app.register(mailSandbox, { prefix: '/mail', store: options.mail.store });
  await app.register(academySandbox, {
    prefix: '/academy',
    dataDir,
    basePath: `${new URL(publicUrl).pathname.replace(/\/$/, '')}/academy`,
    ticketKey: options.ticketKey,
  });
}

/** Whether a page of another site sends this request from a visitor's browser. Other clients send neither header. */
function isForeign({ method, headers, host }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const site = headers['sec-fetch-site'];
  return (
    site === 'cross-site' || site === 'same-site' || (headers.origin !== undefined && !sameHost(headers.origin, host))
  );
}

const sameHost = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host;

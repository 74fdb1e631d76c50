import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import Fastify from 'fastify';
import { startMailSandbox } from './mail/index.ts';
import { registerSandbox } from './register.ts';

/*
 * The stand-ins in a process of their own (`npm run sandbox`), so that they keep running when the portal stops.
 * The portal finds them by STEB_URL, STEB_PUBLIC_URL, TELR_URL, CATALOGUE_URL and SMTP_URL. PORTAL_ORIGINS lists
 * the portal's origins, separated by commas: only they get STEB's popup, the gateway's notices and its redirects.
 */
const environment = process.env;
const port = Number(environment.SANDBOX_PORT ?? 3001);
const dataDir = resolve(environment.SANDBOX_DATA_DIR ?? './data/sandbox');
const publicUrl = `http://localhost:${port}`;

await mkdir(dataDir, { recursive: true, mode: 0o700 });
const mail = await startMailSandbox({ dataDir, port: Number(environment.SANDBOX_SMTP_PORT ?? port + 1) });
const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
await app.register(registerSandbox, {
  dataDir,
  publicUrl,
  portalOrigins: (environment.PORTAL_ORIGINS ?? 'http://localhost:3000,http://127.0.0.1:3000').split(','),
  stebApiKey: environment.STEB_API_KEY ?? 'demo-steb-api-key',
  telr: {
    store: environment.TELR_STORE ?? '10001',
    authkey: environment.TELR_AUTHKEY ?? 'demo-telr-authkey',
    noticeSecret: environment.TELR_NOTICE_SECRET ?? 'demo-telr-notice-secret',
  },
  ticketKey: environment.TICKET_KEY ?? 'demo-ticket-key-for-the-academy-only',
  mail,
});
await app.listen({ port, host: 'localhost' });

process.stdout.write(`The outside world, for trying the portal, is at ${publicUrl}

  STEB_URL=${publicUrl}/steb
  TELR_URL=${publicUrl}/telr/gateway/order.json
  CATALOGUE_URL=${publicUrl}/academy
  SMTP_URL=${mail.smtpUrl}

  Orders ${publicUrl}/telr/orders    Faults ${publicUrl}/telr/faults    Mail ${publicUrl}/mail
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close();
    await mail.close();
    process.exit(0);
  });
}

import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerLanguage } from '#server/http/language.ts';
import { type PageOptions, registerPages } from '#server/http/pages.ts';

export const setting = {
  brand: 'تُرس',
  brand_en: 'Turs',
  site_copy_right: '© Turs',
  email: 'hello@turs.example',
  phone: '+966 11 000 0000',
  address: 'الرياض',
  address_en: 'Riyadh',
  social: [],
  links: { academy: '/sandbox/academy' },
  // As if it had not been cleaned before it was stored.
  privacy: 'نص',
  privacy_en: '<p>Text</p><script>alert(1)</script>',
};

/** The built pages over the few calls that they make, with an API whose settings can be made to fail. */
export async function openPages(options: Partial<PageOptions> = {}) {
  const logged: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => logged.push(line) } };
  const app = Fastify({ logger, genReqId: () => 'request-1', routerOptions: { ignoreTrailingSlash: true } });
  const api = {
    settingsFail: false,
    /** As while the database is unreachable. */
    settingsUnavailable: false,
    settingsAreSlow: undefined as Promise<void> | undefined,
    changed: {} as Partial<typeof setting>,
    /** The age in seconds of the cached settings. */
    age: 0,
    seen: [] as Record<string, unknown>[],
  };
  await app.register(cookie);
  registerLanguage(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ success: false }));
  app.get('/api/settings', async (request, reply) => {
    const { language, chosenLanguage, ip } = request;
    api.seen.push({ language, chosenLanguage, session: request.cookies.session, ip });
    if (api.settingsFail) return reply.code(500).send({ success: false, code: 'unknown_error', msg: 'at secret.ts:7' });
    if (api.settingsUnavailable) return reply.code(503).send({ success: false, code: 'service_unavailable', msg: '' });
    // The settings at the time of the call, however long the answer takes.
    const answer = { success: true, setting: { ...setting, ...api.changed } };
    await api.settingsAreSlow;
    return reply.header('age', api.age).send(answer);
  });
  app.get('/api/first-seasons', async () => ({ success: true, wroseasons: [] }));
  await registerPages(app, { mode: 'built', ...options });
  return { app, api, logged };
}

export const getPage = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'portal.example', ...headers } });

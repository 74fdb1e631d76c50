import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { inject } from 'vitest';
import { startMailSandbox } from '#sandbox/mail/index.ts';
import { registerSandbox } from '#sandbox/register.ts';
import { testPort } from '#tests/support/test-port.ts';

export const secrets = {
  stebApiKey: 'test-steb-api-key',
  ticketKey: 'test-ticket-key-of-thirty-two-letters',
  telr: { store: '4242', authkey: 'test-telr-authkey', noticeSecret: 'test-notice-secret' },
};

/**
 * The sandbox on a port of its own, with a temporary folder.
 * @param portalOrigins the origins of the portal that it belongs to
 */
export async function openTestSandbox(portalOrigins: string[] = []) {
  const dataDir = await mkdtemp(join(tmpdir(), 'turs-world-'));
  await cp(inject('stebRegister'), dataDir, { recursive: true });
  const port = await testPort('127.0.0.1');
  const address = `http://127.0.0.1:${port}`;
  const mail = await startMailSandbox({ dataDir });
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const stebFaults = new Map<string, { status: number; body: string }>();
  app.addHook('onRequest', async (request, reply) => {
    const fault = stebFaults.get(request.url.split('?')[0] ?? '');
    return fault && reply.code(fault.status).send(fault.body);
  });
  await app.register(registerSandbox, {
    dataDir,
    publicUrl: address,
    portalOrigins: ['http://portal.test', ...portalOrigins],
    mail,
    ...secrets,
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    address,
    steb: `${address}/steb`,
    telr: `${address}/telr/gateway/order.json`,
    academy: `${address}/academy`,
    smtp: mail.smtpUrl,
    mail: mail.store,
    port: (app.server.address() as AddressInfo).port,
    /** Sets faults of the gateway, e.g. `{ checkFails: { value: true, next: 1 } }`. */
    async faults(faults: Record<string, unknown>) {
      await fetch(`${address}/telr/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      });
    },
    /** Sets how the academy's lists answer, e.g. `{ mode: 'slow', delay: 10_000 }`; `{ mode: 'off' }` is normal. */
    async academyFaults(faults: {
      mode: 'off' | 'reset' | 'unavailable' | 'slow' | 'html' | 'shapes';
      delay?: number;
    }) {
      const set = await fetch(`${address}/academy/faults`, { method: 'PUT', body: JSON.stringify(faults) });
      if (!set.ok) throw new Error(`no such fault: ${await set.text()}`);
    },
    /** An access token, as STEB's own sign-in returns it. */
    async stebToken(account: { membership_id: string; password: string }): Promise<string> {
      const { membership_id: national_id, password } = account;
      const answer = await fetch(`${address}/steb/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ national_id, loginType: 'national_id', password }),
      });
      return ((await answer.json()) as { steb_token: string }).steb_token;
    },
    /** Sets STEB's answers at some of its paths, e.g. `{ '/login': { status: 503, body: '' } }`; `{}` is normal. */
    stebFaults(faults: Record<string, { status: number; body: string }>) {
      stebFaults.clear();
      for (const [path, fault] of Object.entries(faults)) stebFaults.set(`/steb${path}`, fault);
    },
    /** How STEB saves accounts from now on: `off` is as usual; `lost` saves, and its answer does not arrive. */
    async stebSaves(mode: 'off' | 'lost' | 'unavailable' | 'nonsense' | 'refuse') {
      const set = await fetch(`${address}/steb/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      });
      if (!set.ok) throw new Error(`no such fault: ${await set.text()}`);
    },
    async noFaults() {
      await fetch(`${address}/telr/faults`, { method: 'DELETE' });
    },
    async close() {
      await app.close();
      await mail.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

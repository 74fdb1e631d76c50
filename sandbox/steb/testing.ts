import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { type StebOptions, stebSandbox } from './index.ts';

export const API_KEY = 'test-key';
export const PORTAL = 'https://portal.example';
export const BASE = '/sandbox/steb';
/** The mails that the provider has sent. */
export const mails: { to: string; subject: string; text: string }[] = [];
export const withKey = { 'x-api-key': API_KEY };

export function temporaryFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'steb-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

export async function startSteb(
  dataDir: string,
  options: Partial<StebOptions> = {},
  host: FastifyInstance = Fastify(),
): Promise<FastifyInstance> {
  await host.register(stebSandbox, {
    prefix: BASE,
    dataDir,
    publicUrl: `http://localhost:3000${BASE}`,
    portalOrigins: [PORTAL],
    apiKey: API_KEY,
    mails: { send: async (mail) => mails.push(mail), page: 'http://localhost:3000/sandbox/mail' },
    ...options,
  });
  await host.ready();
  return host;
}

/** A JSON POST to the provider. */
export async function post(app: FastifyInstance, path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'POST', url: BASE + path, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}

export async function get(app: FastifyInstance, path: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'GET', url: BASE + path, headers });
  return { status: answer.statusCode, body: answer.json() };
}

/** The same POST as a browser's multipart form. */
export async function postMultipart(
  app: FastifyInstance,
  path: string,
  fields: Record<string, string | Blob>,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: BASE + path,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Posts a form like the provider's own pages; returns the whole response. */
export function submit(
  app: FastifyInstance,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: BASE + path,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
  });
}

/** The fields of a portal's sign-up form, with values that no account has. */
export const newcomer = {
  name: 'Rakan Al-Yami',
  email: 'rakan@example.com',
  phone_number: '0500001234',
  national_id: '1000009991',
  nationality: 'SA',
  password: 'a fresh password',
  type: '0',
};

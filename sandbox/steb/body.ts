import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Large enough for a picture of 5 MB and the other fields. */
const BODY_LIMIT = 6 * 1024 * 1024;

/** The fields of a request in any of the three formats. */
export type Fields = Record<string, unknown>;

/**
 * JSON, urlencoded and multipart, for every POST. They are parsed with Node's own means rather than Fastify's
 * plugins, since those refuse to be registered below a host that has registered them already.
 */
export function acceptEveryForm(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (request: FastifyRequest, body: Buffer): Promise<Fields> => {
      try {
        const headers = { 'content-type': request.headers['content-type'] ?? '' };
        return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData());
      } catch {
        throw Object.assign(new Error('The form could not be read'), { statusCode: 400 });
      }
    },
  );
}

export function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};
}

/**
 * A field as text, because JSON clients send numbers and booleans too. Undefined if it was not sent or has no value.
 */
export function textField(fields: Fields, name: string): string | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Passwords are not trimmed. */
export function passwordField(fields: Fields, name = 'password'): string | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An uploaded file; browsers send an empty one if nothing was chosen. */
export async function fileField(fields: Fields, name: string): Promise<Buffer | undefined> {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return value instanceof File && value.size > 0 ? Buffer.from(await value.arrayBuffer()) : undefined;
}

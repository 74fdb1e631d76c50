import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '#contract/endpoint.ts';
import { holds, tagOf } from './etag.ts';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The result of a handler or a render. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Set when it is the same for everybody: what it reads, and for how many seconds it is valid. */
  keep?: { of: Iterable<Content>; seconds: number } | undefined;
  /** It is, or was made of, what has run out, because the database is away. */
  stale?: boolean;
};

/** A body that is sent many times, and its compressed forms. */
export type Body = { body: Buffer; etag: string; encoded(encoding: Encoding): Promise<Buffer> };

/** An answer that is the same for everybody, ready to be sent many times. */
export type Prepared = Answer &
  Body & {
    /** In milliseconds, as `Date.now()`. */
    madeAt: number;
    /** The bytes of its texts, including the compressed forms made so far. */
    heldBytes(): number;
  };

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // On our pages and lists 5 is as quick as 4 and smaller; 9 takes several times as long and saves two percent more.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};
/** Says of an answer that it has run out (RFC 9211). */
export const STALE = { name: 'cache-status', value: 'portal; hit; detail=database-away' } as const;

/** Of a smaller body a compressed form saves nothing (`web/build-once.ts` has the same). */
const WORTH_COMPRESSING = 256;

/** @param grown called when a compressed form was made: the answer takes more memory than before */
export function prepare(answer: Answer, grown: () => void): Prepared {
  const body = inMemoryOfItsOwn(answer.body);
  let bytes = body.length;
  for (const [name, value] of Object.entries(answer.headers)) bytes += name.length + value.length;
  const encoded = compressedOnce(body, (form) => {
    bytes += form.length;
    grown();
  });
  return { ...answer, body, etag: tagOf(body), madeAt: Date.now(), encoded, heldBytes: () => bytes };
}

/** Compresses a body at the first request for a form, once; `made` is called with each form. */
export function compressedOnce(body: Buffer, made: (form: Buffer) => void): Body['encoded'] {
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  async function make(encoding: Encoding): Promise<Buffer> {
    const form = inMemoryOfItsOwn(await compress[encoding](body));
    made(form);
    return form;
  }
  return (encoding) => (forms[encoding] ??= make(encoding));
}

/** Small buffers are slices of a shared pool of 64 kB, which a cached slice would keep in memory. */
function inMemoryOfItsOwn(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Sends an answer; a prepared one with its age, and in the best encoding that the caller accepts. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer | Prepared) {
  reply.code(answer.status).headers(answer.headers);
  if (answer.stale) reply.header(STALE.name, STALE.value);
  variesByEncoding(reply);
  // An empty buffer, such as that of a redirect, would be sent as bytes of an unknown type.
  if (!('etag' in answer)) return reply.send(answer.body.length > 0 ? answer.body : undefined);
  // Caches count the age from when the answer was made.
  reply.header('age', Math.floor((Date.now() - answer.madeAt) / 1000));
  return sendBody(request, reply, answer);
}

/** Sets `vary`, because callers get different encodings; in lower case, as the compression plugin compares it. */
export function variesByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding');
}

/** Sends a body in the best encoding that the caller accepts, or 304 if they have the same version. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, { body, etag, encoded }: Body) {
  reply.header('etag', etag);
  if (holds(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send();
  const encoding = body.length <= WORTH_COMPRESSING ? undefined : bestOf(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  const bytes = await encoded(encoding);
  return reply.header('content-encoding', encoding).send(bytes);
}

/** The encoding of the answer; a weight of zero excludes one. */
function bestOf(accepted: string | string[] = ''): Encoding | undefined {
  const taken = String(accepted)
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return encodings.find((encoding) => taken.includes(encoding));
}

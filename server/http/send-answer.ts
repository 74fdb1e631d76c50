import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '#contract/content.ts';
import { holds, tagOf } from './etag.ts';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** An answer that was made: a page, or what a call says. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Set when it is the same for everybody: what it is made of, and for how long it holds. */
  keep?: { of: Iterable<Content>; seconds: number } | undefined;
};

/** A body that is sent any number of times, and its compressed forms. */
export type Body = { body: Buffer; etag: string; encoded(encoding: Encoding): Promise<Buffer> };

/** An answer that is the same for everybody, ready to be sent any number of times. */
export type Prepared = Answer &
  Body & {
    /** In milliseconds, as `Date.now()`. */
    madeAt: number;
    /** How many bytes its texts take by now, with the compressed forms that were made. */
    heldBytes(): number;
  };

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // On our pages and lists 5 is as quick as 4 and smaller; 9 takes several times as long for two hundredths more.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};
/** What fits into one packet either way is sent as it is. */
const WORTH_COMPRESSING = 1024;

/** @param grown hears that a compressed form was made: the answer takes more memory than before */
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

/** Compresses a body when that is first asked for, and once; `made` hears of each form. */
export function compressedOnce(body: Buffer, made: (form: Buffer) => void): Body['encoded'] {
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  async function make(encoding: Encoding): Promise<Buffer> {
    const form = inMemoryOfItsOwn(await compress[encoding](body));
    made(form);
    return form;
  }
  return (encoding) => (forms[encoding] ??= make(encoding));
}

/** Small buffers are slices of a pool of 64 kB, which one that is kept would hold on to. */
function inMemoryOfItsOwn(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Sends an answer; a prepared one with its age, and in the best form that the caller takes. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer | Prepared) {
  reply.code(answer.status).headers(answer.headers);
  variesByEncoding(reply);
  if (!('etag' in answer)) return reply.send(answer.body);
  // Who keeps it further counts from when it was made.
  reply.header('age', Math.floor((Date.now() - answer.madeAt) / 1000));
  return sendBody(request, reply, answer);
}

/** Tells caches that another visitor may get another form; in lower case, as the compression of other answers looks for it. */
export function variesByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding');
}

/** Sends a body in the best form that the caller takes, or says that they have it already. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, { body, etag, encoded }: Body) {
  reply.header('etag', etag);
  if (holds(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send();
  const encoding = body.length < WORTH_COMPRESSING ? undefined : bestOf(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  const bytes = await encoded(encoding);
  return reply.header('content-encoding', encoding).send(bytes);
}

/** The encoding to answer in; a weight of zero refuses one. */
function bestOf(accepted: string | string[] = ''): Encoding | undefined {
  const taken = String(accepted)
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return encodings.find((encoding) => taken.includes(encoding));
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '#contract/content.ts';
import { holds, tagOf } from './etag.ts';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** An answer that was made: a page, or what a call says. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Set when it is the same for everybody: what it is made of, and for how long it holds. */
  keep?: { of: Iterable<Content>; seconds: number } | undefined;
};

/** An answer that is the same for everybody, ready to be sent any number of times. */
export type Prepared = Answer & {
  etag: string;
  /** In milliseconds, as `Date.now()`. */
  madeAt: number;
  /** The body compressed: once, when first asked for. */
  encoded(encoding: Encoding): Promise<Buffer>;
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
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  let bytes = body.length;
  for (const [name, value] of Object.entries(answer.headers)) bytes += name.length + value.length;
  async function compressed(encoding: Encoding): Promise<Buffer> {
    const form = inMemoryOfItsOwn(await compress[encoding](body));
    bytes += form.length;
    grown();
    return form;
  }
  return {
    ...answer,
    body,
    etag: tagOf(body),
    madeAt: Date.now(),
    encoded: (encoding) => (bodies[encoding] ??= compressed(encoding)),
    heldBytes: () => bytes,
  };
}

/** Small buffers are slices of a pool of 64 kB, which one that is kept would hold on to. */
function inMemoryOfItsOwn(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Sends an answer; a prepared one in the best form that the caller takes, or says that they have it already. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer | Prepared) {
  const { status, headers, body } = answer;
  reply.code(status).headers(headers);
  if (!('etag' in answer)) return reply.send(body);
  reply
    .header('etag', answer.etag)
    // Who keeps it further counts from when it was made.
    .header('age', Math.floor((Date.now() - answer.madeAt) / 1000))
    .header('vary', [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '));
  if (holds(request.headers['if-none-match'], answer.etag)) {
    return reply.code(304).removeHeader('content-type').send();
  }
  const encoding = body.length < WORTH_COMPRESSING ? undefined : bestOf(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  const bytes = await answer.encoded(encoding);
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

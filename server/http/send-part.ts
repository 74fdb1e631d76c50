import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Sends a file, or the part of it that a player asks for: Safari plays nothing from a server that cannot send one. Set
 * the type and the headers of success before.
 */
export function sendPart(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  const part = partOf(request.headers.range, bytes.length);
  reply.header('accept-ranges', 'bytes');
  if (part === 'none') {
    reply.removeHeader('cache-control').header('content-range', `bytes */${bytes.length}`);
    throw new Refusal('range_not_satisfiable');
  }
  if (!part) return reply.send(bytes);
  const range = `bytes ${part.from}-${part.to - 1}/${bytes.length}`;
  return reply.code(206).header('content-range', range).send(bytes.subarray(part.from, part.to));
}

/**
 * The part of a file that a `Range` header names (RFC 9110, 14.1.2); undefined for several parts or no valid one, which
 * ask for the whole file; `none` if it lies beyond the end.
 */
function partOf(range: string | undefined, length: number): { from: number; to: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first) return Number(last) > 0 ? { from: Math.max(0, length - Number(last)), to: length } : 'none';
  if (last && Number(last) < Number(first)) return undefined;
  if (Number(first) >= length) return 'none';
  return { from: Number(first), to: last ? Math.min(Number(last) + 1, length) : length };
}

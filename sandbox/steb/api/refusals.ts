import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Error codes for callers. The sentence beside a code is for people, in English only. */
export type RefusalCode =
  | 'wrong_credentials'
  | 'not_verified'
  | 'inactive'
  | 'not_found'
  | 'taken'
  | 'invalid'
  | 'type_refused';

/** The provider's answer to a call that it refuses: HTTP 200, a code and a sentence. */
export const refusal = (code: RefusalCode, msg: string, field?: string) => ({
  success: false,
  code,
  msg,
  ...(field ? { field } : {}),
});

/** An error that ends the call with a status other than 200. */
export class CallError extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export function missingFields(names: string[]): CallError {
  return new CallError(400, `Please fill in: ${names.join(', ')}`);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the caller sent the key. Throws 401 for a wrong one, which is never treated as none. */
export function hasApiKey(request: FastifyRequest, apiKey: string): boolean {
  const given = request.headers['x-api-key'];
  if (given === undefined) return false;
  if (timingSafeEqual(digest(String(given)), digest(apiKey))) return true;
  throw new CallError(401, 'Invalid API key');
}

/** Throws 401 unless the caller sent the key. */
export function requireApiKey(request: FastifyRequest, apiKey: string): void {
  if (!hasApiKey(request, apiKey)) throw new CallError(401, 'API key required');
}

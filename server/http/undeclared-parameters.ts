import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from './refusal.ts';

/** Any call may name the language of its answer. */
const ofEveryCall = ['lang'];

/**
 * Refuses a call with a query parameter that its endpoint does not declare, by name. Only in tests (`STRICT_CALLS`):
 * elsewhere such parameters narrow nothing, and a list that is asked for `search` where it knows `s` answers everything.
 */
export function refuseUndeclared({ query }: Endpoint, request: FastifyRequest): void {
  // A HEAD of an address with several calls is that of the one which reads.
  if (request.method === 'HEAD') return;
  const declared = [...Object.keys(query?.shape ?? {}), ...ofEveryCall];
  const others = Object.keys(request.query as object).filter((name) => !declared.includes(name));
  if (others.length === 0) return;
  const fields = Object.fromEntries(others.map((name) => [name, 'The call does not declare this parameter']));
  throw new Refusal('invalid_fields', { fields });
}

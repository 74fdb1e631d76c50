import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { documentErrors, type ErrorCode, pictureErrors } from '#contract/errors.ts';
import { Refusal } from './refusal.ts';

/** What any call may answer, declared or not. */
export const ofAnyCall: readonly ErrorCode[] = [
  'invalid_fields',
  'missing_fields',
  'invalid_body',
  'invalid_address',
  'not_found',
  'not_signed_in',
  'session_ended',
  'not_allowed',
  'cross_site',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media_type',
  'range_not_satisfiable',
  'unknown_error',
  'service_unavailable',
];

/** The errors that a call has beyond those of any call. */
function errorsOf({ errors = [], missing, tooOften, formPictures, formDocuments }: Endpoint): ErrorCode[] {
  const declared = [
    ...errors,
    ...(missing ? [missing] : []),
    ...(tooOften ? [tooOften] : []),
    ...(formPictures ? pictureErrors : []),
    ...(formDocuments ? documentErrors : []),
  ];
  return [...new Set(declared)].filter((code) => !ofAnyCall.includes(code));
}

/**
 * An error that its call does not declare becomes the fault that it is: `unknown_error`. Only in tests (`STRICT_CALLS`):
 * elsewhere a person is better told what is the matter.
 */
export function heldToDeclared(refusal: Refusal, request: FastifyRequest): Refusal {
  const { endpoint } = request.routeOptions.config;
  if (!endpoint || ofAnyCall.includes(refusal.code) || errorsOf(endpoint).includes(refusal.code)) return refusal;
  const fault = `${endpoint.method} ${endpoint.path} answers ${refusal.code} and does not declare it among its errors`;
  return new Refusal('unknown_error', { cause: new Error(fault, { cause: refusal }) });
}

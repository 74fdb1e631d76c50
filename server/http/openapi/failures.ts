import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  documentErrors,
  type ErrorCode,
  errorStatus,
  type Failure as FailureBody,
  pictureErrors,
  useKinds,
} from '#contract/errors.ts';
import { errorSentences } from '#locales/sentences.ts';
import { type Part, refTo } from './schemas.ts';

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every failed call, as `contract/errors.ts` types it. */
export const Failure = z.object({
  success: z.literal(false),
  code: z.enum(codes),
  msg: z.string().describe("In the caller's language; the header `e_message` has the same, percent-encoded"),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('What is wrong with single fields, by their path in the body, joined by dots'),
  conflict: z
    .object({
      by: z.string().nullable(),
      at: z.string(),
      current: z.looseObject({ _id: z.string(), revision: z.number().int() }),
    })
    .optional()
    .describe('With `changed_meanwhile`: who changed the record, when, and what it is now'),
  uses: z
    .array(z.object({ kind: z.enum(useKinds), count: z.number().int() }))
    .optional()
    .describe('With `still_used`: what uses the record, as far as there is something to be named'),
  requestId: z.string(),
}) satisfies z.ZodType<FailureBody>;

/** What stands in the way before a handler is asked. */
const standard = {
  address: ['invalid_address'],
  body: ['invalid_body', 'payload_too_large', 'unsupported_media_type'],
  input: ['invalid_fields', 'missing_fields', 'not_found'],
  person: ['not_signed_in', 'session_ended', 'not_allowed'],
  change: ['cross_site'],
  always: ['unknown_error', 'service_unavailable'],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** Every error that a call may be answered. */
export function failuresOf(endpoint: Endpoint): ErrorCode[] {
  const { access, method, changesState, leavesTrace, rate, missing, tooOften, formPictures, formDocuments } = endpoint;
  const takesBody = endpoint.body ?? endpoint.upload;
  const takesInput = takesBody ?? endpoint.query ?? endpoint.params;
  const changes = method !== 'GET' || changesState || leavesTrace;
  return [
    ...standard.address,
    ...standard.always,
    ...(takesBody ? standard.body : []),
    ...(takesInput ? standard.input : []),
    ...(access === 'public' ? [] : standard.person),
    ...(changes ? standard.change : []),
    ...(rate ? [tooOften ?? ('too_many_requests' as const)] : []),
    ...(missing ? [missing] : []),
    ...(formPictures ? pictureErrors : []),
    ...(formDocuments ? documentErrors : []),
    ...(endpoint.errors ?? []),
  ];
}

/** Those of a file, beside its own. */
export const failuresOfFile = (isPublic: boolean, inParts: boolean): ErrorCode[] => [
  ...standard.address,
  ...standard.always,
  'not_found',
  ...(isPublic ? [] : standard.person),
  ...(inParts ? (['range_not_satisfiable'] as const) : []),
];

/** Headers that only some failures have. */
const waits: Partial<Record<number, true>> = { 429: true, 503: true };

/** Responses of the same errors are one component, called by them. */
export class FailureResponses {
  readonly components: Record<string, Part> = {};

  /** The responses of these errors, by status. */
  of(errors: readonly ErrorCode[]): Record<string, Part> {
    const byStatus = Map.groupBy(new Set(errors), (code) => errorStatus[code]);
    return Object.fromEntries(
      [...byStatus].toSorted(([a], [b]) => a - b).map(([status, some]) => [String(status), this.#share(status, some)]),
    );
  }

  #share(status: number, some: readonly ErrorCode[]): Part {
    const sorted = some.toSorted();
    const name = sorted
      .map((code) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()))
      .join('Or');
    // A name of more errors nobody reads, and hardly two calls share it.
    if (sorted.length > 3) return responseOf(status, sorted);
    this.components[name] ??= responseOf(status, sorted);
    return { $ref: `#/components/responses/${name}` };
  }
}

function responseOf(status: number, some: readonly ErrorCode[]): Part {
  return {
    description: some.map((code) => `\`${code}\`: ${errorSentences.en[code]}`).join('\n\n'),
    headers: {
      e_message: { $ref: '#/components/headers/e_message' },
      ...(waits[status] && { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }),
    },
    content: {
      'application/json': {
        schema: { allOf: [refTo('Failure'), { type: 'object', properties: { code: { type: 'string', enum: some } } }] },
      },
    },
  };
}

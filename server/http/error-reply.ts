import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorStatus, type Failure, type FieldCode, fieldCodes } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { errorSentences, fieldSentences } from '#locales/sentences.ts';
import { Refusal } from './refusal.ts';

/** Unique constraints that a person can run into, and what they answer. */
const refusalOfConstraint: Record<string, ErrorCode> = {
  team_people_once_key: 'duplicate_person',
};

const isFieldCode = (value: string): value is FieldCode => (fieldCodes as readonly string[]).includes(value);

const fieldSentence = (codeOrSentence: string, language: Language) =>
  isFieldCode(codeOrSentence) ? fieldSentences[language][codeOrSentence] : codeOrSentence;

/** What an error means to the caller; anything unforeseen is `unknown_error` and says nothing of its cause. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as FastifyError;
  const constraint = (rootOf(error) as { constraint?: string }).constraint;
  if (constraint && refusalOfConstraint[constraint]) return new Refusal(refusalOfConstraint[constraint]);
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('payload_too_large');
  if (statusCode === 415) return new Refusal('unsupported_media_type');
  if (statusCode === 416) return new Refusal('range_not_satisfiable');
  if (statusCode === 404) return new Refusal('not_found');
  if (statusCode === 503) return new Refusal('service_unavailable');
  if (statusCode && statusCode < 500) return new Refusal('invalid_body');
  return new Refusal('unknown_error', { cause: error });
}

function rootOf(error: unknown): object {
  let root = error;
  while (root instanceof Error && root.cause) root = root.cause;
  return typeof root === 'object' && root !== null ? root : {};
}

/** Answers with the failure's JSON and the `e_message` header, percent-encoded because a header holds no Arabic. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const msg = refusal.sentence ?? errorSentences[request.language][refusal.code];
  const body: Failure = { success: false, code: refusal.code, msg, requestId: request.id };
  if (refusal.fields) {
    body.fields = Object.fromEntries(
      Object.entries(refusal.fields).map(([path, code]) => [path, fieldSentence(code, request.language)]),
    );
  }
  return reply
    .code(errorStatus[refusal.code])
    .header('e_message', encodeURIComponent(msg))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** One handler for every failure, and JSON for unknown paths under `/api` and `/files`. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'unknown_error') request.log.error({ err: error }, 'unforeseen error');
    return sendRefusal(refusal, request, reply);
  });
}

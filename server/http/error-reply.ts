import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorStatus, type Failure, isFieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { errorSentences, fieldSentences } from '#locales/sentences.ts';
import { constraintOf, isDatabaseBusy } from '#server/platform/database.ts';
import { outage, ProviderUnavailable } from '#server/providers/http-client.ts';
import { Refusal } from './refusal.ts';

/** Constraints that a call can violate, and the code that it returns. */
const refusalOfConstraint: Record<string, ErrorCode> = {
  account_deleted: 'session_ended',
  team_people_once_key: 'duplicate_person',
  score_submissions_standing_key: 'scores_submitted',
};

const fieldSentence = (codeOrSentence: string, language: Language) =>
  isFieldCode(codeOrSentence) ? fieldSentences[language][codeOrSentence] : codeOrSentence;

/** Seconds for `Retry-After` if something is busy or unreachable: an embedded database is back sooner. */
export const RETRY_AFTER = '5';

/** The refusal for an error; an unforeseen one becomes `unknown_error` and reveals nothing of its cause. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as FastifyError;
  const constraint = constraintOf(error);
  if (constraint && refusalOfConstraint[constraint]) return new Refusal(refusalOfConstraint[constraint]);
  if (isDatabaseBusy(error)) return new Refusal('service_unavailable', { cause: error });
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('payload_too_large');
  if (statusCode === 415) return new Refusal('unsupported_media_type');
  if (statusCode === 416) return new Refusal('range_not_satisfiable');
  if (statusCode === 404) return new Refusal('not_found');
  if (statusCode === 503) return new Refusal('service_unavailable', { cause: error });
  if (statusCode && statusCode < 500) return new Refusal('invalid_body');
  return new Refusal('unknown_error', { cause: error });
}

/** Answers with the failure's JSON and the `e_message` header, percent-encoded because headers cannot hold Arabic. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const fields =
    refusal.fields &&
    Object.fromEntries(
      Object.entries(refusal.fields).map(([path, code]) => [path, fieldSentence(code, request.language)]),
    );
  // Whoever reads the sentence alone (or the header, as the specification does) learns what is wrong, if that says it.
  const [only, ...others] = refusal.code === 'invalid_fields' ? Object.entries(refusal.fields ?? {}) : [];
  const reason = only && others.length === 0 && only[1] !== 'invalid' ? fields?.[only[0]] : undefined;
  const msg = refusal.sentence ?? reason ?? errorSentences[request.language][refusal.code];
  const body: Failure = { success: false, code: refusal.code, msg, requestId: request.id };
  if (fields) body.fields = fields;
  if (refusal.conflict) body.conflict = refusal.conflict;
  if (refusal.uses) body.uses = refusal.uses;
  const retryAfter = refusal.retryAfter ?? (refusal.code === 'service_unavailable' && RETRY_AFTER);
  return reply
    .code(errorStatus[refusal.code])
    .header('e_message', encodeURIComponent(msg))
    .header('cache-control', 'no-store')
    .headers(retryAfter ? { 'retry-after': retryAfter } : {})
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** Logs failures on our side or of an outside service, with the request's id; mistakes of callers are not logged. */
function logFailure(request: FastifyRequest, refusal: Refusal): void {
  const { code, cause } = refusal;
  // An open circuit breaker was logged when it opened.
  if (errorStatus[code] < 500 || (cause instanceof ProviderUnavailable && cause.leftAlone)) return;
  const line = { code, ...outage(cause ?? refusal) };
  if (code === 'unknown_error') request.log.error(line, 'unforeseen error');
  else if (isDatabaseBusy(cause)) request.log.warn(line, 'too much at once for the database');
  else request.log.warn(line, cause instanceof ProviderUnavailable ? 'an outside service failed' : 'a call failed');
}

/**
 * One handler for every failure, and JSON for unknown paths under `/api` and `/files`.
 * @param reportAway called with every error; true when it means that the database is unreachable
 */
export function registerErrorReplies(app: FastifyInstance, reportAway: (error: unknown) => boolean): void {
  app.setErrorHandler((error, request, reply) => {
    const away = reportAway(error instanceof Refusal ? error.cause : error);
    const refusal = away ? new Refusal('service_unavailable', { cause: error }) : refusalOf(error);
    // The loss of the database was logged when it began.
    if (!away) logFailure(request, refusal);
    return sendRefusal(refusal, request, reply);
  });
}

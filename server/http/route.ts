import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { AnswerOf, Content, Endpoint, ParsedBody, ParsedParams, ParsedQuery } from '#contract/endpoint.ts';
import { type ErrorCode, type FieldCode, isFieldCode } from '#contract/errors.ts';
import { cleanTexts, NestedTooDeep } from '#server/platform/clean-text.ts';
import type { CountAnswer } from './address-limits.ts';
import { type AnswerCache, LONGEST_SECONDS } from './answer-cache.ts';
import { refuseUnless } from './declared-access.ts';
import type { RateChecks } from './rates.ts';
import { Refusal } from './refusal.ts';
import { comesFromAnotherSite, comesFromOurPage, isNavigation } from './same-origin.ts';
import { selectionOf } from './selected-by.ts';
import { sendAnswer } from './send-answer.ts';
import type { Identify, Person } from './session.ts';
import { refuseUndeclared } from './undeclared-parameters.ts';
import { type FileStorers, readForm } from './uploads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared call behind a route of the API. */
    endpoint?: Endpoint;
  }
}

/**
 * The arguments of a handler. `person` is always set if the endpoint is not public. An endpoint whose answer is the
 * same for all (`reads`) gets no person, because its answer is cached and given to others.
 */
export type Call<E extends Endpoint> = {
  body: ParsedBody<E>;
  query: ParsedQuery<E>;
  params: ParsedParams<E>;
} & (E extends { reads: readonly Content[] } ? Kept : Caller<E>);

type Kept = {
  /** Sets for how many milliseconds the answer is valid, if known; no cache keeps it longer. */
  keepAtMost(milliseconds: number | undefined): void;
};

type Caller<E extends Endpoint> = {
  person: E['access'] extends 'public' ? Person | null : Person;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

/** Adds the handler to a declared call. Every feature's routes file uses only this to open a route. */
export type Route = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/**
 * Makes the function that opens routes on an app. Each route checks in this order: the origin of a changing request,
 * the session, the access, the input, and the rate.
 */
export function routesOf(
  app: FastifyInstance,
  options: {
    identify: Identify;
    ownOrigin: string | undefined;
    cache: AnswerCache;
    checkRate: RateChecks;
    countAnswer?: CountAnswer;
    /** Whether parameters that no call declares are refused. */
    strictQueries?: boolean;
  } & FileStorers,
): Route {
  return (endpoint, handler) => {
    const { form } = endpoint;
    const changes = endpoint.changesState || endpoint.method !== 'GET';
    // A body takes as long as its sender likes: whoever was blocked meanwhile, or has another role, changes nothing.
    const rereads = changes && endpoint.body !== undefined && endpoint.access !== 'public';
    const declared: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.selectedBy && { constraints: { selectedBy: selectionOf(endpoint.selectedBy) } }),
      exposeHeadRoute: !changes && !endpoint.leavesTrace,
      schema: {
        // OpenAPI has one call for a method and address: the one that answers without these parameters tells of the others.
        hide: endpoint.selectedBy !== undefined,
        tags: [endpoint.path.startsWith('/api/admin') ? 'back-office' : 'portal'],
        summary: endpoint.summary,
        description: `Access: ${endpoint.access}`,
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { 200: endpoint.answer },
      },
      config: { endpoint },
      // A larger body is refused before it is parsed.
      ...(endpoint.bodyMax && { bodyLimit: endpoint.bodyMax }),
      validatorCompiler: ({ schema, httpPart }) => {
        const asSent = httpPart === 'body' ? endpoint.asSent : undefined;
        return (value: unknown) => check(schema as z.ZodType, value ?? {}, endpoint, asSent);
      },
      serializerCompiler: serializerCompiler as RouteOptions['serializerCompiler'],
      // Before the body is read, so that requests without access are not parsed.
      onRequest: async (request) => {
        if (!endpoint.reads) await options.identify(request);
        if (changes && !comesFromOurPage(request, options.ownOrigin)) throw new Refusal('cross_site');
        if (endpoint.changesState && isNavigation(request)) throw new Refusal('cross_site');
        if (endpoint.leavesTrace && comesFromAnotherSite(request, options.ownOrigin)) throw new Refusal('cross_site');
        refuseUnless(request, endpoint.access);
        if (options.strictQueries) refuseUndeclared(endpoint, request);
      },
      ...((form || rereads) && {
        preValidation: async (request) => {
          if (form && request.isMultipart()) request.body = await readForm(request, form, options);
          if (form?.read && isFields(request.body)) request.body = form.read(request.body);
          if (!rereads) return;
          await options.identify(request);
          refuseUnless(request, endpoint.access);
        },
      }),
      ...(endpoint.rate && { preHandler: options.checkRate(endpoint.rate, endpoint.tooOften ?? 'too_many_requests') }),
      handler: async (request, reply) => {
        reply.header('cache-control', cacheControl(endpoint, changes));
        if (endpoint.reads) return sendCached(endpoint, endpoint.reads, handler, { ...options, request, reply });
        if (!changes && !endpoint.rate) await options.countAnswer?.(request);
        const answer = await handler({
          body: request.body,
          query: request.query,
          params: request.params,
          person: request.person,
          request,
          reply,
        } as never);
        // An answer that is a file is sent by the handler.
        return reply.sent || answer === undefined ? reply : answer;
      },
    };
    app.route(declared);
  };
}

const isFields = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/**
 * Answers a call that is the same for everybody, from the cache if possible. A refusal is thrown, and therefore neither
 * cached nor tagged.
 */
async function sendCached<E extends Endpoint>(
  endpoint: E,
  reads: readonly Content[],
  handler: Handler<E>,
  {
    cache,
    countAnswer,
    request,
    reply,
  }: { cache: AnswerCache; countAnswer?: CountAnswer; request: FastifyRequest; reply: FastifyReply },
) {
  // As validated: in the order of the schema, and without unknown parameters.
  const sent = { query: endpoint.query && request.query, params: endpoint.params && request.params };
  const key = JSON.stringify([endpoint.path, sent]);
  const ready = cache.ready(key);
  if (ready) return sendAnswer(request, reply, ready);
  await countAnswer?.(request);
  const answer = await cache.get(key, async () => {
    const usual = endpoint.cacheSeconds ?? LONGEST_SECONDS;
    let seconds = usual;
    const keepAtMost = (milliseconds = Infinity) => {
      seconds = Math.min(seconds, milliseconds / 1_000);
    };
    const said = await handler({ ...sent, keepAtMost } as never);
    return {
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(seconds < usual &&
          endpoint.cacheSeconds !== undefined && {
            'cache-control': cacheControl(endpoint, false, wholeSeconds(seconds)),
          }),
      },
      body: Buffer.from(reply.serialize(said) as string),
      keep: { of: reads, seconds },
    };
  });
  return sendAnswer(request, reply, answer);
}

/** Ages are sent in whole seconds, too: one less, so that nobody caches an answer beyond its validity. */
const wholeSeconds = (seconds: number) => Math.max(0, Math.floor(seconds) - 1);

function cacheControl(endpoint: Endpoint, changes: boolean, seconds = endpoint.cacheSeconds): string {
  if (changes || endpoint.access !== 'public' || seconds === undefined) return 'no-store';
  return `public, max-age=${seconds}, must-revalidate`;
}

/** All wrong fields at once, by path, without the key `data` that only wraps a form. */
function fieldsOf(error: z.ZodError, sent: unknown): Record<string, FieldCode> {
  const fields: Record<string, FieldCode> = {};
  for (const issue of error.issues) {
    const { path } = issue;
    const name = (path[0] === 'data' && path.length > 1 ? path.slice(1) : path).join('.');
    fields[name] ??= codeOf(issue, valueAt(sent, path));
  }
  return fields;
}

/** An absent value is `required`, whatever the schema's message; a value of a wrong kind is not. */
function codeOf(issue: z.core.$ZodIssue, sent: unknown): FieldCode {
  if (sent === undefined) return 'required';
  const code = isFieldCode(issue.message) ? issue.message : 'invalid';
  // An empty text, a list without enough entries, or a text without a visible sign.
  const tooLittle = sent === null || issue.code === 'too_small' || issue.code === 'custom';
  if (code !== 'required' || tooLittle) return code;
  return issue.code === 'invalid_type' && issue.expected === 'string' ? 'not_text' : 'invalid';
}

const valueAt = (sent: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], sent);

/** The input without invisible characters, except what the endpoint takes as it was sent. */
function cleanSent(sent: unknown, asSent: Endpoint['asSent'] = []): unknown {
  // Run it even if the result is not used, because it limits the nesting.
  const cleaned = cleanTexts(sent);
  if (asSent === 'all') return sent;
  const kept = Object.entries(sent as object).filter(([name]) => asSent.includes(name));
  return kept.length > 0 ? { ...(cleaned as object), ...Object.fromEntries(kept) } : cleaned;
}

/** Cleans the input and validates it against its schema; the refusal names every wrong field. */
function check(
  schema: z.ZodType,
  sent: unknown,
  endpoint: Endpoint,
  asSent: Endpoint['asSent'],
): { value: unknown } | { error: Refusal } {
  let cleaned: unknown;
  try {
    cleaned = cleanSent(sent, asSent);
  } catch (cause) {
    if (cause instanceof NestedTooDeep) return { error: new Refusal('invalid_body', { cause }) };
    throw cause;
  }
  const parsed = schema.safeParse(cleaned);
  if (parsed.success) return { value: parsed.data };
  // The input is not even an object, so there is no field to name.
  if (parsed.error.issues.some(({ path }) => path.length === 0)) return { error: new Refusal('invalid_body') };
  const fields = fieldsOf(parsed.error, cleaned);
  return { error: new Refusal(refusalFor(Object.values(fields), endpoint), { fields }) };
}

/**
 * Cleans and validates what a handler read itself, such as JSON in a field of a multipart body.
 * @throws Refusal naming every wrong field
 */
export function parseSent<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
  endpoint: Endpoint,
): z.output<Schema> {
  const result = check(schema, sent, endpoint, undefined);
  if ('error' in result) throw result.error;
  return result.value as z.output<Schema>;
}

function refusalFor(codes: FieldCode[], endpoint: Endpoint): ErrorCode {
  if (codes.includes('required')) return endpoint.missing ?? 'missing_fields';
  return codes.every((code) => code === 'password_mismatch') ? 'password_mismatch' : 'invalid_fields';
}

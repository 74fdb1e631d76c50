import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import type { Conflict, ErrorCode, Use } from '#contract/errors.ts';
import { sessionEnded, sessionTurn } from './session-events.ts';
import { sayInBrowser } from './words.tsx';

/** A failed call. `message` is a sentence in the person's language, ready to show. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** 0 if there was no answer. */
  declare status: number;
  declare code: ErrorCode | 'offline' | 'timeout';
  /** Messages by the path of the field, joined by dots. */
  declare fields: Record<string, string>;
  declare requestId: string | undefined;
  /** With `changed_meanwhile`: what the record is now. */
  declare conflict: Conflict | undefined;
  /** With `still_used`: what uses the record. */
  declare uses: Use[] | undefined;

  constructor(
    failure: Pick<ApiError, 'status' | 'code' | 'message'> &
      Partial<Pick<ApiError, 'fields' | 'requestId' | 'conflict' | 'uses'>>,
  ) {
    super(failure.message);
    // At once: every page pays for each name that stands here twice.
    Object.assign(this, failure, { fields: failure.fields ?? {} });
  }
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** The parts of a request that its endpoint declares, and no others. */
export type Sends<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** The multipart body of an endpoint that takes files. */
    form?: FormData;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** Timeout in milliseconds; 20 seconds by default. */
    timeout?: number;
    /** Arrives even if the page is left while it is on its way. */
    keepalive?: boolean;
  };

type Optional<T> = Record<never, never> extends T ? [sends?: T] : [sends: T];
export type Call = <E extends Endpoint>(endpoint: E, ...sends: Optional<Sends<E>>) => Promise<AnswerOf<E>>;

type AnySends = Partial<Record<'params' | 'query', Record<string, unknown>>> & {
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeout?: number;
  keepalive?: boolean;
};

export type Transport = (path: string, init: RequestInit) => Promise<Response>;
type Sentence = 'offline' | 'timeout' | 'unknown_error';

/** The address of a call: `:name` filled from params, query appended; undefined and empty values are left out. */
export function addressOf(path: string, { params = {}, query = {} }: Pick<AnySends, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

async function failureOf(response: Response, say: (key: Sentence) => string): Promise<ApiError> {
  const body = await response.json().catch(() => ({}));
  const header = response.headers.get('e_message');
  return new ApiError({
    status: response.status,
    code: body.code ?? 'unknown_error',
    message: body.msg ?? (header ? decodeURIComponent(header) : say('unknown_error')),
    fields: body.fields,
    requestId: body.requestId,
    conflict: body.conflict,
    uses: body.uses,
  });
}

/**
 * Combines the caller's abort signal with the timeout (`AbortSignal.any` is newer than the oldest browsers we support).
 */
function abortable(caller: AbortSignal | undefined, milliseconds: number) {
  const controller = new AbortController();
  let late = false;
  const abort = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, milliseconds);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  const settle = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, timedOut: () => late, settle };
}

/** Creates the function with which pages call the API, for a transport: the browser's or the page server's. */
export function createCall(transport: Transport, say: (key: Sentence) => string): Call {
  const call = async (endpoint: Endpoint, sends: AnySends = {}) => {
    const { signal, timedOut, settle } = abortable(sends.signal, sends.timeout ?? 20_000);
    const json = sends.body !== undefined;
    let response: Response;
    try {
      response = await transport(addressOf(endpoint.path, sends), {
        method: endpoint.method,
        credentials: 'same-origin',
        headers: { accept: 'application/json', ...(json && { 'content-type': 'application/json' }), ...sends.headers },
        body: sends.form ?? (json ? JSON.stringify(sends.body) : undefined),
        signal,
        ...(sends.keepalive && { keepalive: true }),
      });
      if (response.ok) return await response.json();
    } catch (error) {
      if (sends.signal?.aborted) throw error;
      const code = timedOut() ? 'timeout' : 'offline';
      throw new ApiError({ status: 0, code, message: say(code) });
    } finally {
      settle();
    }
    throw await failureOf(response, say);
  };
  return call as Call;
}

/** As `call`, but a refusal ends no session: for the question who is signed in. */
export const callFromBrowser = createCall((path, init) => fetch(path, init), sayInBrowser);

/** A call whose refusal for want of a session is noticed by the whole page. */
function watched(inner: Call): Call {
  return (endpoint, ...sends) => {
    const asked = sessionTurn();
    return inner(endpoint, ...sends).catch((error) => {
      const nobody = error instanceof ApiError && (error.code === 'session_ended' || error.code === 'not_signed_in');
      if (nobody) sessionEnded(asked);
      throw error;
    });
  };
}

/** As `call`, over another transport. */
export const callOver = (transport: Transport): Call => watched(createCall(transport, sayInBrowser));

/**
 * Calls the API from the browser: `await call(getUser)`, `await call(addUser, { body })`. In a server loader use
 * `serverApi(context)`.
 * @throws ApiError on a refusal or without an answer; the caller's own abort error when `signal` was aborted
 */
export const call: Call = watched(callFromBrowser);

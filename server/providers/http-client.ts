import type { z } from 'zod';
import { cleanTexts } from '#server/platform/clean-text.ts';
import { failureCode, tell } from '#server/platform/measured.ts';

/** The outside service and the purpose of a request; logs name both. */
export type Asked = { provider: 'steb' | 'telr' | 'academy'; purpose: string };

/** The outside service timed out, could not be reached, or gave an invalid answer. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
  readonly asked: Asked;
  /** No request was made, because the circuit breaker is open. */
  readonly leftAlone: boolean;

  constructor(asked: Asked, message: string, options: { cause?: unknown; leftAlone?: boolean } = {}) {
    super(`${asked.provider} ${asked.purpose}: ${message}`, { cause: options.cause });
    this.asked = asked;
    this.leftAlone = options.leftAlone ?? false;
  }
}

/** The fields of a log line for a failed call: the service, the purpose and the error. */
export const outage = (error: unknown): Partial<Asked> & { err: unknown } => ({
  ...(error as { asked?: Asked } | undefined)?.asked,
  err: error,
});

/** Logs outages, and their end. */
export type ProviderLog = (event: Partial<Asked> & { err?: unknown }, message: string) => void;

/** The longest that any service is waited for, in milliseconds: a stop waits longer (`http/drain.ts`). */
export const LONGEST_TIMEOUT = 30_000;

type Options = {
  asked: Asked;
  /** Milliseconds, over all tries; `LONGEST_TIMEOUT` at most. */
  timeout: number;
  /** One retry after a failure; only if repeating is harmless. */
  retry?: boolean;
};

/** Larger than any valid answer of an outside service. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * The body of a response, read up to `maxBytes`.
 * @throws Error when it is longer
 */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new Error(`longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * One call to an outside service. Returns its JSON, whatever the status, without invisible characters and those that
 * PostgreSQL does not accept; a refusal (4xx) without JSON gives undefined.
 * @throws ProviderUnavailable on a timeout, a refused connection, a status of 500 and above, or an answer that is not
 * JSON or too long
 * @throws TypeError for a header that cannot be sent: that is no outage, and does not open the breaker
 */
export async function fetchJson(
  url: string,
  init: RequestInit,
  options: Options,
): Promise<{ status: number; json: unknown }> {
  const headers = new Headers(init.headers);
  const signal = AbortSignal.timeout(Math.min(options.timeout, LONGEST_TIMEOUT));
  const began = performance.now();
  const told = (answered: boolean) =>
    tell('provider', { ...options.asked, answered, seconds: (performance.now() - began) / 1_000 });
  return tryJson(url, { ...init, headers, redirect: 'error', signal }, options).then(
    (answer) => {
      told(true);
      return answer;
    },
    (error: unknown) => {
      told(false);
      if (error instanceof ProviderUnavailable)
        tell('failure', { part: options.asked.provider, code: failureCode(error) });
      throw error;
    },
  );
}

async function tryJson(
  url: string,
  init: RequestInit & { signal: AbortSignal },
  { asked, retry }: Pick<Options, 'asked' | 'retry'>,
): Promise<{ status: number; json: unknown }> {
  try {
    const response = await fetch(url, init);
    const text = new TextDecoder().decode(await readBody(response, MAX_BYTES));
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    const json = parse(text);
    // A firewall may refuse one caller's input with a page; that must not open the breaker for others.
    if (json === undefined && response.status < 400) throw new Error('no JSON');
    return { status: response.status, json: cleanTexts(json) };
  } catch (cause) {
    if (retry) return tryJson(url, init, { asked });
    // The address is left out, because it may contain an identifier.
    throw new ProviderUnavailable(asked, 'no answer', { cause });
  }
}

/** Undefined for invalid JSON; the parser's own error would quote it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses an answer with its schema. Data about one person is parsed outside the breaker, so that one invalid record is
 * no outage for others.
 * @throws ProviderUnavailable when it has another shape; its cause names fields and never values
 */
export function readAnswer<T>(asked: Asked, schema: z.ZodType<T>, json: unknown): T {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  tell('failure', { part: asked.provider, code: 'nonsense' });
  const unfit = read.error.issues.map(({ path, code }) => `${path.join('.') || 'the whole'} (${code})`);
  throw new ProviderUnavailable(asked, 'nonsense', { cause: new Error(`unfit: ${unfit.join(', ')}`) });
}

type BreakerOptions = {
  asked: Asked;
  failures: number;
  pause: number;
  /** Logs once when the breaker opens, and once when the service answers again. */
  log?: ProviderLog | undefined;
  /** The time, in milliseconds; tests change it. */
  now?: (() => number) | undefined;
};

/**
 * Stops requests to a service that has failed `failures` times in a row, for `pause` milliseconds; then one call may
 * try. Prevents pages from waiting for a timeout again and again.
 */
export function circuitBreaker({ asked, failures, pause, log = () => {}, now = Date.now }: BreakerOptions) {
  let inARow = 0;
  let openUntil = 0;
  return async function guarded<T>(call: () => Promise<T>): Promise<T> {
    if (now() < openUntil) throw new ProviderUnavailable(asked, 'it failed a moment ago', { leftAlone: true });
    // Keeps the breaker open for other calls until this one has ended.
    if (inARow >= failures) openUntil = now() + pause;
    try {
      const answer = await call();
      if (inARow >= failures) {
        log(asked, 'an outside service answers again');
        tell('breaker', { ...asked, open: false });
      }
      inARow = 0;
      openUntil = 0;
      return answer;
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        inARow += 1;
        if (inARow >= failures) openUntil = now() + pause;
        if (inARow === failures) {
          log(outage(error), 'an outside service is left alone for a while');
          tell('breaker', { ...asked, open: true });
        }
      }
      throw error;
    }
  };
}

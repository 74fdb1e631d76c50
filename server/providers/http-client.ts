import { cleanTexts } from '#server/platform/clean-text.ts';

/** The outside service did not answer in time, could not be reached, or answered nonsense. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

type Options = {
  /** Milliseconds, over all tries. */
  timeout: number;
  /** One more try after a failure; only where repeating is harmless. */
  retry?: boolean;
};

/** More than any answer of an outside service has a reason to be. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * The body of an answer, read no further than `maxBytes`.
 * @throws Error when it is longer
 */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    // Leaving the loop lets go of the connection.
    if (bytes > maxBytes) throw new Error(`longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * One call to an outside service, answered as JSON whatever its status, without characters that nobody can see and
 * that no database takes.
 * @throws ProviderUnavailable on a timeout, a refused connection, a status of 500 and above, or an answer that is
 * no JSON or without end
 */
export async function fetchJson(
  url: string,
  init: RequestInit,
  options: Options,
): Promise<{ status: number; json: unknown }> {
  return tryJson(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(options.timeout) }, options.retry);
}

async function tryJson(
  url: string,
  init: RequestInit & { signal: AbortSignal },
  retry = false,
): Promise<{ status: number; json: unknown }> {
  try {
    const response = await fetch(url, init);
    const text = new TextDecoder().decode(await readBody(response, MAX_BYTES));
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return { status: response.status, json: cleanTexts(JSON.parse(text)) };
  } catch (cause) {
    if (retry) return tryJson(url, init);
    // The address is left out: it may carry an identifier.
    throw new ProviderUnavailable('the outside service did not answer', { cause });
  }
}

type BreakerOptions = {
  failures: number;
  pause: number;
  /** The time, in milliseconds; tests move it. */
  now?: () => number;
};

/**
 * Stops asking a service that has failed `failures` times in a row, for `pause` milliseconds; then one call may try.
 * Keeps a page from waiting for a timeout again and again.
 */
export function circuitBreaker({ failures, pause, now = Date.now }: BreakerOptions) {
  let inARow = 0;
  let openUntil = 0;
  return async function guarded<T>(call: () => Promise<T>): Promise<T> {
    if (now() < openUntil) throw new ProviderUnavailable('the outside service failed a moment ago');
    // The others wait for how this one goes.
    if (inARow >= failures) openUntil = now() + pause;
    try {
      const answer = await call();
      inARow = 0;
      openUntil = 0;
      return answer;
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        inARow += 1;
        if (inARow >= failures) openUntil = now() + pause;
      }
      throw error;
    }
  };
}

import type { ErrorCode } from '#contract/errors.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';

/**
 * Thrown to answer a call with a code of the catalogue. `fields` names the wrong fields of the body by path, each with
 * a code of `fieldCodes` or a sentence that is already in the caller's language (a provider's own words).
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** A sentence of the provider that says more than the code's own. */
  readonly sentence: string | undefined;
  /** Seconds after which the same may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { fields?: Record<string, string>; sentence?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.sentence = options.sentence;
    this.retryAfter = options.retryAfter;
  }
}

/** For `catch`: an outside service that does not answer is refused with this code; any other error stays what it is. */
export const outageAs =
  (code: ErrorCode) =>
  (cause: unknown): never => {
    if (cause instanceof ProviderUnavailable) throw new Refusal(code, { cause });
    throw cause;
  };

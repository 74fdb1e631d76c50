import type { Conflict, ErrorCode, Use } from '#contract/errors.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';

/**
 * Thrown to answer a call with an error code. `fields` names the wrong fields of the body by path, each with a code of
 * `fieldCodes` or a sentence in the caller's language (a provider's own words).
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** A sentence of the provider that says more than the code's text. */
  readonly sentence: string | undefined;
  /** Seconds after which a retry is allowed. */
  readonly retryAfter: number | undefined;
  /** With `changed_meanwhile`. */
  readonly conflict: Conflict | undefined;
  /** With `still_used`. */
  readonly uses: Use[] | undefined;

  constructor(
    code: ErrorCode,
    options: {
      fields?: Record<string, string>;
      sentence?: string;
      retryAfter?: number;
      conflict?: Conflict;
      uses?: Use[];
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.sentence = options.sentence;
    this.retryAfter = options.retryAfter;
    this.conflict = options.conflict;
    this.uses = options.uses;
  }
}

/** For `catch`: an outage of an outside service is refused with this code; any other error is thrown unchanged. */
export const outageAs =
  (code: ErrorCode) =>
  (cause: unknown): never => {
    if (cause instanceof ProviderUnavailable) throw new Refusal(code, { cause });
    throw cause;
  };

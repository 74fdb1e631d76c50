import { ApiError } from '#web/lib/api.ts';

/** `noAnswer`: the server could not be reached, so the result is unknown; `signedOut`: the session has ended. */
export type Outcome = 'paid' | 'notPaid' | 'notConfirmed' | 'noAnswer' | 'signedOut';

type Check = {
  /** Sends one request; returns the gateway's code: above 0 paid, 0 pending, below 0 failed. */
  ask: (signal: AbortSignal) => Promise<number>;
  /** Milliseconds before the first request (public spec, section 4). */
  wait: number;
  signal: AbortSignal;
  /** Called when the first answer is not final. */
  onSlow?: () => void;
};

/** Milliseconds between retries after pending answers and lost connections; then the check gives up. */
export const pauses = [1_500, 2_500, 4_000];

const unreached = new Set(['offline', 'timeout']);
const nobody = new Set(['session_ended', 'not_signed_in']);
/** Temporary failures, unlike a refusal. */
const passing = new Set(['payment_unavailable', 'service_unavailable', 'too_many_requests']);

/**
 * Checks whether a payment succeeded. Only the server's answer counts; the request may be repeated safely.
 * @throws the signal's reason when it is aborted
 */
export async function checkPayment({ ask, wait, signal, onSlow }: Check): Promise<Outcome> {
  await sleep(wait, signal);
  for (const pause of [...pauses, undefined]) {
    const heard = await ask(signal).then(byCode, (error: unknown) => {
      signal.throwIfAborted();
      return byFailure(error);
    });
    const open = heard === 'notConfirmed' || heard === 'noAnswer';
    if (!open || pause === undefined) return heard;
    onSlow?.();
    await sleep(pause, signal);
  }
  return 'notConfirmed';
}

const byCode = (code: number): Outcome => (code > 0 ? 'paid' : code < 0 ? 'notPaid' : 'notConfirmed');

function byFailure(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'notPaid';
  if (unreached.has(error.code)) return 'noAnswer';
  if (nobody.has(error.code)) return 'signedOut';
  return passing.has(error.code) ? 'notConfirmed' : 'notPaid';
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

import { ApiError } from '#web/lib/api.ts';

/** `noAnswer`: the portal was not reached, so nothing is known; `signedOut`: it does not know who asks any more. */
export type Outcome = 'paid' | 'notPaid' | 'notConfirmed' | 'noAnswer' | 'signedOut';

type Check = {
  /** Asks the server once; answers the gateway's code: above 0 paid, 0 pending, below 0 failed. */
  ask: (signal: AbortSignal) => Promise<number>;
  /** Milliseconds before the first question (public spec, section 4). */
  wait: number;
  signal: AbortSignal;
  /** Told when the first answer has not decided it. */
  onSlow?: () => void;
};

/** Pending answers and lost connections are asked about again after these milliseconds, then given up. */
export const pauses = [1_500, 2_500, 4_000];

const unreached = new Set(['offline', 'timeout']);
const nobody = new Set(['session_ended', 'not_signed_in']);
/** What passes by itself, unlike a refusal. */
const passing = new Set(['payment_unavailable', 'service_unavailable', 'too_many_requests']);

/**
 * Whether a payment went through. Only the server's word counts; asking is harmless however often it happens.
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

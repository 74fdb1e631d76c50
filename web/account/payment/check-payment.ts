import { ApiError } from '#web/lib/api.ts';

export type Outcome = 'paid' | 'notPaid' | 'notConfirmed';

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

/** What passes by itself, unlike a refusal. */
const passing = new Set(['offline', 'timeout', 'payment_unavailable', 'service_unavailable', 'too_many_requests']);

/**
 * Whether a payment went through. Only the server's word counts; asking is harmless however often it happens.
 * @throws the signal's reason when it is aborted
 */
export async function checkPayment({ ask, wait, signal, onSlow }: Check): Promise<Outcome> {
  await sleep(wait, signal);
  for (const pause of [...pauses, undefined]) {
    const code = await ask(signal).catch((error: unknown) => {
      signal.throwIfAborted();
      return error instanceof ApiError && passing.has(error.code) ? 0 : -1;
    });
    if (code > 0) return 'paid';
    if (code < 0) return 'notPaid';
    if (pause === undefined) break;
    onSlow?.();
    await sleep(pause, signal);
  }
  return 'notConfirmed';
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

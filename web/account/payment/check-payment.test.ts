import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { checkPayment, pauses } from './check-payment.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = (code: ApiError['code'], status = 0) => new ApiError({ status, code, message: code });

/** Returns the given answers in order and repeats the last one. Errors are thrown. */
function answering(...answers: (number | Error)[]) {
  return vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer as number;
  });
}

async function outcomeOf(ask: () => Promise<number>) {
  const outcome = checkPayment({ ask, wait: 2_000, signal: new AbortController().signal });
  await vi.runAllTimersAsync();
  return outcome;
}

describe('checkPayment', () => {
  it('waits before it asks', async () => {
    const ask = answering(3);
    const outcome = checkPayment({ ask, wait: 2_000, signal: new AbortController().signal });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('paid');
  });

  it('takes a negative code as not paid at once', async () => {
    const ask = answering(-3);
    expect(await outcomeOf(ask)).toBe('notPaid');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks again while the payment is pending, and believes what comes then', async () => {
    expect(await outcomeOf(answering(0, 0, 3))).toBe('paid');
  });

  it('does not ask for ever', async () => {
    const ask = answering(0);
    expect(await outcomeOf(ask)).toBe('notConfirmed');
    expect(ask).toHaveBeenCalledTimes(pauses.length + 1);
  });

  it.each(['offline', 'timeout', 'payment_unavailable', 'too_many_requests'] as const)(
    'outlives a moment of "%s"',
    async (code) => {
      expect(await outcomeOf(answering(failed(code), 3))).toBe('paid');
    },
  );

  it.each(['offline', 'timeout'] as const)(
    'does not call a payment failed when nothing was reached: %s',
    async (code) => {
      const ask = answering(failed(code));
      expect(await outcomeOf(ask)).toBe('noAnswer');
      expect(ask).toHaveBeenCalledTimes(pauses.length + 1);
    },
  );

  it.each(['session_ended', 'not_signed_in'] as const)(
    'asks the person to sign in, and nothing more: %s',
    async (code) => {
      const ask = answering(0, failed(code, 401));
      expect(await outcomeOf(ask)).toBe('signedOut');
      expect(ask).toHaveBeenCalledTimes(2);
    },
  );

  it('gives up at a refusal', async () => {
    const ask = answering(failed('not_found', 404));
    expect(await outcomeOf(ask)).toBe('notPaid');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('stops, and asks nothing, when the page is left', async () => {
    const ask = answering(3);
    const page = new AbortController();
    const outcome = checkPayment({ ask, wait: 2_000, signal: page.signal });
    page.abort();
    await expect(outcome).rejects.toBe(page.signal.reason);
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();
  });
});

import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';

interface Sentences {
  /** Said when it worked. */
  done?: string;
  /** Said when it failed and nobody knows why; a refusal says its own reason. */
  failed?: string;
  /** Takes a refusal that the screen itself explains; true if it does. */
  explain?: (error: unknown) => boolean;
}

/**
 * Sends one change at a time and says how it went: `const { write, sent, pending } = useWrite(send, { done })`.
 * `sent` is what is on its way: a screen shows it as done already (`sent ?? row.status`). It is there until the page has
 * been read anew, and gone at once if the change was refused, so that the screen rolls back by itself. While it is there,
 * further writes are ignored.
 * @returns `write` resolves to whether it worked; to undefined if it was ignored
 */
export function useWrite<Input = void>(send: (input: Input) => Promise<unknown>, { done, failed, explain }: Sentences) {
  const t = useWords('admin');
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<{ input: Input }>();
  const busy = useRef(false);

  async function write(input: Input): Promise<boolean | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setSent({ input });
    try {
      await send(input);
      if (done) toast.success(done);
      await revalidate();
      return true;
    } catch (error) {
      if (!explain?.(error)) sayWhy(error, failed ?? t('list.failed'));
      // The record is gone, or is no longer what the person sees.
      if (error instanceof ApiError && [404, 409].includes(error.status)) await revalidate();
      return false;
    } finally {
      busy.current = false;
      // Not before the rows that were read anew, which React shows in a transition.
      startTransition(() => setSent(undefined));
    }
  }
  return { write, sent: sent?.input, pending: sent !== undefined };
}

/**
 * Says why a call failed.
 * @throws what is no failed call: a mistake of ours
 */
export function sayWhy(error: unknown, unknownReason: string): void {
  if (!(error instanceof ApiError)) {
    toast.error(unknownReason);
    throw error;
  }
  // The dialog of the ended session says more.
  if (error.status === 401) return;
  toast.error(error.code === 'unknown_error' ? unknownReason : error.message);
}

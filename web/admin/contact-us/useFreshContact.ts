import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Contact } from '#contract/endpoints/admin-contact.ts';

/** Milliseconds until the first look at a queued reply, and the most between two: each takes half as long again. */
const [FIRST, MOST] = [1_500, 60_000];

/**
 * Reads the message anew while the mail of a reply is queued, and whenever the page becomes visible again: a colleague may
 * have replied meanwhile.
 */
export function useFreshContact({ reply }: Pick<Contact, 'reply'>): void {
  const { revalidate } = useRevalidator();
  const queued = reply.findLast(({ delivery }) => delivery === 'queued')?._id;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAgain = (after: number) => {
      timer = setTimeout(() => {
        look();
        lookAgain(Math.min(after * 1.5, MOST));
      }, after);
    };
    if (queued) lookAgain(FIRST);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  }, [revalidate, queued]);
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Contact } from '#contract/endpoints/admin-contact.ts';

/** A mail is sent within seconds, or not before its job is tried again. */
const [SOON, LATER] = [4_000, 30_000];
const MINUTE = 60_000;

/**
 * Reads the message anew while a reply of it is on its way, and whenever somebody comes back to the page: a colleague may
 * have replied meanwhile.
 */
export function useFreshContact({ reply }: Pick<Contact, 'reply'>): void {
  const { revalidate } = useRevalidator();
  const onItsWay = reply.findLast(({ delivery }) => delivery === 'queued')?.created_at;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    const isNew = onItsWay && Date.now() - Date.parse(onItsWay) < MINUTE;
    const timer = onItsWay ? setInterval(look, isNew ? SOON : LATER) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [revalidate, onItsWay]);
}

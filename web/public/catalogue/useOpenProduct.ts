import { useEffect, useRef, useState } from 'react';
import { toast } from '#web/kit/overlay/toast.ts';
import { isApiError } from '#web/lib/is-api-error.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';

export type CatalogueItem = { id: string; name: string };

/** Requests the entry link from the server. Client and contract load only for this. */
async function addressOf(type: 'slides' | 'shop', code: string): Promise<string> {
  const [{ call }, { openProduct }] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#contract/endpoints/catalogue.ts'),
  ]);
  return (await call(openProduct, { body: { type, code } })).url;
}

/**
 * Opens a course or product at the academy: guests are asked to sign in, signed-in people go there in this tab with a
 * one-time ticket. One at a time.
 */
export function useOpenProduct(type: 'slides' | 'shop') {
  const common = useWords('common');
  const session = useSession();
  const [opening, setOpening] = useState<CatalogueItem>();
  const [asking, setAsking] = useState<CatalogueItem>();
  // React state updates too late to block a second click in the same tick.
  const running = useRef(false);
  const stop = () => {
    running.current = false;
    setOpening(undefined);
  };
  useEffect(() => {
    // The back button from the academy may restore this page in its busy state.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      running.current = false;
      setOpening(undefined);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function open(item: CatalogueItem) {
    if (running.current) return;
    if (session.status === 'guest' || session.status === 'ended') return setAsking(item);
    running.current = true;
    setOpening(item);
    try {
      // Stays busy while the browser leaves the page.
      location.assign(await addressOf(type, item.id));
    } catch (error) {
      stop();
      // If the person was signed in, the site's own dialog already says that the session has ended.
      if (isApiError(error) && error.status === 401) {
        if (session.status === 'unknown') setAsking(item);
      } else toast.error(isApiError(error) ? error.message : common('offline'));
    }
  }
  return { open, opening, asking, stopAsking: () => setAsking(undefined) };
}

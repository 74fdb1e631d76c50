import { useEffect, useRef, useState } from 'react';
import { toast } from '#web/kit/overlay/toast.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';

export type CatalogueItem = { id: string; name: string };

/** Asks the server for the way in. Client and contract are loaded only for this. */
async function addressOf(type: 'slides' | 'shop', code: string): Promise<string> {
  const [{ call }, { openProduct }] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#contract/endpoints/catalogue.ts'),
  ]);
  return (await call(openProduct, { body: { type, code } })).url;
}

/**
 * Leads to a course or product of the academy: a guest is asked to sign in, a signed-in person goes there with a
 * one-time ticket, in this tab. One at a time.
 */
export function useOpenProduct(type: 'slides' | 'shop') {
  const common = useWords('common');
  const session = useSession();
  const [opening, setOpening] = useState<CatalogueItem>();
  const [asking, setAsking] = useState<CatalogueItem>();
  // State is too late to stop a second press in the same instant.
  const running = useRef(false);
  const stop = () => {
    running.current = false;
    setOpening(undefined);
  };
  useEffect(() => {
    // Back from the academy by the back button, the page may be as it was left.
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
      // Stays busy while the page is on its way out.
      location.assign(await addressOf(type, item.id));
    } catch (error) {
      stop();
      const refused = error instanceof Error && error.name === 'ApiError';
      // Of somebody who was signed in, the site's own dialog says that the session has ended.
      if (refused && 'status' in error && error.status === 401) {
        if (session.status === 'unknown') setAsking(item);
      } else toast.error(refused ? error.message : common('offline'));
    }
  }
  return { open, opening, asking, stopAsking: () => setAsking(undefined) };
}

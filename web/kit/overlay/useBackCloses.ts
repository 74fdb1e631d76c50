import { useEffect, useEffectEvent } from 'react';

/**
 * Lets the back button close what is open over the page. What does it loads then: no page needs it before.
 * @param close undefined where only its own buttons close it
 */
export function useBackCloses(open: boolean, close: (() => void) | undefined): void {
  const onBack = useEffectEvent(() => {
    close?.();
    return close !== undefined;
  });
  useEffect(() => {
    if (!open) return;
    let ended = false;
    let release: (() => void) | undefined;
    import('./back-closes.ts').then(
      ({ backCloses }) => {
        // A function of its own, since the same one may be open twice.
        if (!ended) release = backCloses(() => onBack());
      },
      () => {},
    );
    return () => {
      ended = true;
      release?.();
    };
  }, [open]);
}

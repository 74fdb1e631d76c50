import { useEffect } from 'react';

/** Back from the gateway by the back button, the page may be as it was left, on its way out: then it is loaded anew. */
export function useFreshOnReturn() {
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
}

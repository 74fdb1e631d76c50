import { useLocation } from 'react-router';
import { safeRedirect } from './safe-redirect.ts';

/**
 * This page's address without a language parameter: the target after a sign-in. On a page for guests, that page's own
 * target.
 */
export function useReturnAddress(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('lang');
  const kept = String(query);
  return safeRedirect(kept ? `${pathname}?${kept}` : pathname) ?? '/';
}

import { useLocation } from 'react-router';
import { safeRedirect } from './safe-redirect.ts';

/**
 * This page's address, without a language that was asked for once: where a sign-in leads back to. On a page for guests
 * alone, where that one leads to.
 */
export function useReturnAddress(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('lang');
  const kept = String(query);
  return safeRedirect(kept ? `${pathname}?${kept}` : pathname) ?? '/';
}

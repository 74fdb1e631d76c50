import { useLocation } from 'react-router';

/** This page's address, without a language that was asked for once: where a sign-in leads back to. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('lang');
  const kept = String(query);
  return kept ? `${pathname}?${kept}` : pathname;
}

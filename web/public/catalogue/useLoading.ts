import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Sooner than this nobody has begun to wait, and a placeholder would only flicker. */
const noticed = 150;

/** True while another page of this same list is on its way, for long enough to be noticed. */
export function useLoading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const underway = location?.pathname === pathname ? location.search : undefined;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (underway === undefined) return;
    const timer = setTimeout(() => setLate(underway), noticed);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [underway]);
  return underway !== undefined && late === underway;
}

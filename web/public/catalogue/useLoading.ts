import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Milliseconds: a shorter load shows no placeholder, which would only flicker. */
const noticed = 150;

/** True while another page of the same list is loading, once that takes noticeably long. */
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

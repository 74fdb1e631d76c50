import { useEffect, useState } from 'react';
import type { User } from '#contract/entities.ts';
import { useSession } from './session.ts';

/**
 * Data of the signed-in person, requested by the page that needs it and never stored; undefined for a guest and until
 * the answer arrives.
 * @param pick selects what the page needs
 */
export function useKnown<Known>(pick: (user: User) => Known): Known | undefined {
  const { user } = useSession();
  const [known, setKnown] = useState<Known>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const [{ call }, { getUser }] = await Promise.all([import('./api.ts'), import('#contract/endpoints/session.ts')]);
      const answer = await call(getUser);
      if (!left) setKnown(pick(answer.user));
    };
    setKnown(undefined);
    // Without an answer the form stays as for a guest.
    if (user) ask().catch(() => {});
    return () => {
      left = true;
    };
  }, [user?._id]);
  return known;
}

/**
 * Fills the empty fields of a form with the person's data. The page is rendered as for a guest; the fields keep their
 * size.
 * @param ready whether the browser's saved values, which have priority, are restored
 */
export function usePrefill<Values extends Record<string, string>>(
  { values, set }: { values: Values; set: (changes: Partial<Values>) => void },
  known: Partial<Values> | undefined,
  ready: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person: a value they delete is not filled in again
  useEffect(() => {
    if (!ready || !known) return;
    const offered = Object.entries(known).filter(([name, value]) => value && !values[name]);
    if (offered.length > 0) set(Object.fromEntries(offered) as Partial<Values>);
  }, [ready, known]);
}

import { useEffect, useState } from 'react';
import type { User } from '#contract/entities.ts';
import { useSession } from './session.ts';

/**
 * What is known of the person who is signed in, asked for by the page that needs it and kept nowhere; undefined for a
 * guest, and until the answer is here.
 * @param pick of that, what the page needs
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
    // Without an answer the form is as a guest's.
    if (user) ask().catch(() => {});
    return () => {
      left = true;
    };
  }, [user?._id]);
  return known;
}

/**
 * Enters into a form, where it is still empty, what is known of the person. The page itself comes as for a guest; fields
 * keep their size.
 * @param ready whether what the browser has kept of the form is back, which goes first
 */
export function usePrefill<Values extends Record<string, string>>(
  { values, set }: { values: Values; set: (changes: Partial<Values>) => void },
  known: Partial<Values> | undefined,
  ready: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person: what they take out stays out
  useEffect(() => {
    if (!ready || !known) return;
    const offered = Object.entries(known).filter(([name, value]) => value && !values[name]);
    if (offered.length > 0) set(Object.fromEntries(offered) as Partial<Values>);
  }, [ready, known]);
}

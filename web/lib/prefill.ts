import { useEffect } from 'react';
import type { User } from '#contract/entities.ts';
import { useSession } from './session.ts';

/**
 * Enters into a form, where it is still empty, what is known of the person who is signed in. The page itself comes as
 * for a guest; fields keep their size.
 * @param ready whether what the browser has kept of the form is back, which goes first
 */
export function usePrefill<Values extends Record<string, string>>(
  { values, set }: { values: Values; set: (changes: Partial<Values>) => void },
  known: (user: User) => Partial<Values>,
  ready: boolean,
): void {
  const { user } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person: what they take out stays out
  useEffect(() => {
    if (!ready || !user) return;
    const offered = Object.entries(known(user)).filter(([name, value]) => value && !values[name]);
    if (offered.length > 0) set(Object.fromEntries(offered) as Partial<Values>);
  }, [ready, user?._id]);
}

import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getOwnSkills } from '#contract/endpoints/profile.ts';
import { call } from '#web/lib/api.ts';
import { type Attempt, attempt } from '#web/lib/attempt.ts';

const ask = (signal?: AbortSignal) => attempt(call(getOwnSkills, signal ? { signal } : {}));

/** Education and skills, asked for once the page is shown: the rest of it does not wait for the provider. */
export function useSkills() {
  const [loaded, setLoaded] = useState<Attempt<AnswerOf<typeof getOwnSkills>>>();
  const [retrying, setRetrying] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(setLoaded, (error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, []);

  const retry = useCallback(async () => {
    setRetrying(true);
    setLoaded(await ask());
    setRetrying(false);
  }, []);
  return { answer: loaded?.answer, error: loaded?.error, retry, retrying };
}

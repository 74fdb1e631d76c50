import { useCallback, useEffect, useRef, useState } from 'react';
import { attempt } from '#web/lib/attempt.ts';

/**
 * What a part of the page asks for when it is shown: `const { answer, error, asking, retry } = useAsked(ask, team._id)`.
 * While it asks again the old answer stays, so that what has the focus does.
 * @param about asked anew when it changes
 */
export function useAsked<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, about: string) {
  const [loaded, setLoaded] = useState<{ answer?: Answer; error?: string | undefined }>({});
  const [asking, setAsking] = useState(true);
  const latest = useRef(ask);
  latest.current = ask;
  const running = useRef(new AbortController());
  const retry = useCallback(async () => {
    running.current.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setAsking(true);
    const { answer, error } = await attempt(latest.current(signal)).catch((failed) => {
      if (signal.aborted) return {} as { answer?: Answer; error?: string };
      throw failed;
    });
    if (signal.aborted) return;
    setLoaded(answer === undefined ? { error } : { answer });
    setAsking(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question
  useEffect(() => {
    retry();
    return () => running.current.abort();
  }, [about, retry]);
  return { ...loaded, asking, retry };
}

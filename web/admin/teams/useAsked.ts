import { useCallback, useEffect, useRef, useState } from 'react';
import { attempt } from '#web/lib/attempt.ts';

/**
 * What a part of the page asks for when it is shown: `const { answer, error, retry } = useAsked(ask, team._id)`.
 * @param about asked anew when it changes
 */
export function useAsked<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, about: string) {
  const [loaded, setLoaded] = useState<{ about: string; answer?: Answer; error?: string | undefined }>();
  const latest = useRef(ask);
  latest.current = ask;
  const load = useCallback(async (about: string, signal: AbortSignal) => {
    const { answer, error } = await attempt(latest.current(signal)).catch((failed) => {
      if (signal.aborted) return {} as { answer?: Answer; error?: string };
      throw failed;
    });
    if (!signal.aborted) setLoaded({ about, ...(answer === undefined ? { error } : { answer }) });
  }, []);
  const asking = useRef(new AbortController());
  const retry = useCallback(() => {
    asking.current.abort();
    asking.current = new AbortController();
    setLoaded(undefined);
    return load(about, asking.current.signal);
  }, [about, load]);
  useEffect(() => {
    retry();
    return () => asking.current.abort();
  }, [retry]);
  const now = loaded?.about === about ? loaded : undefined;
  return { answer: now?.answer, error: now?.error, retry };
}

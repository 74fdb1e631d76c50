import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '../../layout/current-user.ts';
import { fitting, unsavedInputAt } from './unsaved-input.ts';

interface RestoredInputOptions<Values> {
  change: (changes: Partial<Values>) => void;
  empty: object;
  revision: React.RefObject<number | undefined>;
  values: Values;
  isDirty: boolean;
  dirtyFields: Record<string, unknown>;
}

/** Keeps what is typed and unsaved (`unsaved-input.ts`), and puts it back once when the form opens. */
export function useRestoredInput<Values extends Record<string, unknown>>(options: RestoredInputOptions<Values>) {
  const { change, empty, revision, values, isDirty, dirtyFields } = options;
  const { pathname } = useLocation();
  const { _id: account } = useCurrentUser();
  const [place] = useState(() => unsavedInputAt(account, pathname));
  const [restored, setRestored] = useState(false);
  const [ready, setReady] = useState(false);
  const forgotten = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const input = place.read();
    const typed = fitting(input, empty) as Partial<Values>;
    if (Object.keys(typed).length > 0) {
      change(typed);
      // Typed over this revision: saving it over a newer one is a conflict.
      revision.current = input?.revision ?? revision.current;
      setRestored(true);
    }
    setReady(true);
  }, []);
  useEffect(() => {
    if (!ready || forgotten.current) return;
    const typed = Object.entries(values).filter(([name]) => dirtyFields[name]);
    if (isDirty) place.keep({ revision: revision.current, values: Object.fromEntries(typed) });
    else place.forget();
  }, [ready, values, isDirty, dirtyFields, place, revision]);
  const forget = useCallback(() => {
    forgotten.current = true;
    place.forget();
  }, [place]);
  return { restored: restored && isDirty, forget };
}

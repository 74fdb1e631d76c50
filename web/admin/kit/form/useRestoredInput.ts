import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { sameValue } from '#web/kit/form/form-state.ts';
import { useCurrentUser } from '../../layout/current-user.ts';
import { fitting, unsavedInputAt } from './unsaved-input.ts';
import type { Basis } from './useSaving.ts';

interface RestoredInputOptions<Values> {
  change: (changes: Partial<Values>) => void;
  empty: object;
  basis: React.RefObject<Basis>;
  values: Values;
  isDirty: boolean;
  dirtyFields: Record<string, unknown>;
}

/** Keeps what is typed and unsaved (`unsaved-input.ts`), and puts it back once when the form opens. */
export function useRestoredInput<Values extends Record<string, unknown>>(options: RestoredInputOptions<Values>) {
  const { change, empty, basis, values, isDirty, dirtyFields } = options;
  const { pathname, search } = useLocation();
  const { _id: account } = useCurrentUser();
  const [place] = useState(() => unsavedInputAt(account, pathname + search));
  const [restored, setRestored] = useState(false);
  const [ready, setReady] = useState(false);
  const forgotten = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const input = place.read();
    const typed = fitting(input, empty) as Partial<Values>;
    // What was typed may have been saved, and only the answer lost: then there is nothing to restore.
    if (Object.entries(typed).some(([name, value]) => !sameValue(values[name], value))) {
      change(typed);
      const { revision = basis.current.revision, key = basis.current.key } = input ?? {};
      // Typed over this revision: saving it over a newer one is a conflict.
      basis.current = { ...basis.current, revision, key };
      setRestored(true);
    }
    setReady(true);
  }, []);
  const { revision, key } = basis.current;
  useEffect(() => {
    if (!ready || forgotten.current) return;
    const typed = Object.entries(values).filter(([name]) => dirtyFields[name]);
    if (isDirty) place.keep({ revision, key, values: Object.fromEntries(typed) });
    else place.forget();
  }, [ready, values, isDirty, dirtyFields, place, revision, key]);
  const forget = useCallback(() => {
    forgotten.current = true;
    place.forget();
  }, [place]);
  return { restored: restored && isDirty, forget };
}

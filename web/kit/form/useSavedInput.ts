import { useEffect, useState } from 'react';
import { browserStore } from '#web/lib/browser-store.ts';
import { useHydrated } from '#web/lib/hydration/hydrated.ts';

/** Keys begin with `turs:`, so that signing out deletes them. */
type Key = `turs:${string}`;

/**
 * Saves a form's text in the tab's storage, so that a reload, a change of language or a visit to another page loses
 * nothing. The server renders the form empty; after hydration the saved values fill the fields that are still empty.
 * @param form all of it, or the values that may be saved
 * @param known values that are filled in from elsewhere: these are not saved
 * @returns whether the saved values are restored
 */
export function useSavedInput<Values extends Record<string, string>>(
  form: { values: Values; set: (changes: Partial<NoInfer<Values>>) => void },
  key: Key,
  known?: Partial<Values>,
): boolean {
  const alive = useHydrated();
  const [restored, setRestored] = useState(false);
  const { values, set } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the initial form
  useEffect(() => {
    if (!alive) return;
    const kept = (storeOf(key).read() ?? {}) as Record<string, unknown>;
    const known = Object.keys(values).filter((name) => !values[name] && kept[name] && typeof kept[name] === 'string');
    if (known.length > 0) set(Object.fromEntries(known.map((name) => [name, kept[name]])) as Partial<Values>);
    setRestored(true);
  }, [alive, key]);
  useEffect(() => {
    if (!restored) return;
    const typed = Object.entries(values).filter(([name, value]) => value && !known?.[name]);
    if (typed.length > 0) storeOf(key).write(Object.fromEntries(typed));
    else forgetSavedInput(key);
  }, [restored, key, values, known]);
  return restored;
}

/** Call it after the form is sent. */
export const forgetSavedInput = (key: Key): void => storeOf(key).forget();

const storeOf = (key: Key) => browserStore(() => sessionStorage, key);

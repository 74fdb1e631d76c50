import { useEffect, useState } from 'react';
import { useHydrated } from '#web/lib/hydration/hydrated.ts';

/** Keys begin with `turs:`, so that signing out forgets what was typed. */
type Key = `turs:${string}`;

/**
 * Keeps what is typed into a form of texts in this tab: a reload, another language or a look at another page loses
 * nothing. The page comes with the form empty; what was kept is put in once it is alive, where nothing was typed yet.
 * @param form all of it, or the values that may be kept
 * @param known what the fields are filled in with from elsewhere: these are not kept, and come from there again
 * @returns whether what was kept is put in
 */
export function useSavedInput<Values extends Record<string, string>>(
  form: { values: Values; set: (changes: Partial<NoInfer<Values>>) => void },
  key: Key,
  known?: Partial<Values>,
): boolean {
  const alive = useHydrated();
  const [restored, setRestored] = useState(false);
  const { values, set } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the form as it came
  useEffect(() => {
    if (!alive) return;
    const kept = readKept(key);
    const known = Object.keys(values).filter((name) => !values[name] && kept[name] && typeof kept[name] === 'string');
    if (known.length > 0) set(Object.fromEntries(known.map((name) => [name, kept[name]])) as Partial<Values>);
    setRestored(true);
  }, [alive, key]);
  useEffect(() => {
    if (!restored) return;
    const typed = Object.entries(values).filter(([name, value]) => value && !known?.[name]);
    if (typed.length > 0) keep(key, Object.fromEntries(typed));
    else forgetSavedInput(key);
  }, [restored, key, values, known]);
  return restored;
}

/** To be called once the form is sent. */
export function forgetSavedInput(key: Key): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids keeping has kept nothing.
  }
}

function readKept(key: Key): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function keep(key: Key, values: Record<string, string>) {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A full or forbidden store costs the comfort of coming back, no more.
  }
}

import { useEffect, useRef } from 'react';
import type { FormControl } from '#web/kit/form/useForm.ts';

/** Texts by the name of their field. */
type Texts = Record<string, string>;

/** Where drafts are kept; what begins like this goes when the person signs out. */
export const draftKeys = {
  topic: 'turs:forum-topic',
  /** @param id of the topic, or of the comment that is replied to */
  comment: (id: string) => `turs:forum-comment:${id}`,
};

/** What was kept, for these fields alone; undefined where there is nothing. */
export function readDraft<Values extends Texts>(kept: string | null, fields: Values): Partial<Values> | undefined {
  try {
    const found = Object.entries(JSON.parse(kept ?? '{}')).filter(
      ([name, text]) => name in fields && typeof text === 'string',
    );
    return found.length > 0 ? (Object.fromEntries(found) as Partial<Values>) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed into a form for as long as the window is open, and puts it back after a reload. */
export function useDraft<Values extends Texts>(key: string, form: FormControl<Values>) {
  const { values, dirty, set } = form;
  const restored = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is the reason to keep it
  useEffect(() => {
    const kept = restored.current ? undefined : readDraft(sessionStorage.getItem(key), values);
    restored.current = true;
    if (kept) set(kept);
    else if (dirty) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  }, [key, values, dirty]);
  return { forget: () => sessionStorage.removeItem(key) };
}

import { type Draft, emptyForm, newKey } from './draft.ts';

/** Signing out, and another person's sign-in, clear everything under this prefix. */
const keyOf = (userId: string) => `turs:registration:${userId}`;

/** What this person has entered in this browser; a new draft with a new key if nothing readable is kept. */
export function readDraft(userId: string): Draft {
  try {
    const kept: Partial<Draft> = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
    return { key: kept.key ?? newKey(), form: { ...emptyForm, ...kept.form } };
  } catch {
    return { key: newKey(), form: emptyForm };
  }
}

export function keepDraft(userId: string, { key, form }: Draft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ key, form }));
  } catch {
    // A full or forbidden store costs the comfort of coming back, not the registration.
  }
}

export const forgetDraft = (userId: string) => localStorage.removeItem(keyOf(userId));

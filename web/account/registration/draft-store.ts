import { type Draft, emptyForm, newKey } from './draft.ts';

/** Signing out, and a sign-in as another person, clear all keys with this prefix. */
const keyOf = (userId: string) => `turs:registration:${userId}`;

/** This person's draft in this browser; a new draft with a new key if none can be read. */
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
    // If the storage is full or blocked, only the draft is lost, not the registration.
  }
}

export const forgetDraft = (userId: string) => localStorage.removeItem(keyOf(userId));

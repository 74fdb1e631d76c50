import { browserStore } from '#web/lib/browser-store.ts';
import { type Draft, emptyForm, newKey } from './draft.ts';

const storeOf = (userId: string) => browserStore(() => localStorage, `turs:registration:${userId}`);

/** This person's draft in this browser; a new draft with a new key if none can be read. */
export function readDraft(userId: string): Draft {
  const kept = storeOf(userId).read() as Partial<Draft> | undefined;
  return { key: kept?.key ?? newKey(), form: { ...emptyForm, ...kept?.form } };
}

export const keepDraft = (userId: string, { key, form }: Draft): void => storeOf(userId).write({ key, form });

export const forgetDraft = (userId: string): void => storeOf(userId).forget();

import { browserStore } from '#web/lib/browser-store.ts';

/**
 * What was typed into a form of the back-office and is not saved yet: in the tab's storage, by page and account, so that
 * a reload or a session that ended loses nothing (decision 070). Only what differs from the record is stored, with the
 * revision that it was typed over.
 */
export interface UnsavedInput {
  /** Undefined for a new record. */
  revision?: number | undefined;
  /** The key by which a new record is added once, however often it is sent (decision 073). */
  key?: string;
  values: Record<string, unknown>;
}

/** What a browser never keeps, and no screen shows beside another version. */
export const isSecret = (field: string): boolean => ['password', 'c_password'].includes(field);

const keyOf = (account: string, page: string) => `turs:form:${account}:${page}`;

/** A place for the unsaved input of one form. */
export function unsavedInputAt(account: string, page: string, storage = () => sessionStorage) {
  const { read, write, forget } = browserStore(storage, keyOf(account, page));
  return {
    read(): UnsavedInput | undefined {
      const kept = read() as Partial<UnsavedInput> | undefined;
      return kept?.values && typeof kept.values === 'object' ? (kept as UnsavedInput) : undefined;
    },
    keep(input: UnsavedInput): void {
      const values = Object.fromEntries(Object.entries(input.values).filter(([field]) => !isSecret(field)));
      write({ ...input, values });
    },
    forget,
  };
}

/** The restored values that fit a form: its own fields, of the same kind as their empty values. */
export const fitting = <Values extends object>(input: UnsavedInput | undefined, empty: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(input?.values ?? {}).filter(
      ([name, value]) => name in empty && typeof value === typeof empty[name as keyof Values],
    ),
  ) as Partial<Values>;

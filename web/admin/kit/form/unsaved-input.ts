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
  /** Of each list the row that was removed last, which can be put back. */
  removed?: RemovedRows;
}

/** A row that was removed from a list, where it was. */
export interface RemovedRow {
  id: string;
  item: unknown;
  place: number;
}
/** By the name of the list. */
export type RemovedRows = Readonly<Record<string, RemovedRow | undefined>>;

/** What a browser never keeps, and no screen shows. */
export const isSecret = (field: string): boolean => ['current_password', 'password', 'c_password'].includes(field);

/** The prefix is the one whose keys are deleted when somebody signs out (session.ts). */
const keyOf = (account: string, page: string) => `turs:form:${account}:${page}`;

/** A place for the unsaved input of one form; it forgets, and keeps nothing, where the browser has no storage. */
export function unsavedInputAt(account: string, page: string, storage = () => sessionStorage) {
  const key = keyOf(account, page);
  return {
    read(): UnsavedInput | undefined {
      return attempt(() => {
        const read = JSON.parse(storage().getItem(key) ?? 'null');
        return read?.values && typeof read.values === 'object' ? read : undefined;
      });
    },
    keep(input: UnsavedInput) {
      const values = Object.fromEntries(Object.entries(input.values).filter(([field]) => !isSecret(field)));
      attempt(() => storage().setItem(key, JSON.stringify({ ...input, values })));
    },
    forget() {
      attempt(() => storage().removeItem(key));
    },
  };
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The restored values that fit a form: its own fields, of the same kind as their empty values. */
export const fitting = <Values extends object>(input: UnsavedInput | undefined, empty: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(input?.values ?? {}).filter(
      ([name, value]) => name in empty && typeof value === typeof empty[name as keyof Values],
    ),
  ) as Partial<Values>;

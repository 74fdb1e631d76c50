/**
 * One value in the browser's storage, as JSON. Where the browser blocks its storage, or it is full, nothing is kept, and
 * nothing fails. Keys of a person begin with `turs:`, so that signing out deletes them (`session.ts`).
 * @param storage `() => sessionStorage`: asking for it may throw already
 */
export function browserStore(storage: () => Storage, key: string) {
  return {
    /** Undefined if nothing is kept, or nothing that can be read. */
    read: (): unknown => attempt(() => JSON.parse(storage().getItem(key) ?? 'null') ?? undefined),
    write: (value: unknown): void => attempt(() => storage().setItem(key, JSON.stringify(value))),
    forget: (): void => attempt(() => storage().removeItem(key)),
  };
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

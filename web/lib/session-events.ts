type Listener = () => void;
const listeners = new Set<Listener>();

/**
 * Counts sign-ins, sign-outs and ended sessions: an answer requested before the latest one says nothing about the current
 * person.
 */
let turn = 0;

/** A call stores this before its request, to check afterwards whether its answer is still valid. */
export const sessionTurn = (): number => turn;

/** Call it after a sign-in or sign-out; `sessionEnded` does. */
export function sessionChanged(): void {
  turn += 1;
}

/** Called by the API client when a call that began in this turn is refused because the session has ended. */
export function sessionEnded(since: number): void {
  if (since !== turn) return;
  sessionChanged();
  for (const listener of listeners) listener();
}

/** @returns the function that stops listening */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** Counts who signs in and out: an answer that was asked for before the last time says nothing of who is there now. */
let turn = 0;

/** What a call notes before it asks, to know afterwards whether its answer still counts. */
export const sessionTurn = (): number => turn;

/** Somebody has signed in or out. */
export function sessionChanged(): void {
  turn += 1;
}

/** Told by the API client when a call that began in this turn is refused because nobody is signed in (any more). */
export function sessionEnded(since: number): void {
  if (since !== turn) return;
  for (const listener of listeners) listener();
}

/** @returns the function that stops listening */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

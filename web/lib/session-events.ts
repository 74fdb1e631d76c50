type Listener = () => void;
const listeners = new Set<Listener>();

/** Told by the API client when a call is refused because nobody is signed in (any more). */
export function sessionEnded(): void {
  for (const listener of listeners) listener();
}

/** @returns the function that stops listening */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

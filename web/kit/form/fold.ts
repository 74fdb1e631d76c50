import { fold } from '#domain/fold.ts';

/** Whether the text contains every word of the search. */
export function matches(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

import { fold } from '#domain/fold.ts';

/** Whether every word of the search occurs in the text. */
export function matches(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

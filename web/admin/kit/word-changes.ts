import { diffArrays } from 'diff';

/** A run of words that both texts have, or that only one has. */
export interface Run {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words of unchanged text that stay on each side of a change. */
const AROUND = 6;

/** Split at spaces, which all scripts have; the spaces stay, so that the runs joined are the text again. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

/** What was changed between two texts, word by word, with a little of what is around it. */
export function wordChanges(before: string, after: string): Run[] {
  const runs = diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    words: value,
  }));
  return runs.map(({ kind, words }, at) => ({
    kind,
    text: kind === 'same' ? folded(words, at > 0, at < runs.length - 1) : words.join(''),
  }));
}

/** Unchanged words between or beside changes; the middle of a long run becomes an ellipsis. */
function folded(words: string[], after: boolean, before: boolean): string {
  const [first, last] = [after ? AROUND : 0, before ? AROUND : 0];
  if (words.length <= first + last + 2) return words.join('');
  const beginning = words.slice(0, first).join('');
  const end = last ? words.slice(-last).join('') : '';
  return `${beginning}… ${end}`;
}

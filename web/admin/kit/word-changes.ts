import { diffArrays } from 'diff';

/** A run of words that both texts have, or that only one has. */
export interface Run {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words of unchanged text that stay on each side of a change. */
const AROUND = 6;

/** Words that may differ before two texts count as different altogether: longer comparisons would hold up the page. */
const TOO_MANY = 500;

/** Split at spaces, which all scripts have; the spaces stay with the word before them. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

const sameWord = (one: string, other: string) => one.trim() === other.trim();

/** What was changed between two texts, word by word, with a little of what is around it. */
export function wordChanges(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(old, now, { comparator: sameWord, maxEditLength: TOO_MANY }) ?? [
    { added: false, removed: true, value: old },
    { added: true, removed: false, value: now },
  ];
  const runs = changes.map(({ added, removed, value }) => ({
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

import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from './list-filters.ts';

/** Shorter words match only at the beginning of words, because inside words they are everywhere. */
export const SHORTEST_WITHIN = 3;

/** A folded word as a pattern: in the texts that are searched, every word has a space before it. */
export const patternOf = (word: string): string => `%${word.length < SHORTEST_WITHIN ? ' ' : ''}${escapeLike(word)}%`;

/**
 * The condition that a text has a folded word (decision 058).
 * @param from whether the text index is searched, or rows that are read in another order
 */
export function hasWordIn(text: SQL, word: string, from: 'index' | 'rows'): SQL {
  const pattern = patternOf(word);
  const inText = sql`(${text}) like ${pattern}`;
  // The index holds the text in letters that every server recognises as such; its hits are checked against the text.
  return from === 'rows' ? inText : sql`(search_letters(${text}) like search_letters(${pattern}) and ${inText})`;
}

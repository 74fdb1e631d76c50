import { and, eq, like, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchWords } from '#domain/fold.ts';
import { escapeLike } from '#server/platform/list-filters.ts';

/**
 * Texts as people search them, folded when they are asked for: for some hundreds of rows. More have a generated column
 * (`search_text` of the questions).
 */
export const folded = (...texts: SQLWrapper[]): SQL => sql`fold_text(${sql.join(texts, sql` || ' ' || `)})`;

/** The search of a list: every word is somewhere in the folded texts. */
export const matches = (texts: SQL | SQLWrapper, search: string): SQL | undefined =>
  and(...searchWords(search).map((word) => like(texts as SQL, `%${escapeLike(word)}%`)));

/** The filter of a flag; no condition where none is asked for. */
export const isSo = (flag: SQLWrapper, asked: 'true' | 'false' | undefined): SQL | undefined =>
  asked && eq(flag as SQL, asked === 'true');

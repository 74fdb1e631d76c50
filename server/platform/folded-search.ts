import { like, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text as a part of a `like` pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Rows with a folded word in one of their texts. For tables of some hundred rows: it reads all of them. */
export const hasFoldedWord = (word: string, ...texts: SQLWrapper[]): SQL =>
  like(sql`fold_text(concat_ws(' ', ${sql.join(texts, sql`, `)}))`, `%${escapeLike(word)}%`);

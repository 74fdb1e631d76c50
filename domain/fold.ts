/**
 * Text as people search it: without case, accents, vowel marks and the letters that Arabic writers interchange
 * (أ إ آ ا, ة ه, ى ي), so that "احمد" finds "أحمد". The database has the same function, `fold_text`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .toLowerCase()
    .trim();
}

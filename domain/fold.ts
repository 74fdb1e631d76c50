/** Removed: accents, vowel and Quranic marks, tatweel, the hamza on its own, invisible characters. */
const leftOut =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]|[\u00ad\u061c\u0621\u0640\u0674\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Letters and digits that are searched as another one. */
const writtenFor: Record<string, string> = {
  ا: 'ٱٲٳ',
  ه: 'ةۃەہھ',
  ي: 'ىیې',
  ك: 'کڪ',
  σ: 'Σς',
  ...Object.fromEntries(
    [...'0123456789'].map((digit, value) => [digit, '٠١٢٣٤٥٦٧٨٩'[value] + '۰۱۲۳۴۵۶۷۸۹'.charAt(value)]),
  ),
};
const meaning = new Map(Object.entries(writtenFor).flatMap(([one, forms]) => [...forms].map((form) => [form, one])));
const interchanged = new RegExp(`[${[...meaning.keys()].join('')}]`, 'g');

/**
 * Normalises text for search: without case, accents and vowel marks, with one form of the letters that Arabic writers
 * interchange (أ إ آ ا, ؤ و, ئ ى ي, ة ه), digits as 0 to 9 and single spaces, so that «احمد» finds «أحمد». The database
 * has the same function, `fold_text`; a test proves that both agree.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(leftOut, '')
    .replace(interchanged, (letter) => meaning.get(letter) ?? letter)
    .toLowerCase()
    .replace(/[\t-\r \u2028\u2029]+/g, ' ')
    .replace(/^ | $/g, '');
}

/** More words do not narrow a search further and only cost time. */
const MOST_WORDS = 8;

/** The words of a search, folded. */
export const searchWords = (search: string): string[] => fold(search).split(' ').filter(Boolean).slice(0, MOST_WORDS);

/** A search that is a number, typed with what people put between its digits, is one word. */
export const joinDigits = (search: string): string => {
  const bare = search.replace(/[\s+().-]/g, '');
  return /^\p{Nd}{6,}$/u.test(bare) ? bare : search;
};

/**
 * A folded word without what people dial before a mobile number, which is stored with +966: `501234567` of `0501234567` and
 * of `00966501234567`.
 */
export const withoutPrefix = (word: string): string => word.replace(/^(?:00966|0)(?=5\d{3,8}$)/, '');

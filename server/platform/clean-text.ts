/**
 * Embeddings, overrides and isolates: they turn letters around for whatever follows, which is how `exe.gnp` is made to
 * read as a picture. A block has its own direction (`dir="auto"`), so nobody needs them; the plain marks (LRM, RLM,
 * ALM), which only nudge a full stop to its side, stay.
 */
const steering = /[\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out; a database takes no NUL
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Letters without a shape: they hide text, split words that a search should find, and make empty titles. */
const shapeless =
  /[\u00ad\u115f\u1160\u180e\u200b\u2028\u2029\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu;
/** Joiners belong between two letters or emoji: one is enough. */
const joiners = /([\u200c\u200d])[\u200c\u200d]+/g;
/** Vowel signs pile up on one letter until they cover the lines above; no spelling needs more than four. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** People's text without what nobody can see and what confuses those who read on. Lines stay. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(steering, '')
    .replace(controls, '')
    .replace(shapeless, '')
    .replace(joiners, '$1')
    .replace(piledMarks, '$1');

/** The same for a single line, such as a title. */
export const cleanLine = (text: string): string => cleanText(text.normalize('NFC')).replace(/\s+/g, ' ').trim();

/** Whether nothing can be seen of a text. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

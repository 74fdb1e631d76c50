/**
 * Embeddings, overrides and isolates: they reverse the text that follows, so that `exe.gnp` reads like a picture's
 * name. A block has its own direction (`dir="auto"`), so nobody needs them; the plain marks (LRM, RLM, ALM), which only
 * move punctuation to its side, stay.
 */
const steering = /[\u202a-\u202e\u2066-\u2069]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed; PostgreSQL accepts no NUL
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Unpaired surrogates: databases and headers do not accept them. */
const halves = /\p{Surrogate}/u;
/** What reading leaves in the place of bytes that are no text, so of a half that was sent in a form: nobody wrote it. */
const lost = /\ufffd/;
/** Invisible characters: they hide text, split words that a search should find, and make empty titles. */
const shapeless =
  /[\u00ad\u115f\u1160\u180e\u200b\u2028\u2029\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/u;
const takenOut = new RegExp([steering, controls, halves, lost, shapeless].map(({ source }) => source).join('|'), 'gu');
/** Joiners belong between two letters or emoji: one is enough. */
const joiners = /([\u200c\u200d])[\u200c\u200d]+/g;
/** Combining marks can pile up on one letter until they cover the lines above; no spelling needs more than four. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;
/** A fast path: nearly every text has only these characters, and none of them is removed. */
const plain = /^[\t\n\r -~\u0621-\u064a]*$/;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has no visible characters. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** A text without invisible and misleading characters. Line breaks stay. */
export const withoutHidden = (text: string): string =>
  plain.test(text) ? text : text.replace(takenOut, '').replace(joiners, '$1').replace(piledMarks, '$1');

/** The same for what people write: empty when nothing visible is left. */
export function cleanText(text: string): string {
  const clean = withoutHidden(text);
  return isBlank(clean) ? '' : clean;
}

/** The same as a single line, such as a title. */
export const cleanLine = (text: string): string => cleanText(text.normalize('NFC')).replace(/\s+/g, ' ').trim();

/** Deeper than any page or outside service needs. */
const DEEPEST = 32;

export class NestedTooDeep extends Error {
  override name = 'NestedTooDeep';
}

/**
 * Cleans every text in JSON or form input, including the names of fields.
 * @throws NestedTooDeep before the stack can overflow
 */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) throw new NestedTooDeep(`nested more than ${DEEPEST} deep`);
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, depth + 1));
  const cleaned: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const cleanName = cleanText(name);
    // Cleaning may produce this name, which the parser refuses.
    if (cleanName !== '__proto__') cleaned[cleanName] = cleanTexts(item, depth + 1);
  }
  return cleaned;
}

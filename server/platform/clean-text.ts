/**
 * Embeddings, overrides and isolates: they turn letters around for whatever follows, which is how `exe.gnp` is made to
 * read as a picture. A block has its own direction (`dir="auto"`), so nobody needs them; the plain marks (LRM, RLM,
 * ALM), which only nudge a full stop to its side, stay.
 */
const steering = /[\u202a-\u202e\u2066-\u2069]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out; a database takes no NUL
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Halves of a letter: no database and no header takes them. */
const halves = /\p{Surrogate}/u;
/** Letters without a shape: they hide text, split words that a search should find, and make empty titles. */
const shapeless =
  /[\u00ad\u115f\u1160\u180e\u200b\u2028\u2029\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/u;
const takenOut = new RegExp([steering, controls, halves, shapeless].map(({ source }) => source).join('|'), 'gu');
/** Joiners belong between two letters or emoji: one is enough. */
const joiners = /([\u200c\u200d])[\u200c\u200d]+/g;
/** Vowel signs pile up on one letter until they cover the lines above; no spelling needs more than four. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;
/** What nearly every text is made of: nothing there can be taken out. */
const plain = /^[\t\n\r -~\u0621-\u064a]*$/;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether nothing can be seen of a text. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** A text without what nobody can see and what confuses those who read on. Lines stay. */
export const withoutHidden = (text: string): string =>
  plain.test(text) ? text : text.replace(takenOut, '').replace(joiners, '$1').replace(piledMarks, '$1');

/** The same for what people write: empty when nothing is left to see. */
export function cleanText(text: string): string {
  const clean = withoutHidden(text);
  return isBlank(clean) ? '' : clean;
}

/** A single line of it, such as a title. */
export const cleanLine = (text: string): string => cleanText(text.normalize('NFC')).replace(/\s+/g, ' ').trim();

/** Deeper than anything that a page or an outside service has a reason to send. */
const DEEPEST = 32;

export class NestedTooDeep extends Error {
  override name = 'NestedTooDeep';
}

/**
 * Cleans every text in something that was sent as JSON or as a form, the names of fields included.
 * @throws NestedTooDeep before anything could run out of stack
 */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) throw new NestedTooDeep(`nested more than ${DEEPEST} deep`);
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, depth + 1));
  const cleaned: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const cleanName = cleanText(name);
    // Without what hid in it, a name may have become this one, which the parser had refused.
    if (cleanName !== '__proto__') cleaned[cleanName] = cleanTexts(item, depth + 1);
  }
  return cleaned;
}

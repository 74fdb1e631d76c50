import { randomInt } from 'node:crypto';

const LONGEST = 80;
const SUFFIX = 'abcdefghjkmnpqrstuvwxyz23456789';
const SUFFIX_LENGTH = 5;

/** The part of a topic's address that comes from its title: letters of any script and digits, joined by hyphens. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    // Vowel signs and the stretching character (tatweel) do not make another word.
    .replace(/[\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const letters = [...words.replace(/^-/, '')];
  const cut = letters.slice(0, LONGEST).join('');
  // Cuts between words, unless the first word alone is longer than the limit.
  const whole = letters.length > LONGEST && letters[LONGEST] !== '-' ? cut.replace(/-[^-]*$/, '') : cut;
  return whole.replace(/-$/, '') || 'topic';
}

/** A slug with a suffix, for when the plain one is taken. */
export function withSuffix(slug: string): string {
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => SUFFIX[randomInt(SUFFIX.length)]).join('');
  return `${slug}-${suffix}`;
}

import { randomInt } from 'node:crypto';

const LONGEST = 80;
const SUFFIX = 'abcdefghjkmnpqrstuvwxyz23456789';
const SUFFIX_LENGTH = 5;

/** The part of a topic's address that says its title: letters of any script and digits, joined by hyphens. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    // Vowel signs and the stretching line change how a word looks, not which word it is.
    .replace(/[\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const letters = [...words.replace(/^-/, '')];
  const cut = letters.slice(0, LONGEST).join('');
  // Whole words only, unless the first one is longer than all that is allowed.
  const whole = letters.length > LONGEST && letters[LONGEST] !== '-' ? cut.replace(/-[^-]*$/, '') : cut;
  return whole.replace(/-$/, '') || 'topic';
}

/** A slug for when the plain one is taken. */
export function withSuffix(slug: string): string {
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => SUFFIX[randomInt(SUFFIX.length)]).join('');
  return `${slug}-${suffix}`;
}

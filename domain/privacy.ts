import { deletedAccount } from './deleted-account.ts';

/** What people without full access see of a person. */

/**
 * Hides all but the last two characters, and of long values how long they are: enough to recognise a known value, too
 * little to learn an unknown one.
 */
export function masked(value: string): string {
  const characters = Array.from(value);
  const shown = characters.length > 2 ? characters.slice(-2).join('') : '';
  return '•'.repeat(Math.min(characters.length - (shown ? 2 : 0), 8)) + shown;
}

const words = (list: string) => new Set(list.split(' '));
/** First parts of given names with several words: «عبد الله», «أبو بكر», "Abd Al Rahman". */
const opening = words('عبد أبو ابو أم ام abd abdul abdel abu umm');
const closing = words('الله الرحمن الدين الإسلام الاسلام');
/** Words before a family name that are not part of it. */
const particles = words('بن ابن بنت آل ال bin ibn ben bint al el');
const article = /^(?:ال(?=\p{L}{2})|(?:[AaEe]l|[Aa][dnrstz]|[Aa]sh)[-‐‑'’]|[AE]l(?=\p{Lu}))/u;

/**
 * A name as strangers and search engines may read it: the given name and the first letter of the family name, without
 * its article: «سارة ق.», "Sara Q.". One word stays as it is.
 */
export function publicName(name: string): string {
  if (name === deletedAccount) return name;
  const all = name.normalize('NFC').trim().split(/\s+/);
  const given = lengthOfGivenName(all);
  const family = all
    .slice(given)
    .filter((word) => !particles.has(word.toLowerCase()) && /\p{L}/u.test(word))
    .at(-1);
  const first = all.slice(0, given).join(' ');
  return family ? `${first} ${initialOf(family)}.` : first;
}

function lengthOfGivenName(all: readonly string[]): number {
  const is = (list: Set<string>, at: number) => list.has(all[at]?.toLowerCase() ?? '');
  let length = 1;
  if (is(opening, 0)) length = is(particles, 1) ? 3 : 2;
  else if (is(closing, 1)) length = 2;
  return Math.min(length, all.length);
}

function initialOf(family: string): string {
  const letter = /\p{L}/u.exec(family.replace(article, ''))?.[0] ?? '';
  // A single ه is written with a tatweel, because it looks like a number.
  return letter === 'ه' ? 'هـ' : letter.toUpperCase();
}

import { describe, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';

type Tree = { [key: string]: string | Tree };
type Entries = Map<string, string>;

const files = import.meta.glob<{ default: Tree }>('./{ar,en}/*.ts', { eager: true });

const filesOf = (language: string) =>
  Object.keys(files)
    .filter((path) => path.startsWith(`./${language}/`))
    .map((path) => path.slice(`./${language}/`.length))
    .sort();

function flatten(tree: Tree, prefix = ''): Entries {
  const entries: Entries = new Map();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix + key;
    if (typeof value === 'string') entries.set(path, value);
    else for (const [inner, text] of flatten(value, `${path}.`)) entries.set(inner, text);
  }
  return entries;
}

const read = (language: string, file: string) => flatten(files[`./${language}/${file}`]?.default ?? {});

const plural = /_(zero|one|two|few|many|other)$/;
/** Forms for one gender, beside the sentence that fits both (decision 088). */
const gender = /_(male|female)$/;
/** The form for the office, beside the sentence to the people themselves. */
const office = /_office$/;
const forms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] };

/** Key -> its plural forms; an empty list for a sentence without plurals. */
function keysOf(entries: Entries): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const key of entries.keys()) {
    if (gender.test(key) || office.test(key)) continue;
    const form = key.match(plural)?.[1];
    const base = key.replace(plural, '');
    keys.set(base, [...(keys.get(base) ?? []), ...(form ? [form] : [])]);
  }
  return keys;
}

/** Names and symbols that are the same in both languages. */
const sameInBoth = /^(STEB|Telr|Turs|FIRST|WRO|FLL\w?|FTC|FBS|OBS|GitHub|YouTube|X|PDF|CSV|SAR|Mada|Visa|Mastercard)$/i;
const letters = /\p{L}/u;
const withoutPlaces = (text: string) => text.replace(/\{\{.*?\}\}|<\/?\w+\/?>/g, '');

/** What may stand before a person's name whatever the gender is; a verb before it would be masculine. */
const fitsAnyPerson = /(?:^|\s)(?:من|إلى|بواسطة|محل|مكان)\s(?:<\w+>)?$/;
/** "His", at the end of a word. */
const his = /(?<!\p{L})(?!هذه)\p{L}+ه(?!\p{L})/u;

describe('the words', () => {
  it('come in the same files in every language', () => {
    const [first, ...others] = languages.map(filesOf);
    expect(first?.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });

  describe.each(filesOf('en'))('%s', (file) => {
    it('has the same keys in both languages, with the plural forms of each', () => {
      const english = keysOf(read('en', file));
      const arabic = keysOf(read('ar', file));
      expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, found] of english) {
        if (found.length === 0) continue;
        expect({ key, forms: found.sort() }).toEqual({ key, forms: [...forms.en].sort() });
        expect({ key, forms: arabic.get(key)?.sort() }).toEqual({ key, forms: [...forms.ar].sort() });
      }
    });

    it('has for one gender what it has for the other, and what fits both', () => {
      for (const language of languages) {
        const entries = read(language, file);
        const spoken = [...entries.keys()].filter((key) => gender.test(key)).map((key) => key.replace(gender, ''));
        const missing = spoken.filter(
          (key) => ![key, `${key}_male`, `${key}_female`].every((form) => entries.has(form)),
        );
        expect(missing).toEqual([]);
      }
    });

    it('says to the office what it says to the people, in other words', () => {
      for (const language of languages) {
        const entries = read(language, file);
        const same = [...entries].filter(([key, text]) => {
          const toPeople = entries.get(key.replace(office, ''));
          return office.test(key) && (toPeople === undefined || toPeople === text);
        });
        expect(same).toEqual([]);
      }
    });

    it('speaks of a person by name as fits a girl and a boy, or has a form for each', () => {
      const arabic = [...read('ar', file)].filter(
        ([key]) => !gender.test(key) && !read('ar', file).has(`${key}_female`),
      );
      const masculine = arabic.filter(([key, text]) => {
        const people = [...text.matchAll(/\{\{(?:joined|left|by|sender)\}\}/g)];
        const ofOne = text.includes('{{names}}') && key.endsWith('_one');
        return people.some(({ index }) => !fitsAnyPerson.test(text.slice(0, index))) || (ofOne && his.test(text));
      });
      expect(masculine).toEqual([]);
    });

    it('leaves nothing empty and nothing untranslated', () => {
      const english = read('en', file);
      const arabic = read('ar', file);
      for (const [key, text] of [...english, ...arabic])
        expect({ key, text: text.trim() }).not.toEqual({ key, text: '' });
      const untranslated = [...arabic].filter(
        ([key, text]) =>
          text === english.get(key) &&
          letters.test(withoutPlaces(text)) &&
          !sameInBoth.test(withoutPlaces(text).trim()),
      );
      expect(untranslated).toEqual([]);
    });

    it('names the same places to fill in both languages', () => {
      const english = read('en', file);
      const places = (text: string) => [...new Set(text.match(/\{\{.*?\}\}|<\w+/g) ?? [])].sort();
      for (const [key, text] of read('ar', file)) {
        const original =
          english.get(key.replace(gender, '').replace(office, '')) ?? english.get(key.replace(plural, '_other')) ?? '';
        // Arabic may leave out the number for one and two.
        const expected = places(original).filter((place) => place !== '{{count}}');
        expect({ key, places: places(text).filter((place) => place !== '{{count}}') }).toEqual({
          key,
          places: expected,
        });
      }
    });
  });
});

import type { Language } from '#contract/languages.ts';
import type { Namespace, WordsOf } from '#locales/index.ts';

/** `my-teams` as a name in code: `myTeams`. */
type InCode<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<InCode<Rest>>}`
  : Name;
type AllWords = { [Name in Namespace as InCode<Name>]: WordsOf<Name> };

const files = import.meta.glob<{ default: object }>('../../locales/{ar,en}/*.ts', { eager: true });
const inCode = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The texts on the screens of a journey, by language: all namespaces of `locales/index.ts`. */
export function wordsOf(language: Language): AllWords {
  const folder = `../../locales/${language}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(
    own.map(([path, words]) => [inCode(path.slice(folder.length, -'.ts'.length)), words.default]),
  ) as AllWords;
}

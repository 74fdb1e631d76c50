import type { Language } from '#contract/languages.ts';
import type { Namespace } from '#locales/index.ts';
import type { LoadedWords } from './words.tsx';

const files = import.meta.glob<{ default: object }>(['../../locales/{ar,en}/*.ts', '!**/mails.ts'], { eager: true });

function ofLanguage(language: Language): LoadedWords {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(own.map(([path, file]) => [path.split('/').at(-1)?.replace('.ts', ''), file.default]));
}

/** All words, in memory; a page receives only what its routes declare. */
const all: Record<Language, LoadedWords> = { ar: ofLanguage('ar'), en: ofLanguage('en') };

/** Only the words of these namespaces. */
export function wordsFor(language: Language, namespaces: Iterable<Namespace>): LoadedWords {
  return Object.fromEntries([...new Set(namespaces)].map((name) => [name, all[language][name] ?? {}]));
}

import type { Language } from '#contract/languages.ts';
import type { Values } from '#locales/fill.ts';

/**
 * Formats sentences of i18next files: keys joined by dots, `{{name}}` for a value, and one key for each plural form
 * (`teams_one`, `teams_few`). The portal needs only these three; the library itself would be a twelfth of what a public
 * page may load.
 */
export type Phrases = {
  [key: string]: string | Phrases;
};

const pluralRules: Record<Language, Intl.PluralRules> = {
  ar: new Intl.PluralRules('ar'),
  en: new Intl.PluralRules('en'),
};

function find(phrases: Phrases | undefined, key: string): string | undefined {
  let found: string | Phrases | undefined = phrases;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The sentence of a key; `count` selects the plural form. Returns the key itself if there is none. */
export function sentenceOf(language: Language, phrases: Phrases | undefined, key: string, values?: Values): string {
  const { count } = values ?? {};
  const plural = count === undefined ? undefined : find(phrases, `${key}_${pluralRules[language].select(count)}`);
  return plural ?? find(phrases, key) ?? key;
}

import i18next, { type i18n } from 'i18next';
import { createContext, use, useMemo } from 'react';
import { directionOf, type Language } from '#contract/languages.ts';
import type { Dictionary, Namespace } from '#locales/index.ts';
import { readNamespace } from './read-namespace.ts';

/** What a route or layout tells about itself. */
export type RouteHandle = {
  /** The namespaces of words that its screens use, those of its dialogs too. */
  words: readonly Namespace[];
  /** The page begins with a dark section (`PageHead`, a hero), which the top bar joins. */
  opening?: 'night';
};

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;
type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** Every key of a namespace; nested ones joined by dots, plural forms without their ending. */
export type WordKey<N extends Namespace> = KeysOf<Dictionary[N]>;
/** `t('teams', { count: 3 })`: the sentence of a key; a `count` chooses the plural form of the language. */
export type Translate<N extends Namespace> = (
  key: WordKey<N>,
  values?: Record<string, string | number> & { count?: number },
) => string;

export type LoadedWords = Partial<Record<Namespace, object>>;

/** The words of one language: one instance for each request on the server, one for the page's life in the browser. */
export function createWords(language: Language, loaded: LoadedWords): i18n {
  const words = i18next.createInstance();
  words.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: loaded },
    ns: Object.keys(loaded),
    defaultNS: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes what it writes.
    interpolation: { escapeValue: false },
  });
  return words;
}

export const WordsContext = createContext<i18n | null>(null);

function useInstance(): i18n {
  const words = use(WordsContext);
  if (!words) throw new Error('Words are read outside <WordsContext>');
  return words;
}

const loads = new WeakMap<i18n, Map<Namespace, Promise<void>>>();

/** Fetches a namespace that did not come with the page, once. */
export function loadWords(words: i18n, namespace: Namespace): Promise<void> {
  const own = loads.get(words) ?? new Map<Namespace, Promise<void>>();
  loads.set(words, own);
  let load = own.get(namespace);
  if (!load) {
    const started: Promise<void> = readNamespace(words.language as Language, namespace).then((tree) => {
      words.addResourceBundle(words.language, namespace, tree);
      // So that React's `use` takes it at once, and a dialog whose words are here opens without waiting.
      Object.assign(started, { status: 'fulfilled', value: undefined });
    });
    // A failed fetch (a lost connection) is tried again the next time.
    started.catch(() => own.delete(namespace));
    own.set(namespace, started);
    load = started;
  }
  return load;
}

export const isLoaded = (words: i18n, namespace: Namespace) => words.hasResourceBundle(words.language, namespace);

/**
 * The words of a namespace: `const t = useWords('home')`, then `t('title')`.
 * A namespace that is not here yet is waited for: a navigation keeps the old screen until it has come.
 */
export function useWords<N extends Namespace>(namespace: N): Translate<N> {
  const words = useInstance();
  const cameLater = loads.get(words)?.get(namespace);
  if (cameLater) use(cameLater);
  else if (!isLoaded(words, namespace)) {
    if (import.meta.env.DEV && import.meta.env.SSR) {
      throw new Error(`A screen uses the words "${namespace}", and no route of this page declares them in its handle`);
    }
    use(loadWords(words, namespace));
  }
  return useMemo(() => words.getFixedT(words.language, namespace) as unknown as Translate<N>, [words, namespace]);
}

/** The language of the page and the direction in which it is written. */
export function useLanguage(): { lang: Language; dir: 'rtl' | 'ltr' } {
  const lang = useInstance().language as Language;
  return { lang, dir: directionOf(lang) };
}

let inBrowser: i18n | undefined;

/** Called once by the browser's entry, for code outside of React. */
export function setBrowserWords(words: i18n): void {
  inBrowser = words;
}

/** A sentence of `common` for code outside of React, in the browser. */
export const sayInBrowser = (key: WordKey<'common'>): string => inBrowser?.t(key, { ns: 'common' }) ?? key;

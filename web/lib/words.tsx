import { createContext, use, useMemo } from 'react';
import type { Access } from '#contract/access.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import { fill, type Values } from '#locales/fill.ts';
import type { Dictionary, Namespace } from '#locales/index.ts';
import type { PageCaching } from './page-context.ts';
import { type Phrases, sentenceOf } from './phrase.ts';
import { readNamespace } from './read-namespace.ts';

/** What a route or layout declares. */
export type RouteHandle = {
  /** The namespaces of words that its screens and dialogs use. */
  words: readonly Namespace[];
  /** The page begins with a dark section (`PageHead`, a hero), which the top bar joins. */
  opening?: 'night';
  /** What this page offers to register for, from its loader data. */
  registers?(page: never): { season_id?: string; competion_id?: string } | undefined;
  /** The page is the same for everybody, and the page server caches it until its content changes. */
  cache?: PageCaching;
};

/** What a page declares: also who may open it. A page without this fails the build (`page-needs.ts`). */
export type PageHandle = RouteHandle & { needs: Access };

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;
type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** Every key of a namespace; nested keys joined by dots, plural forms without their suffix. */
export type WordKey<N extends Namespace> = KeysOf<Dictionary[N]>;
/** `t('teams', { count: 3 })`: the sentence of a key; `count` selects the plural form of the language. */
export type Translate<N extends Namespace> = (key: WordKey<N>, values?: Values) => string;

export type LoadedWords = Partial<Record<Namespace, object>>;

/** The loaded words of one language: one instance per request on the server, one per page in the browser. */
export type Words = { language: Language; loaded: LoadedWords };

export const createWords = (language: Language, loaded: LoadedWords): Words => ({ language, loaded: { ...loaded } });

/** The sentence of a key with its values, for code outside of React. Components use `useWords`. */
export const say = <N extends Namespace>(words: Words, namespace: N, key: WordKey<N>, values?: Values): string =>
  fill(sentenceOf(words.language, words.loaded[namespace] as Phrases | undefined, key, values), values);

export const WordsContext = createContext<Words | null>(null);

/** The page's words, for the few components that need more than a sentence. */
export function useInstance(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('Words are read outside <WordsContext>');
  return words;
}

const loads = new WeakMap<Words, Map<Namespace, Promise<void>>>();

/** Fetches a namespace that was not sent with the page, once. */
export function loadWords(words: Words, namespace: Namespace): Promise<void> {
  const own = loads.get(words) ?? new Map<Namespace, Promise<void>>();
  loads.set(words, own);
  let load = own.get(namespace);
  if (!load) {
    const started: Promise<void> = readNamespace(words.language, namespace).then((tree) => {
      words.loaded[namespace] = tree;
      // Lets React's `use` read it synchronously, so that a dialog with loaded words opens without waiting.
      Object.assign(started, { status: 'fulfilled', value: undefined });
    });
    // A failed fetch (a lost connection) is repeated at the next use.
    started.catch(() => own.delete(namespace));
    own.set(namespace, started);
    load = started;
  }
  return load;
}

export const isLoaded = (words: Words, namespace: Namespace) => namespace in words.loaded;

/**
 * The words of a namespace: `const t = useWords('home')`, then `t('title')`.
 * A missing namespace suspends: a navigation keeps the old screen until it has loaded.
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
  return useMemo<Translate<N>>(() => (key, values) => say(words, namespace, key, values), [words, namespace]);
}

/** The language of the page and its writing direction. */
export function useLanguage(): { lang: Language; dir: 'rtl' | 'ltr' } {
  const lang = useInstance().language;
  return { lang, dir: directionOf(lang) };
}

let inBrowser: Words | undefined;

/** Called once by the browser's entry, for code outside of React. */
export function setBrowserWords(words: Words): void {
  inBrowser = words;
}

/** A sentence of `common` for code outside of React, in the browser. */
export const sayInBrowser = (key: WordKey<'common'>): string => (inBrowser ? say(inBrowser, 'common', key) : key);

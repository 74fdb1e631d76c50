import type { Words } from './words.ts';

/**
 * The namespaces of words and what each holds. One line for each file of `locales/en`; `locales/ar` has its like.
 * A screen reads one with `useWords('layout')` and declares it in its route's `handle`.
 */
export type Dictionary = {
  common: typeof import('./en/common.ts').default;
  kit: typeof import('./en/kit.ts').default;
  layout: typeof import('./en/layout.ts').default;
  errors: typeof import('./en/errors.ts').default;
  fields: typeof import('./en/fields.ts').default;
  static: typeof import('./en/static.ts').default;
};

export type Namespace = keyof Dictionary;

/** The words of one namespace in any language. */
export type WordsOf<N extends Namespace> = Words<Dictionary[N]>;

import type { Language } from '#contract/languages.ts';

/**
 * What stands in the place of the name of a person whose account was deleted. It is stored, so that lists, files and
 * mails read sensibly by themselves; pages that know their language show its half.
 */
export const deletedAccount = 'حساب محذوف · Deleted account';

/** The same for a post of the forum that others have answered. */
export const deletedPost = 'مشاركة محذوفة · Deleted post';

const prefix = 'deleted-';

/** Takes the place of a number or an identifier that must stay unique. */
export const erasedKey = (id: string): string => prefix + id;

/** Whether an identifier took the place of one that was erased. */
export const isErasedKey = (key: string): boolean => key.startsWith(prefix);

const halves = { ar: 0, en: 1 } as const;

/** A name, or what stands in its place, in the language of the reader. */
export const nameIn = (language: Language, name: string): string =>
  name === deletedAccount ? (name.split(' · ')[halves[language]] ?? name) : name;

/** A text with the names of deleted accounts in it, in the language of the reader. */
export const textIn = (language: Language, text: string): string =>
  text.replaceAll(deletedAccount, nameIn(language, deletedAccount));

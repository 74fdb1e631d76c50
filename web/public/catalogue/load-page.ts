import type { Language } from '#contract/languages.ts';

/** The academy's name for a language (public spec, section 9). */
export const academyLanguage = (language: Language) => (language === 'ar' ? 'ar_001' : 'en_US');

type Answer<Item> = {
  result: Item[];
  currentPage: number;
  totalPages: number;
  fetched_at: string | null;
  stale: boolean;
};

/** A page of the catalogue, prepared for its screen. */
export type CataloguePage<Item> = {
  items: Item[];
  page: number;
  pages: number;
  /** When the academy sent the list, if it does not answer now. */
  staleSince: string | null;
  /** False if the academy has never answered. */
  reached: boolean;
};

export const presentPage = <Item, Shown>(answer: Answer<Item>, show: (item: Item) => Shown): CataloguePage<Shown> => ({
  items: answer.result.map(show),
  page: answer.currentPage,
  pages: answer.totalPages,
  staleSince: answer.stale ? answer.fetched_at : null,
  reached: answer.fetched_at !== null,
});

import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { PictureEncoder } from '#server/platform/pictures/encoder.ts';
import type { CatalogueLanguage, CatalogueSource } from '#server/providers/catalogue/port.ts';
import { type Answer, type Listing, openAnswers } from './answers.ts';
import { academyListings, type Page } from './listings.ts';
import { pictureKeeper } from './pictures.ts';
import { answerStore } from './store.ts';

export type CatalogueDeps = {
  db: Db;
  files: FileStore;
  pictures: PictureEncoder;
  clock: Clock;
  source: CatalogueSource;
  /** Called with the reason why a request to the academy failed. */
  report: (error: unknown) => void;
  /** Ends when one call has waited long enough for the academy, over all its requests. */
  timeout: () => Promise<void>;
};

const all = 'all';
/** An empty page, with the age of the answer that it is derived from. */
const nothing = <Item>({ fetchedAt, stale }: Answer<unknown>, totalPages = 0): Answer<Page<Item>> => ({
  body: { result: [], totalPages },
  fetchedAt,
  stale,
});

/**
 * The academy's courses and products for visitors. A category or page that does not exist is neither requested nor
 * stored, so that what visitors type cannot grow the storage.
 */
export function openCatalogue({ db, files, pictures, clock, source, report, timeout }: CatalogueDeps) {
  const answers = openAnswers({ store: answerStore(db), clock, report });
  const listings = academyListings({ source, pictures: pictureKeeper(files, pictures) });

  /** A page of a list. The first page says how many pages there are. */
  async function pageOf<Item>(
    number: number,
    listing: (page: number) => Listing<Page<Item>>,
    late: Promise<void>,
  ): Promise<Answer<Page<Item>>> {
    if (number === 1) return answers.answer(listing(1), late);
    const first = await answers.known(listing(1), late);
    if (!first.body) return first;
    if (number > first.body.totalPages) return nothing(first, first.body.totalPages);
    return answers.answer(listing(number), late);
  }

  return {
    async categories(lang: CatalogueLanguage) {
      const { body } = await answers.answer(listings.categories(lang), timeout());
      return body ?? [];
    },

    async courses(lang: CatalogueLanguage, category: string, page: number) {
      const late = timeout();
      if (category !== all) {
        const categories = await answers.known(listings.categories(lang), late);
        if (!categories.body?.some(({ id }) => id === category)) return nothing<never>(categories);
      }
      return pageOf(page, (number) => listings.courses(lang, category, number), late);
    },

    async products(lang: CatalogueLanguage, category: string, page: number) {
      const late = timeout();
      if (category === all) return pageOf(page, (number) => listings.products(lang, number), late);
      // The shop has no categories (public spec, section 7).
      return nothing<never>(await answers.known(listings.products(lang, 1), late));
    },
  };
}

import { z } from 'zod';
import { CatalogueCategory, Course, Product } from '#contract/endpoints/catalogue.ts';
import type {
  CatalogueLanguage,
  CatalogueSource,
  SourcePage,
  SourcePicture,
} from '#server/providers/catalogue/port.ts';
import type { Listing } from './answers.ts';
import type { PictureKeeper } from './pictures.ts';

const pageOf = <T>(item: z.ZodType<T>) => z.object({ result: z.array(item), totalPages: z.number().int() });
const Categories = z.array(CatalogueCategory);
const CoursePage = pageOf(Course);
const ProductPage = pageOf(Product);

/** A page of courses or products as it is stored: in the format of the API, with pictures served by the portal. */
export type Page<Item> = { result: Item[]; totalPages: number };

/** All lists of the academy. A key consists of values from the academy only, never of what a visitor typed. */
export function academyListings({ source, pictures }: { source: CatalogueSource; pictures: PictureKeeper }) {
  /** Passes on the list with the pictures that are stored, and again once the others are fetched. */
  async function withPictures<From extends { picture: SourcePicture | null }, Item>(
    { items, totalPages }: SourcePage<From>,
    show: (item: From, image: string | null) => Item,
    keep: (body: Page<Item>) => Promise<void>,
  ): Promise<void> {
    const page = (images: (string | null | undefined)[]) =>
      keep({ result: items.map((item, at) => show(item, images[at] ?? null)), totalPages });
    const images = await Promise.all(items.map(({ picture }) => picture && pictures.known(picture)));
    await page(images);
    if (!images.includes(undefined)) return;
    // One after the other, because nobody waits for them and neither the academy nor this machine should be overloaded.
    for (const [at, { picture }] of items.entries()) {
      if (picture && images[at] === undefined) images[at] = await pictures.keep(picture);
    }
    await page(images);
  }

  return {
    categories: (lang: CatalogueLanguage): Listing<CatalogueCategory[]> => ({
      key: `categories/${lang}`,
      schema: Categories,
      ask: async (keep) => keep(await source.categories(lang)),
    }),
    courses: (lang: CatalogueLanguage, category: string, page: number): Listing<Page<Course>> => ({
      key: `courses/${lang}/${category}/${page}`,
      schema: CoursePage,
      ask: async (keep) =>
        withPictures(
          await source.courses(lang, category, page),
          ({ id, name, instructor }, image) => ({ id, name, image, user: { name: instructor } }),
          keep,
        ),
    }),
    products: (lang: CatalogueLanguage, page: number): Listing<Page<Product>> => ({
      key: `products/${lang}/all/${page}`,
      schema: ProductPage,
      ask: async (keep) =>
        withPictures(
          await source.products(lang, page),
          ({ id, name, price }, image) => ({ id, name, image, tprice: price }),
          keep,
        ),
    }),
  };
}

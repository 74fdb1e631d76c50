/** The academy's languages (public spec, section 9). */
export type CatalogueLanguage = 'en_US' | 'ar_001';

/** A picture of a course or product, not fetched yet. */
export type SourcePicture = {
  /** Stays the same for the same picture, and can be used as a file name. */
  name: string;
  /** Its bytes, unchecked; undefined when they cannot be fetched. */
  read(): Promise<Uint8Array | undefined>;
};

export type SourceCategory = { id: string; name: string };
export type SourceCourse = { id: string; name: string; instructor: string; picture: SourcePicture | null };
export type SourceProduct = { id: string; name: string; price: string; picture: SourcePicture | null };
export type SourcePage<Item> = { items: Item[]; totalPages: number };

/** The portal's interface to the academy, whose courses and products it shows. */
export type CatalogueSource = {
  categories(lang: CatalogueLanguage): Promise<SourceCategory[]>;
  /** @param category an id of `categories`, or `all` */
  courses(lang: CatalogueLanguage, category: string, page: number): Promise<SourcePage<SourceCourse>>;
  products(lang: CatalogueLanguage, page: number): Promise<SourcePage<SourceProduct>>;
};

/** The academy's languages (public spec, section 9). */
export type CatalogueLanguage = 'en_US' | 'ar_001';

/** A picture of a course or product, not read yet. */
export type SourcePicture = {
  /** The same for the same picture, and fit for a file's name. */
  name: string;
  /** Its bytes, whatever they are; undefined when they cannot be had. */
  read(): Promise<Uint8Array | undefined>;
};

export type SourceCategory = { id: string; name: string };
export type SourceCourse = { id: string; name: string; instructor: string; picture: SourcePicture | null };
export type SourceProduct = { id: string; name: string; price: string; picture: SourcePicture | null };
export type SourcePage<Item> = { items: Item[]; totalPages: number };

/** What the portal asks of the academy, whose courses and products it shows. */
export type CatalogueSource = {
  categories(lang: CatalogueLanguage): Promise<SourceCategory[]>;
  /** @param category an id of `categories`, or `all` */
  courses(lang: CatalogueLanguage, category: string, page: number): Promise<SourcePage<SourceCourse>>;
  products(lang: CatalogueLanguage, page: number): Promise<SourcePage<SourceProduct>>;
};

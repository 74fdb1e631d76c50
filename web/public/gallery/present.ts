import type { GalleryItem } from '#contract/endpoints/gallery.ts';
import type { Language } from '#contract/languages.ts';
import { local } from '#web/lib/local.ts';

export type Picture = ReturnType<typeof presentPicture>;

/** A picture as the pages show it, in one language. */
export const presentPicture = (language: Language, item: GalleryItem) => ({
  id: item._id,
  src: item.file_path,
  name: local(language, item, 'name'),
  /** The season, and the competition if it shows one. */
  from: [item.season, item.competion].flatMap((of) => (of ? [local(language, of, 'name')] : [])).join(' · '),
});

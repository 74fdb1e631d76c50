import type { GalleryItem } from '#contract/endpoints/gallery.ts';
import type { Season } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { local } from '#web/lib/local.ts';

export type Picture = ReturnType<typeof presentPicture>;

/** A picture as the pages show it, in one language; the seasons tell whose cloth lies beside its name. */
export const presentPicture = (language: Language, item: GalleryItem, seasons: readonly Season[]) => ({
  id: item._id,
  src: item.file_path,
  name: local(language, item, 'name'),
  /** The season, and the competition if it shows one. */
  from: [item.season, item.competion].flatMap((of) => (of ? [local(language, of, 'name')] : [])).join(' · '),
  /** Of the competition. */
  slug: seasons.flatMap(({ competions }) => competions).find(({ _id }) => _id === item.competion?._id)?.slug,
});

/**
 * The picture that a season or competition is shown by where the office has given it none: the newest of the gallery
 * that is its own. A season's own show the season as a whole, and none of its competitions.
 * @returns its address
 */
export const sceneOf = (gallery: readonly GalleryItem[], of: { season: string; competition?: string }) =>
  gallery.find(({ season, competion }) => season._id === of.season && (competion?._id ?? undefined) === of.competition)
    ?.file_path ?? null;

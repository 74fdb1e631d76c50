import type { GalleryItem } from '#contract/endpoints/gallery.ts';
import type { Season } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { local } from '#web/lib/local.ts';

export type Picture = ReturnType<typeof presentPicture>;

/** A picture in one language, as the pages show it; the seasons determine the cloth beside its name. */
export const presentPicture = (language: Language, item: GalleryItem, seasons: readonly Season[]) => ({
  id: item._id,
  src: item.file_path,
  name: local(language, item, 'name'),
  /** The season, and the competition if it shows one. */
  from: [item.season, item.competion].flatMap((of) => (of ? [local(language, of, 'name')] : [])).join(' · '),
  /** The competition's. */
  slug: seasons.flatMap(({ competions }) => competions).find(({ _id }) => _id === item.competion?._id)?.slug,
});

/**
 * The default picture of a season or competition, if the office has set none: the newest one in the gallery. For a
 * season only pictures of the season as a whole count, not those of its competitions.
 * @returns its address
 */
export const sceneOf = (gallery: readonly GalleryItem[], of: { season: string; competition?: string }) =>
  gallery.find(({ season, competion }) => season._id === of.season && (competion?._id ?? undefined) === of.competition)
    ?.file_path ?? null;

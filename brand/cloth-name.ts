/** What a cloth is drawn for. Competitions and seasons are named by slug, because their names may be edited. */
export type Woven = { slug: string } | { name: string };

/** The name from which a cloth is drawn, the same for pages, cards and share pictures. */
export const clothName = (of: Woven): string => ('slug' in of ? of.slug : of.name);

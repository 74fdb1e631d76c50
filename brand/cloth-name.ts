/** Whatever has a cloth: a competition or season by its slug, which stays when its name is put better, all others by name. */
export type Woven = { slug: string } | { name: string };

/** What the cloth of a thing is woven from on every page, card and share picture: one thing has one cloth everywhere. */
export const clothName = (of: Woven): string => ('slug' in of ? of.slug : of.name);

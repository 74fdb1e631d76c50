import { paths } from '#web/app/paths.ts';
import type { Site } from '#web/lib/load-site.ts';
import type { Choice } from '#web/lib/registering.ts';
import type { Translate } from '#web/lib/words.tsx';

export type NavigationLink = { to: string; label: string /** Not a page of the portal. */; outside?: boolean };
type T = Translate<'layout'>;

/** The competitions menu (public spec, section 2): each season with its links. */
export const seasonMenus = (site: Site, t: T, registration: (choice: Choice) => string) =>
  site.seasons.map((season) => ({
    id: season.id,
    name: season.name,
    links: [
      { to: paths.season(season.slug), label: t('aboutSeason') },
      ...(season.registration ? [{ to: registration({ season_id: season.id }), label: t('register') }] : []),
      { to: paths.results(season.id), label: t('results') },
    ] satisfies NavigationLink[],
    categories: categoriesOf(season),
  }));

export const categoriesOf = (season: Site['seasons'][number]): NavigationLink[] =>
  season.competitions.map(({ id, name }) => ({ to: paths.competition(id), label: name }));

/** The services menu: our own pages, and the external academy. */
export const services = (site: Site, t: T): NavigationLink[] => [
  { to: paths.shops(), label: t('store') },
  { to: paths.centres(), label: t('centres') },
  { to: paths.courses(), label: t('courses') },
  { to: site.links.academy, label: t('academy'), outside: true },
];

export const plainLinks = (t: T): NavigationLink[] => [
  { to: paths.about(), label: t('about') },
  { to: paths.contact(), label: t('contact') },
];

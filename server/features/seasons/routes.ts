import { listSeasons } from '#contract/endpoints/seasons.ts';
import type { CompetitionCard, Season } from '#contract/entities.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { activeSeasonsFinder } from './store.ts';
import type { SeasonAttribute, SeasonRecord } from './table.ts';

type Deps = {
  db: Db;
  /** The active competitions of seasons, by season id, in their order. */
  competitionsOf(seasonIds: string[]): Promise<Map<string, CompetitionCard[]>>;
};

export function seasonRoutes(route: Route, { db, competitionsOf }: Deps): void {
  const findActiveSeasons = activeSeasonsFinder(db);

  route(listSeasons, async ({ query }) => {
    const seasons = await findActiveSeasons(query);
    const competitions = await competitionsOf(seasons.map((season) => season.id));
    const wroseasons = seasons.map((season) => presentSeason(season, competitions.get(season.id) ?? []));
    return { success: true, wroseasons };
  });
}

const presentAttribute = ({ title, titleEn, description, descriptionEn, image }: SeasonAttribute) => ({
  ...{ title, title_en: titleEn, desc: description, desc_en: descriptionEn },
  image: pictureAddress(image),
});

const presentSeason = (season: SeasonRecord, competitions: CompetitionCard[]): Season => ({
  _id: season.id,
  slug: season.slug,
  name: season.name,
  name_en: season.nameEn,
  title: season.title,
  title_en: season.titleEn,
  description: season.description,
  description_en: season.descriptionEn,
  logo: pictureAddress(season.logo),
  registration: season.registration,
  template_html: season.templateHtml,
  template_html_en: season.templateHtmlEn,
  attributes: season.attributes.map(presentAttribute),
  competions: competitions,
});

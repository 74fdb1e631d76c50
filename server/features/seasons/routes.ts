import { listSeasons } from '#contract/endpoints/seasons.ts';
import type { CompetitionCard, Season } from '#contract/entities.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { activeSeasonsFinder, type DatedSeason } from './store.ts';
import type { SeasonAttribute } from './table.ts';

type Deps = {
  db: Db;
  clock: Clock;
  /** The active competitions of seasons, by season id, in their order. */
  competitionsOf(seasonIds: string[]): Promise<Map<string, CompetitionCard[]>>;
};

export function seasonRoutes(route: Route, { db, clock, competitionsOf }: Deps): void {
  const findActiveSeasons = activeSeasonsFinder(db, clock);

  route(listSeasons, async ({ query, keepAtMost }) => {
    const { found, holdsFor } = await findActiveSeasons(query);
    keepAtMost(holdsFor);
    const competitions = await competitionsOf(found.map(({ season }) => season.id));
    const wroseasons = found.map((dated) => presentSeason(dated, competitions.get(dated.season.id) ?? []));
    return { success: true, wroseasons };
  });
}

const presentAttribute = ({ title, titleEn, description, descriptionEn, image }: SeasonAttribute) => ({
  ...{ title, title_en: titleEn, desc: description, desc_en: descriptionEn },
  image: pictureAddress(image),
});

const presentSeason = ({ season, milestones, open }: DatedSeason, competitions: CompetitionCard[]): Season => ({
  _id: season.id,
  slug: season.slug,
  name: season.name,
  name_en: season.nameEn,
  title: season.title,
  title_en: season.titleEn,
  description: season.description,
  description_en: season.descriptionEn,
  logo: pictureAddress(season.logo),
  registration: open,
  template_html: season.templateHtml,
  template_html_en: season.templateHtmlEn,
  attributes: season.attributes.map(presentAttribute),
  // A competition cannot take teams when its season does not.
  competions: competitions.map((card) => ({ ...card, registration: card.registration && open })),
  milestones,
});

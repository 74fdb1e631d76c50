import type { AnswerOf } from '#contract/endpoint.ts';
import type { listSeasons } from '#contract/endpoints/seasons.ts';
import type { AgeLevel } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { type Fee, feeFor } from '#domain/fee.ts';
import { toHalalas } from '#domain/money.ts';
import { presentRegistration, type SeasonDates } from '#web/lib/season-dates.ts';

type WireSeason = AnswerOf<typeof listSeasons>['wroseasons'][number];

export type OfferedCompetition = {
  id: string;
  slug: string;
  name: string;
  name_en: string;
  /** Numbers of places. */
  coaches: number;
  members: number;
  ageLevels: AgeLevel[];
  /** Undefined if participation is free. */
  fee: Fee | undefined;
};

export type OfferedSeason = {
  id: string;
  name: string;
  name_en: string;
  /** The end of registration; undefined if it has no date. */
  registration: SeasonDates['registration'];
  competitions: OfferedCompetition[];
};
export type Offer = OfferedSeason;

/**
 * What can be registered for: the seasons that are open for registration and their open categories, in their order
 * (public spec, section 5). A season without an open category is left out.
 */
export function offersOf(seasons: WireSeason[], { language, now }: { language: Language; now: Date }): Offer[] {
  return seasons
    .filter((season) => season.registration)
    .map((season) => ({
      id: season._id,
      name: season.name,
      name_en: season.name_en,
      registration: presentRegistration(language, true, season.milestones, now),
      competitions: season.competions
        .filter((competition) => competition.registration)
        .toSorted((one, other) => one.order_id - other.order_id)
        .map(offeredCompetition),
    }))
    .filter((season) => season.competitions.length > 0);
}

const offeredCompetition = (competition: WireSeason['competions'][number]): OfferedCompetition => ({
  id: competition._id,
  slug: competition.slug,
  name: competition.name,
  name_en: competition.name_en,
  coaches: competition.coaches_no,
  members: competition.members_no,
  ageLevels: competition.agelevel,
  fee: competition.paid ? feeFor(toHalalas(competition.price)) : undefined,
});

/** The choices so far. */
export function chosenOf(offers: Offer[], form: { season_id: string; competion_id: string; ageLevel: string }) {
  const season = offers.find(({ id }) => id === form.season_id);
  const competition = season?.competitions.find(({ id }) => id === form.competion_id);
  const ageLevel = competition?.ageLevels.find(({ title }) => title === form.ageLevel);
  return { season, competition, ageLevel };
}

import { listSeasonChoices, type SeasonChoice } from '#contract/endpoints/season-choices.ts';
import type { Language } from '#contract/languages.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { local } from '#web/lib/local.ts';

export type { SeasonChoice };

/** The seasons for lists and forms; none if they could not be loaded. */
export const loadSeasons = async (signal: AbortSignal): Promise<readonly SeasonChoice[]> =>
  (await attempt(call(listSeasonChoices, { query: { search: 'true' }, signal }))).answer?.seasons ?? [];

type SeasonOf = Named & { competions: readonly Named[] };
type Named = { _id: string; name: string; name_en: string };

/** Options of records with a name in both languages: seasons, competitions, administrations. */
export const namedOptions = (records: readonly Named[], language: Language) =>
  records.map((record) => ({ value: record._id, label: local(language, record, 'name') }));

/** The competitions of one season; none before a season is chosen. */
export const competitionOptions = (seasons: readonly SeasonOf[], season: string, language: Language) =>
  namedOptions(seasons.find(({ _id }) => _id === season)?.competions ?? [], language);

type Level = { title: string; name: string; name_en: string };
type WithLevels = Named & { agelevel: readonly Level[] };

/** The competitions of one season; of all, if none is chosen, each with the name of its season. */
export const competitionsOfAny = (seasons: readonly SeasonOf[], season: string | undefined, language: Language) =>
  season
    ? competitionOptions(seasons, season, language)
    : seasons.flatMap((one) =>
        namedOptions(one.competions, language).map(({ value, label }) => ({
          value,
          label: `${label} · ${local(language, one, 'name')}`,
        })),
      );

/**
 * The age levels of some competitions, each title once, by all the names that they give it: the youngest are at
 * kindergarten in one competition and at school in the next.
 */
export const levelOptions = (competitions: readonly Pick<WithLevels, 'agelevel'>[], language: Language) => {
  const levels = competitions.flatMap(({ agelevel }) => agelevel);
  return [...Map.groupBy(levels, ({ title }) => title)].map(([value, alike]) => ({
    value,
    label: [...new Set(alike.map((level) => local(language, level, 'name')))].join(' / '),
  }));
};

/** The competitions that a list can be narrowed to: of one season, or this one alone. */
export const competitionsWithin = <One extends WithLevels>(
  seasons: readonly { _id: string; competions: readonly One[] }[],
  { season, competion }: { season?: string | undefined; competion?: string | undefined },
): One[] =>
  seasons
    .filter(({ _id }) => !season || _id === season)
    .flatMap(({ competions }) => competions)
    .filter(({ _id }) => !competion || _id === competion);

const namesOf = (options: readonly { value: string; label: string }[]) =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));

/** The names of seasons and competitions by their ids: for the log, and where two versions meet. */
export const namesOfSeasons = (seasons: readonly SeasonChoice[], language: Language) => ({
  season: namesOf(namedOptions(seasons, language)),
  competion: namesOf(
    namedOptions(
      seasons.flatMap(({ competions }) => competions),
      language,
    ),
  ),
});

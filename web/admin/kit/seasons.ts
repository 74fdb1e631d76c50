import { listSeasonChoices, type SeasonChoice } from '#contract/endpoints/season-choices.ts';
import type { Language } from '#contract/languages.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { local } from '#web/lib/local.ts';

export type { SeasonChoice };

/** The seasons for lists and forms; none if they could not be loaded. */
export const loadSeasons = async (signal: AbortSignal): Promise<readonly SeasonChoice[]> =>
  (await attempt(call(listSeasonChoices, { query: { search: 'true' }, signal }))).answer?.seasons ?? [];

type Named = { _id: string; name: string; name_en: string };

/** Options of records with a name in both languages: seasons, competitions, administrations. */
export const namedOptions = (records: readonly Named[], language: Language) =>
  records.map((record) => ({ value: record._id, label: local(language, record, 'name') }));

/** The competitions of one season; none before a season is chosen. */
export const competitionOptions = (seasons: readonly SeasonChoice[], season: string, language: Language) =>
  namedOptions(seasons.find(({ _id }) => _id === season)?.competions ?? [], language);

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

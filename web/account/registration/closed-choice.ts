import type { AnswerOf } from '#contract/endpoint.ts';
import type { listSeasons } from '#contract/endpoints/seasons.ts';
import type { Language } from '#contract/languages.ts';
import { presentRegistration, type SeasonDates } from '#web/lib/season-dates.ts';
import type { Asked } from './draft.ts';
import type { Offer } from './offers.ts';

type Named = { name: string; name_en: string };

/** A season or competition that an address names and in which no team can be registered now. */
export type ClosedChoice = {
  /** Undefined for one that visitors do not see. */
  named: Named | undefined;
  /** When the season opens, if it has a date for that. */
  registration?: SeasonDates['registration'];
  /** What is open instead: seasons, or competitions of the same season. */
  open: Named[];
};

const named = ({ name, name_en }: Named): Named => ({ name, name_en });

/**
 * What an address of the wizard asks for in vain; undefined if all of it is on offer.
 * @param seasons those that visitors see, at least the one that is asked for
 */
export function closedChoice(
  asked: Asked,
  seasons: AnswerOf<typeof listSeasons>['wroseasons'],
  offers: readonly Offer[],
  { language, now }: { language: Language; now: Date },
): ClosedChoice | undefined {
  if (!asked.season) return undefined;
  const season = seasons.find(({ _id }) => _id === asked.season);
  const offer = offers.find(({ id }) => id === asked.season);
  if (!offer) {
    return {
      named: season && named(season),
      ...(season && { registration: presentRegistration(language, false, season.milestones, now) }),
      open: offers.map(named),
    };
  }
  if (!asked.competition || offer.competitions.some(({ id }) => id === asked.competition)) return undefined;
  const competition = season?.competions.find(({ _id }) => _id === asked.competition);
  return { named: competition && named(competition), open: offer.competitions.map(named) };
}

import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import type { CompetitionChoice, SeasonChoice } from '#contract/endpoints/season-choices.ts';
import { isReady, type WhyNoTeams, whyCompetitionTakesNone, whySeasonTakesNone } from '#domain/why-no-teams.ts';
import type { SwitchCall } from '../kit/calls.ts';

/** What is offered to teams: a season, or one of its competitions. */
export interface Offering {
  season: SeasonChoice;
  competition?: CompetitionChoice | undefined;
}

/** Why it takes no teams now; empty if it does. */
export const whyNone = ({ season, competition }: Offering, now: Date): WhyNoTeams[] =>
  competition ? whyCompetitionTakesNone(competition, season, now) : whySeasonTakesNone(season, now);

type Named = { _id: string; name: string; name_en: string };
export interface Switching {
  call: SwitchCall;
  name: 'status' | 'registration';
  records: Named[];
}

const isOff = (name: Switching['name']) => (one: CompetitionChoice | SeasonChoice) => !one[name];

/**
 * What has to be switched on so that these competitions take teams. Their season comes last: whoever sees it, or can
 * register in it, finds them.
 */
export function switchings(season: SeasonChoice, competitions: readonly CompetitionChoice[]): Switching[] {
  const flags = ['status', 'registration'] as const;
  return [
    ...flags.map((name) => ({ call: adminCompetitions.switchAll, name, records: competitions.filter(isOff(name)) })),
    ...flags.map((name) => ({ call: adminSeasons.switchAll, name, records: [season].filter(isOff(name)) })),
  ].filter(({ records }) => records.length > 0);
}

/** The competitions of a season from which the office chooses: none while one of them is open already. */
export const toChooseFrom = ({ season, competition }: Offering): CompetitionChoice[] =>
  competition || season.competions.some(isReady) ? [] : season.competions.filter(({ levels }) => levels > 0);

/** What it would be with these competitions, or itself, open. */
export function onceOpened({ season, competition }: Offering, chosen: readonly CompetitionChoice[]): Offering {
  const on = { status: true, registration: true };
  const ids = new Set([...chosen, ...(competition ? [competition] : [])].map(({ _id }) => _id));
  const competions = season.competions.map((one) => (ids.has(one._id) ? { ...one, ...on } : one));
  return {
    season: { ...season, ...on, competions },
    competition: competition && { ...competition, ...on },
  };
}

/** The competitions in which teams can register while their season takes teams. */
export const openIn = ({ competions }: SeasonChoice) => competions.filter(isReady);

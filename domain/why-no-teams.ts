import type { Milestone } from '#contract/milestone.ts';
import { endOf, registrationDates, registrationOpen } from './milestones.ts';

/**
 * Why teams cannot be registered, and what changes that. The first reason that applies is the one that a list shows: dates
 * before switches, because no switch brings a date back, and the season before its competition.
 */
export const remedies = {
  over: 'dates',
  seasonHidden: 'switch',
  seasonClosed: 'switch',
  /** Registration begins on a date that is yet to come. */
  notYet: 'waiting',
  noCompetitions: 'firstCompetition',
  noneOpen: 'openCompetition',
  hidden: 'switch',
  closed: 'switch',
  noLevels: 'ageLevels',
} as const;

export type Reason = keyof typeof remedies;
/** @property date when registration ended or begins: a day or an instant */
export type WhyNoTeams = { reason: Exclude<Reason, 'over' | 'notYet'> } | { reason: 'over' | 'notYet'; date: string };

type OfferedCompetition = {
  status: boolean;
  registration: boolean;
  /** In how many of its age levels teams can be registered. */
  levels: number;
};

type OfferedSeason = {
  status: boolean;
  registration: boolean;
  registration_dates: readonly Pick<Milestone, 'kind' | 'from' | 'to'>[];
};

const reasons = Object.keys(remedies) as Reason[];
const inOrder = (why: WhyNoTeams[]) =>
  why.toSorted((one, other) => reasons.indexOf(one.reason) - reasons.indexOf(other.reason));

/** Why the season itself lets no team in, whatever its competitions do. */
function whyNotInSeason({ status, registration, registration_dates: dates }: OfferedSeason, now: Date): WhyNoTeams[] {
  const why: WhyNoTeams[] = [];
  if (!status) why.push({ reason: 'seasonHidden' });
  if (!registration) why.push({ reason: 'seasonClosed' });
  if (registrationOpen({ switches: [], milestones: dates }, now)) return why;
  const { opens } = registrationDates(false, dates, now);
  if (opens) return [...why, { reason: 'notYet', date: opens }];
  const last = dates.toSorted((one, other) => endOf(other).getTime() - endOf(one).getTime())[0];
  return [...why, ...(last ? [{ reason: 'over' as const, date: last.to }] : [])];
}

function whyNotItself({ status, registration, levels }: OfferedCompetition): WhyNoTeams[] {
  const why: WhyNoTeams[] = [];
  if (!status) why.push({ reason: 'hidden' });
  if (!registration) why.push({ reason: 'closed' });
  if (levels === 0) why.push({ reason: 'noLevels' });
  return why;
}

/** Whether teams can register in a competition while its season takes teams (`takesTeams` of what the office reads). */
export const isReady = (competition: OfferedCompetition): boolean => whyNotItself(competition).length === 0;

/** Why a competition takes no teams now; empty if it does. */
export const whyCompetitionTakesNone = (competition: OfferedCompetition, season: OfferedSeason, now: Date) =>
  inOrder([...whyNotInSeason(season, now), ...whyNotItself(competition)]);

/** Why no team can be registered in any competition of a season now; empty if one can be (`registration` on the wire). */
export function whySeasonTakesNone(
  season: OfferedSeason & { competions: readonly OfferedCompetition[] },
  now: Date,
): WhyNoTeams[] {
  const why = whyNotInSeason(season, now);
  if (season.competions.length === 0) return inOrder([...why, { reason: 'noCompetitions' }]);
  return inOrder(season.competions.some(isReady) ? why : [...why, { reason: 'noneOpen' }]);
}

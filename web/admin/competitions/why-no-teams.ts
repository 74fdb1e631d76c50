import type { AdminCompetition } from '#contract/endpoints/admin-competitions.ts';
import { toHalalas } from '#domain/money.ts';
import { type WhyNoTeams, whyNoTeams } from '#domain/why-no-teams.ts';
import type { SeasonChoice } from '../kit/seasons.ts';

/** Why a competition takes no teams now; none if it does, undefined while its season is not known. */
export function reasonsOf(one: AdminCompetition, seasons: readonly SeasonChoice[]): WhyNoTeams[] | undefined {
  const season = seasons.find(({ _id }) => _id === one.season._id);
  if (!season) return undefined;
  const levels = one.agelevel.map(({ status }) => status);
  const { _id: id, status, registration, paid, price } = one;
  return whyNoTeams({ id, status, registration, levels, paid, priceHalalas: toHalalas(price) }, season, new Date());
}

import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import type { Region } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { local } from '#web/lib/local.ts';
import { loadRegions, regionNames } from '../kit/regions.ts';
import { loadSeasons } from '../kit/seasons.ts';
import { loadResultSeasons } from '../results/choices.ts';

interface CompetitionChoice {
  _id: string;
  name: string;
  name_en: string;
  /** Riyals, without tax; 0 where nothing is owed. Unknown of the team's own. */
  price?: number;
  agelevel: readonly { title: string; name: string; name_en: string }[];
}

/** What a team can be of. */
export interface TeamChoices {
  /** Those of its season; its own alone for those who may not choose another, or where they could not be loaded. */
  competitions: readonly CompetitionChoice[];
  regions: readonly Region[];
}

/** The regions, and for those who may choose another the competitions of the team's season, with fees and age levels. */
export async function loadTeamChoices(team: AdminTeam, mayMove: boolean, signal: AbortSignal): Promise<TeamChoices> {
  const [regions, seasons, levels] = await Promise.all([
    loadRegions(signal),
    mayMove ? loadSeasons(signal) : [],
    mayMove ? loadResultSeasons(signal) : { answer: [] },
  ]);
  const ofSeason = <Season extends { _id: string }>(all: readonly Season[]) =>
    all.find(({ _id }) => _id === team.season._id);
  const fees = ofSeason(seasons)?.competions ?? [];
  const others = (ofSeason(levels.answer ?? [])?.competions ?? []).flatMap(({ _id, name, name_en, agelevel }) => {
    const fee = fees.find((one) => one._id === _id);
    return fee && _id !== team.competion._id
      ? [{ ...{ _id, name, name_en, agelevel }, price: fee.paid ? fee.price : 0 }]
      : [];
  });
  return { competitions: [team.competion, ...others], regions };
}

/** What the ids and titles of a form mean: where two versions meet. */
export function namesOfChoices({ competitions, regions }: TeamChoices, lang: Language) {
  const levels = competitions.flatMap(({ agelevel }) => agelevel);
  return {
    competion: Object.fromEntries(competitions.map((one) => [one._id, local(lang, one, 'name')])),
    ageLevel: Object.fromEntries(levels.map((level) => [level.title, local(lang, level, 'name')])),
    region: regionNames(regions, lang),
  };
}

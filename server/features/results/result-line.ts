import type { ResultRecord } from './table.ts';

type Named = { id: string; name: string; nameEn: string };

const named = ({ id, name, nameEn }: Named) => ({ _id: id, name, name_en: nameEn });

/** What the log says of a result, whichever way it was written. A team is named by its number: its name may be a person's. */
export const resultLine = (
  { ageLevel, ranked, score }: Pick<ResultRecord, 'ageLevel' | 'ranked' | 'score'>,
  around: { team: { id: string; teamNo: string }; season: Named; competition: Named; region: Named },
) => ({
  season_id: named(around.season),
  team_id: named({ id: around.team.id, name: around.team.teamNo, nameEn: around.team.teamNo }),
  competion_id: named(around.competition),
  region_id: named(around.region),
  ...{ ageLevel, ranked, score },
});

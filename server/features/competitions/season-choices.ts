import { asc, desc } from 'drizzle-orm';
import type { SeasonChoice } from '#contract/endpoints/season-choices.ts';
import { milestonesOf, seasons } from '#server/features/seasons/index.ts';
import type { Db } from '#server/platform/database.ts';
import { ageLevels, competitions } from './table.ts';

const named = ({ id, name, nameEn }: { id: string; name: string; nameEn: string }) => ({
  ...{ _id: id, name, name_en: nameEn },
});

/** All seasons, newest first, with all their competitions in their order: what a form of the office offers. */
export async function seasonChoices(db: Db): Promise<SeasonChoice[]> {
  const [found, all, levels] = await Promise.all([
    db.select().from(seasons).orderBy(desc(seasons.createdAt), desc(seasons.id)),
    db.select().from(competitions).orderBy(asc(competitions.position), asc(competitions.id)),
    db.select().from(ageLevels).orderBy(asc(ageLevels.position), asc(ageLevels.key)),
  ]);
  const dates = await milestonesOf(
    db,
    found.map(({ id }) => id),
  );
  const levelsOf = Map.groupBy(levels, ({ competitionId }) => competitionId);
  return found.map((season) => ({
    ...named(season),
    status: season.status,
    registration: season.registration,
    milestones: (dates.get(season.id) ?? [])
      .filter(({ kind }) => kind === 'registration')
      .map(({ kind, from, to, competions }) => ({ kind, from, to, competions })),
    competions: all
      .filter(({ seasonId }) => seasonId === season.id)
      .map((one) => ({
        ...named(one),
        agelevel: (levelsOf.get(one.id) ?? []).map(({ key, name, nameEn }) => ({ title: key, name, name_en: nameEn })),
      })),
  }));
}

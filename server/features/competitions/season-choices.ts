import { asc, desc } from 'drizzle-orm';
import type { SeasonChoice } from '#contract/endpoints/season-choices.ts';
import { seasons } from '#server/features/seasons/index.ts';
import type { Db } from '#server/platform/database.ts';
import { competitions } from './table.ts';

const named = ({ id, name, nameEn }: { id: string; name: string; nameEn: string }) => ({
  ...{ _id: id, name, name_en: nameEn },
});

/** All seasons, newest first, with all their competitions in their order: what a form of the office offers. */
export async function seasonChoices(db: Db): Promise<SeasonChoice[]> {
  const [found, all] = await Promise.all([
    db.select().from(seasons).orderBy(desc(seasons.createdAt), desc(seasons.id)),
    db.select().from(competitions).orderBy(asc(competitions.position), asc(competitions.id)),
  ]);
  return found.map((season) => ({
    ...named(season),
    status: season.status,
    competions: all.filter(({ seasonId }) => seasonId === season.id).map(named),
  }));
}

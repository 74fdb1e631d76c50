import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SeasonChoice } from '#contract/endpoints/season-choices.ts';
import { toRiyals } from '#domain/money.ts';
import { placesOf } from '#server/features/office-records/index.ts';
import { milestonesOf, seasons } from '#server/features/seasons/index.ts';
import type { Db } from '#server/platform/database.ts';
import { ageLevelsThat } from './age-levels.ts';
import { ageLevels, competitions } from './table.ts';

const named = ({ id, name, nameEn }: { id: string; name: string; nameEn: string }) => ({
  ...{ _id: id, name, name_en: nameEn },
});

/** Without the long texts of a competition. */
const { id, seasonId, name, nameEn, status, registration, paid, priceHalalas } = getTableColumns(competitions);
const levelsWithStatus = ageLevelsThat<{ status: boolean }>(sql`true`, sql`'status', level.status`);
const shown = { id, seasonId, name, nameEn, status, registration, paid, priceHalalas };

/** All seasons, newest first, with all their competitions in their order: what forms and lists of the office offer. */
export async function seasonChoices(db: Db): Promise<SeasonChoice[]> {
  const [found, all] = await Promise.all([
    db.select().from(seasons).orderBy(desc(seasons.createdAt), desc(seasons.id)),
    db
      .select({ ...shown, agelevel: levelsWithStatus, levels: sql<number>`count(${ageLevels.key})::int` })
      .from(competitions)
      .leftJoin(ageLevels, and(eq(ageLevels.competitionId, competitions.id), eq(ageLevels.status, true)))
      .groupBy(competitions.id)
      .orderBy(...placesOf(competitions)),
  ]);
  const dates = await milestonesOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map((season) => ({
    ...named(season),
    ...{ status: season.status, registration: season.registration },
    registration_dates: (dates.get(season.id) ?? []).filter(({ kind }) => kind === 'registration'),
    competions: all
      .filter(({ seasonId }) => seasonId === season.id)
      .map(({ status, registration, paid, priceHalalas, agelevel, levels, ...one }) => ({
        ...{ ...named(one), status, registration, paid, price: toRiyals(priceHalalas), levels },
        agelevel: agelevel.map(({ key, name, nameEn, status }) => ({ title: key, name, name_en: nameEn, status })),
      })),
  }));
}

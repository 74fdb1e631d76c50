import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Milestone } from '#contract/milestone.ts';
import { presentRegion, regions } from '#server/features/regions/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { type SeasonMilestoneRecord, type SeasonRecord, seasonMilestones, seasons } from './table.ts';

/** The milestones of seasons, by season id, each list ordered by beginning. A season without milestones is absent. */
export async function milestonesOf(db: DbOrTx, seasonIds: readonly string[]): Promise<Map<string, Milestone[]>> {
  if (seasonIds.length === 0) return new Map();
  const rows = await db
    .select({ milestone: seasonMilestones, region: regions })
    .from(seasonMilestones)
    .leftJoin(regions, eq(regions.id, seasonMilestones.regionId))
    .where(inArray(seasonMilestones.seasonId, [...seasonIds]))
    .orderBy(
      asc(seasonMilestones.fromDay),
      asc(seasonMilestones.fromTime),
      asc(seasonMilestones.toDay),
      asc(seasonMilestones.id),
    );
  const bySeason = Map.groupBy(rows, ({ milestone }) => milestone.seasonId);
  return new Map([...bySeason].map(([id, ofSeason]) => [id, ofSeason.map(presentMilestone)]));
}

/** When the last date of a season ends, as a column of a query over seasons; null without dates. */
export const seasonEnd: SQL<Date | null> = sql<Date | null>`(
  select max((last.to_day + coalesce(last.to_time, time '24:00')) at time zone 'Asia/Riyadh')
  from ${seasonMilestones} last where last.season_id = ${seasons.id})`.mapWith((end: string) => new Date(end));

/** When the first event of a season begins, regional or final, as such a column; null without one. */
export const firstEventAt: SQL<Date | null> = sql<Date | null>`(
  select min((event.from_day + coalesce(event.from_time, time '00:00')) at time zone 'Asia/Riyadh')
  from ${seasonMilestones} event
  where event.season_id = ${seasons.id} and event.kind in ('regional', 'final'))`.mapWith(
  (begin: string) => new Date(begin),
);

type Row = { milestone: SeasonMilestoneRecord; region: typeof regions.$inferSelect | null };

const presentMilestone = ({ milestone, region }: Row): Milestone => ({
  _id: milestone.id,
  kind: milestone.kind,
  title: milestone.title,
  title_en: milestone.titleEn,
  from: moment(milestone.fromDay, milestone.fromTime),
  to: moment(milestone.toDay, milestone.toTime),
  region: region && presentRegion(region),
  place: milestone.place,
  place_en: milestone.placeEn,
  link: milestone.link,
});

/** A day, or with a time an instant in Riyadh's time zone. */
export const moment = (day: string, time: string | null) => (time === null ? day : `${day}T${time}+03:00`);

/**
 * The active season of a slug, or of the id of one of its milestones, with the last change of each date.
 * @returns undefined if there is none
 */
export async function datesOf(
  db: DbOrTx,
  of: { season: string } | { milestone: string },
): Promise<{ season: SeasonRecord; changedAt: Map<string, Date> } | undefined> {
  const wanted =
    'season' in of
      ? eq(seasons.slug, of.season)
      : eq(
          seasons.id,
          db
            .select({ id: seasonMilestones.seasonId })
            .from(seasonMilestones)
            .where(eq(seasonMilestones.id, of.milestone)),
        );
  const rows = await db
    .select({ season: seasons, id: seasonMilestones.id, changedAt: seasonMilestones.updatedAt })
    .from(seasons)
    .innerJoin(seasonMilestones, eq(seasonMilestones.seasonId, seasons.id))
    .where(and(eq(seasons.status, true), wanted));
  const [first] = rows;
  return first && { season: first.season, changedAt: new Map(rows.map(({ id, changedAt }) => [id, changedAt])) };
}

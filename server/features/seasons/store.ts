import { and, desc, eq, sql } from 'drizzle-orm';
import type { Milestone } from '#contract/milestone.ts';
import { registrationOpen, untilNextChange } from '#domain/milestones.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { milestonesOf } from './milestones.ts';
import { type SeasonRecord, seasons } from './table.ts';

export type SeasonFilter = { id?: string | undefined; slug?: string | undefined; registration?: boolean | undefined };

/** @property open whether teams can register in one of its competitions now */
export type DatedSeason = { season: SeasonRecord; milestones: Milestone[]; open: boolean };

/**
 * Whether a competition of the season takes teams while the season does (`takesTeams`), among those that visitors see.
 * Competitions import this feature, so their tables are named in SQL.
 */
const hasOpenCompetition = sql<boolean>`exists (
  select from competitions competition
  where competition.season_id = "seasons"."id" and competition.status and competition.registration
    and exists (select from age_levels level where level.competition_id = competition.id and level.status)
)`;

const isOpen = (season: SeasonRecord, milestones: Milestone[], hasOpen: boolean, now: Date): boolean =>
  registrationOpen({ switches: [season.registration, hasOpen], milestones }, now);

/** @property holdsFor milliseconds until one of their dates is reached and the answer may change */
export type FoundSeasons = { found: DatedSeason[]; holdsFor: number | undefined };

/**
 * Returns the query for active seasons, newest first, with their milestones and whether registration is open. A filter
 * that is not set is ignored.
 */
export function activeSeasonsFinder(db: Db, clock: Clock) {
  const wanted = sql.placeholder;
  const query = db
    .select({ season: seasons, hasOpen: hasOpenCompetition })
    .from(seasons)
    .where(
      and(
        eq(seasons.status, true),
        sql`(${wanted('id')}::uuid is null or ${seasons.id} = ${wanted('id')}::uuid)`,
        sql`(${wanted('slug')}::text is null or ${seasons.slug} = ${wanted('slug')}::text)`,
      ),
    )
    .orderBy(desc(seasons.createdAt), desc(seasons.id))
    .prepare('active_seasons');

  return async ({ id, slug, registration }: SeasonFilter): Promise<FoundSeasons> => {
    const active = await query.execute({ id: id ?? null, slug: slug ?? null });
    const milestones = await milestonesOf(
      db,
      active.map(({ season }) => season.id),
    );
    const now = clock();
    const found = active
      .map(({ season, hasOpen }) => {
        const own = milestones.get(season.id) ?? [];
        return { season, milestones: own, open: isOpen(season, own, hasOpen, now) };
      })
      .filter(({ open }) => registration === undefined || open === registration);
    return { found, holdsFor: untilNextChange([...milestones.values()].flat(), now) };
  };
}

/** A season with its milestones, also one that is hidden. */
export async function findDatedSeason(db: Db, clock: Clock, id: string): Promise<DatedSeason | undefined> {
  const [[found], ofSeasons] = await Promise.all([
    db.select({ season: seasons, hasOpen: hasOpenCompetition }).from(seasons).where(eq(seasons.id, id)),
    milestonesOf(db, [id]),
  ]);
  if (!found) return undefined;
  const { season, hasOpen } = found;
  const milestones = ofSeasons.get(id) ?? [];
  return { season, milestones, open: isOpen(season, milestones, hasOpen, clock()) };
}

/** Returns the query for the current season: the newest that is open for registration, else the newest. */
export function seasonAtWorkFinder(db: Db, clock: Clock) {
  const findActiveSeasons = activeSeasonsFinder(db, clock);
  return async (): Promise<string | undefined> => {
    const { found: active } = await findActiveSeasons({});
    return (active.find(({ open }) => open) ?? active[0])?.season.id;
  };
}

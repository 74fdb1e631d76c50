import { and, desc, eq, sql } from 'drizzle-orm';
import type { Milestone } from '#contract/milestone.ts';
import { registrationOpen, untilNextChange } from '#domain/milestones.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { milestonesOf } from './milestones.ts';
import { type SeasonRecord, seasons } from './table.ts';

export type SeasonFilter = { id?: string | undefined; slug?: string | undefined; registration?: boolean | undefined };

export type DatedSeason = { season: SeasonRecord; milestones: Milestone[]; open: boolean };

/** @property holdsFor milliseconds until one of their dates is reached and the answer may change */
export type FoundSeasons = { found: DatedSeason[]; holdsFor: number | undefined };

/**
 * Returns the query for active seasons, newest first, with their milestones and whether registration is open. A filter
 * that is not set is ignored.
 */
export function activeSeasonsFinder(db: Db, clock: Clock) {
  const wanted = sql.placeholder;
  const query = db
    .select()
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
      active.map((season) => season.id),
    );
    const now = clock();
    const found = active
      .map((season) => {
        const own = milestones.get(season.id) ?? [];
        return {
          season,
          milestones: own,
          open: registrationOpen({ switches: [season.registration], milestones: own }, now),
        };
      })
      .filter(({ open }) => registration === undefined || open === registration);
    return { found, holdsFor: untilNextChange([...milestones.values()].flat(), now) };
  };
}

/** A season with its milestones, also one that is hidden. */
export async function findDatedSeason(db: Db, clock: Clock, id: string): Promise<DatedSeason | undefined> {
  const [[season], ofSeasons] = await Promise.all([
    db.select().from(seasons).where(eq(seasons.id, id)),
    milestonesOf(db, [id]),
  ]);
  if (!season) return undefined;
  const milestones = ofSeasons.get(id) ?? [];
  return { season, milestones, open: registrationOpen({ switches: [season.registration], milestones }, clock()) };
}

/** Returns the query for the current season: the newest that is open for registration, else the newest. */
export function seasonAtWorkFinder(db: Db, clock: Clock) {
  const findActiveSeasons = activeSeasonsFinder(db, clock);
  return async (): Promise<string | undefined> => {
    const { found: active } = await findActiveSeasons({});
    return (active.find(({ open }) => open) ?? active[0])?.season.id;
  };
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { CompetitionCard } from '#contract/entities.ts';
import type { Milestone } from '#contract/milestone.ts';
import { seasonRegistrationOpen, thoseForSome, untilNextChange } from '#domain/milestones.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { milestonesOf } from './milestones.ts';
import { type SeasonRecord, seasons } from './table.ts';

export type SeasonFilter = { id?: string | undefined; slug?: string | undefined; registration?: boolean | undefined };

export type DatedSeason = {
  season: SeasonRecord;
  /** Its active ones, in their order. */
  competitions: CompetitionCard[];
  /** Those that concern some of these competitions, or all. */
  milestones: Milestone[];
  open: boolean;
};

/** The active competitions of seasons, by season id, in their order: that feature imports this one. */
export type CompetitionsOf = (seasonIds: string[]) => Promise<Map<string, CompetitionCard[]>>;

export type SeasonReader = { db: Db; clock: Clock; competitionsOf: CompetitionsOf };

/** Adds to seasons what they are asked together with; `holdsFor` is that of `FoundSeasons`. */
async function dated({ db, clock, competitionsOf }: SeasonReader, found: readonly SeasonRecord[]) {
  const ids = found.map(({ id }) => id);
  const [milestones, competitions] = await Promise.all([milestonesOf(db, ids), competitionsOf(ids)]);
  const now = clock();
  const all = found.map((season): DatedSeason => {
    const cards = competitions.get(season.id) ?? [];
    // What concerns only hidden competitions is as hidden as they are.
    const own = thoseForSome(
      milestones.get(season.id) ?? [],
      cards.map(({ _id }) => _id),
    );
    const { registration } = season;
    return {
      ...{ season, competitions: cards, milestones: own },
      open: seasonRegistrationOpen({ registration, milestones: own, competitions: cards }, now),
    };
  });
  return { all, holdsFor: untilNextChange([...milestones.values()].flat(), now) };
}

/** @property holdsFor milliseconds until one of their dates is reached and the answer may change */
export type FoundSeasons = { found: DatedSeason[]; holdsFor: number | undefined };

/**
 * Returns the query for active seasons, newest first, with their competitions and milestones and whether registration is
 * open. A filter that is not set is ignored.
 */
export function activeSeasonsFinder(reader: SeasonReader) {
  const wanted = sql.placeholder;
  const query = reader.db
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
    const { all, holdsFor } = await dated(reader, await query.execute({ id: id ?? null, slug: slug ?? null }));
    return { found: all.filter(({ open }) => registration === undefined || open === registration), holdsFor };
  };
}

/** A season as visitors see it or will see it, also one that is hidden. */
export async function findDatedSeason(reader: SeasonReader, id: string): Promise<DatedSeason | undefined> {
  const { all } = await dated(reader, await reader.db.select().from(seasons).where(eq(seasons.id, id)));
  return all[0];
}

/** Returns the query for the current season: the newest that is open for registration, else the newest. */
export function seasonAtWorkFinder(reader: SeasonReader) {
  const findActiveSeasons = activeSeasonsFinder(reader);
  return async (): Promise<string | undefined> => {
    const { found: active } = await findActiveSeasons({});
    return (active.find(({ open }) => open) ?? active[0])?.season.id;
  };
}

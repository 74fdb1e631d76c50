import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { CompetitionCard } from '#contract/entities.ts';
import { registrationOpen, takesTeams, untilNextChange } from '#domain/milestones.ts';
import { placesOf } from '#server/features/office-records/index.ts';
import { milestonesOf, seasons } from '#server/features/seasons/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { offeredAgeLevels } from './age-levels.ts';
import { presentCard } from './present-competition.ts';
import { competitionFiles, competitions } from './table.ts';

/** All columns of a card. The long texts are left out, as they are most of a competition's bytes. */
const cardColumns = {
  id: competitions.id,
  seasonId: competitions.seasonId,
  name: competitions.name,
  nameEn: competitions.nameEn,
  slug: competitions.slug,
  position: competitions.position,
  registration: competitions.registration,
  status: competitions.status,
  paid: competitions.paid,
  priceHalalas: competitions.priceHalalas,
  currency: competitions.currency,
  coachesNo: competitions.coachesNo,
  membersNo: competitions.membersNo,
  ageLevels: offeredAgeLevels,
  logo: competitions.logo,
};

/** The active competitions of seasons, by season id, each list in its order. A season without any is absent. */
export async function competitionCardsOf(db: DbOrTx, seasonIds: string[]): Promise<Map<string, CompetitionCard[]>> {
  if (seasonIds.length === 0) return new Map();
  const records = await db
    .select(cardColumns)
    .from(competitions)
    .where(and(inArray(competitions.seasonId, seasonIds), eq(competitions.status, true)))
    .orderBy(...placesOf(competitions));
  const bySeason = new Map<string, CompetitionCard[]>();
  for (const record of records) {
    const cards = bySeason.get(record.seasonId) ?? [];
    bySeason.set(record.seasonId, [...cards, presentCard(record)]);
  }
  return bySeason;
}

/** The active competitions, in their order, with the names of their seasons: what forms of the office offer. */
export async function activeCards(db: Db) {
  const records = await db
    .select({ card: cardColumns, season: { name: seasons.name, nameEn: seasons.nameEn } })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(eq(competitions.status, true))
    .orderBy(...placesOf(competitions));
  return records.map(({ card, season: { name, nameEn } }) => ({
    ...presentCard(card),
    season: { _id: card.seasonId, name, name_en: nameEn },
  }));
}

/**
 * Returns a prepared query for active competitions of active seasons, with season, files and whether teams can
 * register, and for how many milliseconds that holds.
 * @param hiddenToo also those that visitors do not see, as they would see them
 */
export function competitionsFinder(db: Db, clock: Clock, { hiddenToo = false } = {}) {
  const wanted = sql.placeholder;
  const query = db
    .select({
      competition: { ...getTableColumns(competitions), ageLevels: offeredAgeLevels },
      season: {
        id: seasons.id,
        slug: seasons.slug,
        name: seasons.name,
        nameEn: seasons.nameEn,
        registration: seasons.registration,
      },
    })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(
      and(
        ...(hiddenToo ? [] : [eq(competitions.status, true), eq(seasons.status, true)]),
        sql`(${wanted('id')}::uuid is null or ${competitions.id} = ${wanted('id')}::uuid)`,
        sql`(${wanted('season')}::uuid is null or ${competitions.seasonId} = ${wanted('season')}::uuid)`,
      ),
    )
    .orderBy(...placesOf(competitions))
    .prepare(hiddenToo ? 'all_competitions' : 'active_competitions');

  return async ({ id, season }: { id?: string | undefined; season?: string | undefined }) => {
    const found = await query.execute({ id: id ?? null, season: season ?? null });
    const [files, milestones] = await Promise.all([
      filesOf(
        db,
        found.map(({ competition }) => competition.id),
      ),
      milestonesOf(db, [...new Set(found.map(({ season }) => season.id))]),
    ]);
    const now = clock();
    const all = found.map((row) => ({
      ...row,
      files: files.get(row.competition.id) ?? [],
      open: registrationOpen(
        {
          switches: [row.season.registration, takesTeams(row.competition)],
          milestones: milestones.get(row.season.id) ?? [],
        },
        now,
      ),
    }));
    return { found: all, holdsFor: untilNextChange([...milestones.values()].flat(), now) };
  };
}

async function filesOf(db: DbOrTx, competitionIds: string[]) {
  const files = competitionIds.length
    ? await db
        .select()
        .from(competitionFiles)
        .where(and(inArray(competitionFiles.competitionId, competitionIds), eq(competitionFiles.status, true)))
        .orderBy(asc(competitionFiles.position), asc(competitionFiles.id))
    : [];
  return Map.groupBy(files, (file) => file.competitionId);
}

/** Returns a prepared query for a file by its name, among those of active competitions of active seasons. */
export function resourceFinder(db: Db) {
  const name = sql.placeholder('name');
  const query = db
    .select({
      competition: { name: competitions.name, nameEn: competitions.nameEn },
      file: competitionFiles,
    })
    .from(competitionFiles)
    .innerJoin(competitions, eq(competitions.id, competitionFiles.competitionId))
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(
      and(
        eq(competitions.status, true),
        eq(seasons.status, true),
        eq(competitionFiles.status, true),
        or(eq(competitionFiles.filePath, name), eq(competitionFiles.filePathEn, name)),
      ),
    )
    .limit(1)
    .prepare('resource_by_name');

  /** @returns the file's title in its language */
  return async (fileName: string): Promise<{ title: string } | undefined> => {
    const [found] = await query.execute({ name: fileName });
    if (!found) return undefined;
    const { competition, file } = found;
    const english = file.filePathEn === fileName;
    return { title: english ? `${competition.nameEn} - ${file.nameEn}` : `${competition.name} - ${file.name}` };
  };
}

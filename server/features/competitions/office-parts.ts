import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { RecordParts } from '#server/features/office-records/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { type AgeLevelRecord, ageLevels, type CompetitionFileRecord, competitionFiles, competitions } from './table.ts';

/** A level as the office writes it: without its competition, and its place is that in the list. */
export type OfficeLevel = Omit<AgeLevelRecord, 'competitionId' | 'position'>;

/** What the office sees of a competition beside its row. */
export type CompetitionParts = {
  ageLevels: OfficeLevel[];
  season: { name: string; nameEn: string };
  files: CompetitionFileRecord[];
  /** Whether teams were registered in it, withdrawn ones included. */
  hasTeams: boolean;
};

const NO_SEASON = { name: '', nameEn: '' };

/** Those of competitions that have teams. Teams import this feature, so their table is named in SQL. */
const withTeams = (db: DbOrTx, ids: string[]) =>
  db
    .select({ id: competitions.id })
    .from(competitions)
    .where(
      and(inArray(competitions.id, ids), sql`exists (select from teams where competition_id = "competitions"."id")`),
    );

/** The rows of other tables that a competition of the office has; its age levels are written with it. */
export const competitionParts: RecordParts<typeof competitions, CompetitionParts> = {
  async read(db, rows) {
    const ids = rows.map(({ id }) => id);
    const seasonIds = [...new Set(rows.map(({ seasonId }) => seasonId))];
    const ofSeasons = { id: seasons.id, name: seasons.name, nameEn: seasons.nameEn };
    const named = new Map(
      (await db.select(ofSeasons).from(seasons).where(inArray(seasons.id, seasonIds))).map(({ id, ...names }) => [
        id,
        names,
      ]),
    );
    const levels = Map.groupBy(
      await db
        .select()
        .from(ageLevels)
        .where(inArray(ageLevels.competitionId, ids))
        .orderBy(asc(ageLevels.position), asc(ageLevels.key)),
      ({ competitionId }) => competitionId,
    );
    const files = Map.groupBy(
      await db
        .select()
        .from(competitionFiles)
        .where(inArray(competitionFiles.competitionId, ids))
        .orderBy(asc(competitionFiles.position), asc(competitionFiles.id)),
      ({ competitionId }) => competitionId,
    );
    const entered = new Set((await withTeams(db, ids)).map(({ id }) => id));
    return ({ id, seasonId }) => ({
      ageLevels: (levels.get(id) ?? []).map(({ competitionId: _, position: __, ...level }) => level),
      season: named.get(seasonId) ?? NO_SEASON,
      files: files.get(id) ?? [],
      hasTeams: entered.has(id),
    });
  },
  /** A level that a team or a result has cannot go: the database refuses it (`constraints` of `office.ts`). */
  async write(tx, { id }, { ageLevels: levels = [] }) {
    const keys = levels.map(({ key }) => key);
    await tx.delete(ageLevels).where(and(eq(ageLevels.competitionId, id), notInArray(ageLevels.key, keys)));
    for (const [index, level] of levels.entries()) {
      const texts = { ...level, position: index + 1 };
      await tx
        .insert(ageLevels)
        .values({ ...texts, competitionId: id })
        .onConflictDoUpdate({ target: [ageLevels.competitionId, ageLevels.key], set: texts });
    }
  },
};

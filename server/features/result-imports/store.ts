import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ResultImport, ResultImportRow } from '#contract/endpoints/result-imports.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { presentRegion, regions } from '#server/features/regions/index.ts';
import { presentNamed, results } from '#server/features/results/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { type ImportedValues, resultImportRows, resultImports } from './table.ts';

const whoUndid = alias(users, 'who_undid');

const selectImports = (db: DbOrTx) =>
  db
    .select({
      row: resultImports,
      season: { id: seasons.id, name: seasons.name, nameEn: seasons.nameEn },
      by: users.name,
      undoneBy: whoUndid.name,
    })
    .from(resultImports)
    .innerJoin(seasons, eq(seasons.id, resultImports.seasonId))
    .innerJoin(users, eq(users.id, resultImports.createdBy))
    .leftJoin(whoUndid, eq(whoUndid.id, resultImports.undoneBy));

type Found = Awaited<ReturnType<typeof selectImports>>[number];

/** An import on the wire. */
const presentImport = ({ row, season, by, undoneBy }: Found): ResultImport => ({
  ...{ _id: row.id, file_name: row.fileName, season: presentNamed(season) },
  ...{ added: row.added, replaced: row.replaced, skipped: row.skipped, unchanged: row.unchanged },
  ...{ created_at: row.createdAt.toISOString(), created_by: by },
  ...{ undone_at: row.undoneAt?.toISOString() ?? null, undone_by: undoneBy },
});

/** A page of the imports, newest first. Its ids are found before what belongs to them. */
export async function listImports(db: DbOrTx, { offset, limit }: { offset: number; limit: number }) {
  const newest = [desc(resultImports.createdAt), desc(resultImports.id)];
  const ofPage = db
    .select({ id: resultImports.id })
    .from(resultImports)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  const rows = await selectImports(db)
    .where(inArray(resultImports.id, ofPage))
    .orderBy(...newest);
  return { imports: rows.map(presentImport), total: await db.$count(resultImports) };
}

/** @throws Refusal `not_found` */
export async function importOf(db: DbOrTx, id: string): Promise<ResultImport> {
  const [found] = await selectImports(db).where(eq(resultImports.id, id));
  if (!found) throw new Refusal('not_found');
  return presentImport(found);
}

/** A row's result was changed or deleted after the import, or the age level that it had before is there no more. */
export const isChanged = sql<boolean>`(
  ${results.revision} is distinct from ${resultImportRows.revision}
  or ${resultImportRows.before} is not null and not exists (
    select from ${ageLevels} where ${ageLevels.competitionId} = ${results.competitionId}
      and ${ageLevels.key} = ${resultImportRows.before}->>'ageLevel'))`;

const ofImport = (id: string) => eq(resultImportRows.importId, id);

/**
 * A page of what an import wrote. Its ids come from the primary key alone, so that a far page reads no row before it.
 * @param undone whether the import is undone: then nothing keeps it from being undone any more
 */
export async function rowsOf(
  db: DbOrTx,
  { id, undone, offset, limit }: { id: string; undone: boolean; offset: number; limit: number },
): Promise<{ rows: ResultImportRow[]; total: number }> {
  // Asked by themselves: right after a large import PostgreSQL has counted none of its rows, and would join them one by one.
  const ofPage = await db
    .select({ id: resultImportRows.resultId })
    .from(resultImportRows)
    .where(ofImport(id))
    .orderBy(resultImportRows.resultId)
    .limit(limit)
    .offset(offset);
  const ids = ofPage.map((row) => row.id);
  const found = await db
    .select({
      ...{ id: resultImportRows.resultId, before: resultImportRows.before, after: resultImportRows.after },
      changed: isChanged,
      team: { id: teams.id, teamNo: teams.teamNo, name: teams.name },
      competition: { id: competitions.id, name: competitions.name, nameEn: competitions.nameEn },
    })
    .from(resultImportRows)
    .innerJoin(teams, sql`${teams.id} = (${resultImportRows.after}->>'teamId')::uuid`)
    .innerJoin(competitions, sql`${competitions.id} = (${resultImportRows.after}->>'competitionId')::uuid`)
    .leftJoin(results, eq(results.id, resultImportRows.resultId))
    .where(and(ofImport(id), sql`${resultImportRows.resultId} = any(${sql.param(ids)}::uuid[])`))
    .orderBy(resultImportRows.resultId);
  const [allRegions, levels] = await Promise.all([
    db.select().from(regions),
    db
      .select()
      .from(ageLevels)
      .where(inArray(ageLevels.competitionId, [...new Set(found.map(({ competition }) => competition.id))])),
  ]);
  const present = ({ regionId, ageLevel, ranked, score }: ImportedValues, competitionId: string) => {
    const level = levels.find((one) => one.competitionId === competitionId && one.key === ageLevel);
    const region = allRegions.find((one) => one.id === regionId);
    return {
      region: region ? presentRegion(region) : { _id: regionId, en_name: '', ar_name: '' },
      ...{ ageLevel, ranked, score },
      // A level that was removed since is called by its key.
      level: { title: ageLevel, name: level?.name ?? ageLevel, name_en: level?.nameEn ?? ageLevel },
    };
  };
  return {
    rows: found.map(({ id, before, after, changed, team, competition }) => ({
      _id: id,
      team: { _id: team.id, team_no: team.teamNo, name: team.name },
      competion: presentNamed(competition),
      ...{ before: before && present(before, competition.id), after: present(after, competition.id) },
      changed: changed && !undone,
    })),
    total: await db.$count(resultImportRows, ofImport(id)),
  };
}

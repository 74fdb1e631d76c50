import { eq, sql } from 'drizzle-orm';
import { changeLog, type Writer } from '#server/features/office-records/index.ts';
import { results } from '#server/features/results/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { againAfterDeadlock } from '#server/platform/again-after-deadlock.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import { knownOf } from './known.ts';
import { addLogLines, momentOf } from './log-lines.ts';
import { isChanged } from './store.ts';
import { resultImportRows, resultImports } from './table.ts';

/** Thrown when results of an import were changed or deleted after it. */
export class ImportChanged extends Error {
  override name = 'ImportChanged';
  /** The numbers of their teams. */
  readonly teams: readonly string[];
  constructor(numbers: readonly string[]) {
    super('Results of the import were changed after it');
    this.teams = numbers;
  }
}

/**
 * Undoes an import: the results that it added are deleted, and those that it replaced get their former values. Nothing
 * happens to an import that is undone already.
 * @param at when it is undone, for the sample content; without it now
 * @throws Refusal `not_found`; ImportChanged
 */
export async function undoImport(db: DbOrTx, by: Writer, id: string, { at }: { at?: Date } = {}): Promise<void> {
  await againAfterDeadlock(db, async (tx) => {
    const [found] = await tx.select().from(resultImports).where(eq(resultImports.id, id)).for('update');
    if (!found) throw new Refusal('not_found');
    if (found.undoneAt) return;
    const writtenAt = momentOf(at);
    // As an import does: the teams first, then their results.
    await tx.execute(sql`
      select from ${teams} where ${teams.id} in (
        select (row.after->>'teamId')::uuid from result_import_rows row where row.import_id = ${id})
      order by ${teams.id} for no key update`);
    await tx.execute(sql`
      select from ${results} where ${results.id} in (
        select row.result_id from result_import_rows row where row.import_id = ${id})
      order by ${results.id} for update`);
    await refuseIfChanged(tx, id);
    const rows = await tx
      .select({
        ...{ id: results.id, before: resultImportRows.before, after: resultImportRows.after },
        team: { id: teams.id, teamNo: teams.teamNo, competitionId: teams.competitionId },
      })
      .from(resultImportRows)
      .innerJoin(results, eq(results.id, resultImportRows.resultId))
      .innerJoin(teams, eq(teams.id, results.teamId))
      .where(eq(resultImportRows.importId, id));
    await tx.execute(sql`
      update results set region_id = (row.before->>'regionId')::uuid, age_level = row.before->>'ageLevel',
        ranked = (row.before->>'ranked')::smallint, score = (row.before->>'score')::integer,
        revision = results.revision + 1, updated_at = ${writtenAt}, updated_by = ${by.id}
      from result_import_rows row where row.import_id = ${id} and row.before is not null and results.id = row.result_id`);
    await tx.execute(sql`
      delete from results using result_import_rows row
      where row.import_id = ${id} and row.before is null and results.id = row.result_id`);
    // The results are as an earlier import left them, so it can be undone next: it knows them by their new revision.
    await tx.execute(sql`
      update result_import_rows earlier set revision = row.revision + 1
      from result_import_rows row
      where row.import_id = ${id} and row.before is not null and earlier.result_id = row.result_id
        and earlier.import_id <> row.import_id and earlier.revision = row.revision_before`);
    const around = await knownOf(tx, { seasonId: found.seasonId, rows: [] });
    // What the import wrote is what was there before it was undone.
    await addLogLines(
      tx,
      by,
      rows.map(({ id, team, before, after }) => ({ id, team, before: after, after: before ?? undefined })),
      { ...around, at: writtenAt },
    );
    await tx.update(resultImports).set({ undoneAt: writtenAt, undoneBy: by.id }).where(eq(resultImports.id, id));
    await tx.insert(changeLog).values({
      ...{ changedBy: by.id, at: writtenAt, kind: 'result_imports', recordId: id, action: 'changed' },
      ...{ name: found.fileName || around.season.name, before: { undone: false }, after: { undone: true } },
    });
  });
}

async function refuseIfChanged(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.execute<{ team: string }>(sql`
    select teams.team_no as team from ${resultImportRows}
      join teams on teams.id = (${resultImportRows.after}->>'teamId')::uuid
      left join results on results.id = ${resultImportRows.resultId}
    where ${resultImportRows.importId} = ${id} and ${isChanged}
    order by team`);
  if (rows.length > 0) throw new ImportChanged(rows.map(({ team }) => team));
}

import { eq, sql } from 'drizzle-orm';
import { logChange, WRITTEN_AT, type Writer } from '#server/features/office-records/index.ts';
import { results } from '#server/features/results/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { knownOf } from './known.ts';
import { addLogLines } from './log-lines.ts';
import { resultImportRows, resultImports } from './table.ts';

/** Teams that a refusal names; the others are counted. */
const MOST_NAMED = 5;

/**
 * Makes the results as they were before an import: those that it added go, those that it replaced have their values again.
 * An import that was undone already stays so.
 * @throws Refusal `not_found`, `import_changed` with the teams whose results were changed or deleted since
 */
export async function undoImport(db: Db, by: Writer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(resultImports).where(eq(resultImports.id, id)).for('update');
    if (!found) throw new Refusal('not_found');
    if (found.undoneAt) return;
    // As an import does: the teams first.
    await tx.execute(sql`
      select from ${teams} where ${teams.id} in (
        select ${results.teamId} from ${results} join result_import_rows row on row.result_id = ${results.id}
        where row.import_id = ${id}) order by ${teams.id} for no key update`);
    await tx.execute(sql`lock table ${results} in share row exclusive mode`);
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
        revision = results.revision + 1, updated_at = ${WRITTEN_AT}, updated_by = ${by.id}
      from result_import_rows row where row.import_id = ${id} and row.before is not null and results.id = row.result_id`);
    await tx.execute(sql`
      delete from results using result_import_rows row
      where row.import_id = ${id} and row.before is null and results.id = row.result_id`);
    // An earlier import of the same results finds them unchanged since it: they are as it left them.
    await tx.execute(sql`
      update result_import_rows earlier set revision = row.revision + 1
      from result_import_rows row
      where row.import_id = ${id} and row.before is not null and earlier.result_id = row.result_id
        and earlier.import_id <> row.import_id and earlier.revision = row.revision_before`);
    const around = await knownOf(tx, { seasonId: found.seasonId, rows: [] });
    await addLogLines(
      tx,
      by,
      rows.map(({ id, team, before, after }) => ({ id, team, before: after, after: before ?? undefined })),
      around,
    );
    await tx
      .update(resultImports)
      .set({ undoneAt: sql`statement_timestamp()`, undoneBy: by.id })
      .where(eq(resultImports.id, id));
    await logChange(tx, by, {
      ...{ kind: 'result_imports', recordId: id, name: found.fileName || around.season.name, action: 'changed' },
      ...{ before: { undone: false }, after: { undone: true } },
    });
  });
}

async function refuseIfChanged(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.execute<{ team: string | null }>(sql`
    select team_no as team from result_import_rows row
      left join results on results.id = row.result_id left join teams on teams.id = results.team_id
    where row.import_id = ${id} and results.revision is distinct from row.revision
    order by team_no nulls last`);
  if (rows.length === 0) return;
  const named = rows.flatMap(({ team }) => team ?? []).slice(0, MOST_NAMED);
  const values = { teams: named.join(', ') || '–', count: rows.length };
  throw new Refusal('import_changed', { fields: { id: { code: 'changed_since', values } } });
}

import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ImportRow } from '#contract/endpoints/result-imports.ts';
import {
  changeLog,
  recordOfKey,
  WRITTEN_AT,
  type Writer,
  waitForSameKey,
} from '#server/features/office-records/index.ts';
import { results } from '#server/features/results/index.ts';
import { type FieldProblem, Refusal } from '#server/http/refusal.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { type Checked, checkRows, type Problem, type Taken } from './check-rows.ts';
import { type KnownSeason, knownOf, lockTeamsOf } from './known.ts';
import { addLogLines, type LogLine } from './log-lines.ts';
import { resultImports } from './table.ts';

export type ImportRequest = {
  seasonId: string;
  rows: readonly ImportRow[];
  taken: Taken;
  fileName: string;
  /** The form's, which sends a file again when the answer is lost: it is imported once. */
  key: string | undefined;
};

/**
 * Writes the results of a file, all of them in one transaction of a few statements, or none.
 * @returns the id of the import
 * @throws Refusal `import_rows_wrong` that names each wrong row
 */
export async function importResults(db: Db, by: Writer, request: ImportRequest): Promise<string> {
  return db.transaction(async (tx) => {
    if (request.key) {
      await waitForSameKey(tx, by, request.key);
      const earlier = await recordOfKey(tx, resultImports, by, request.key);
      if (earlier) return earlier;
    }
    const { seasonId, rows, taken } = request;
    await lockTeamsOf(tx, rows);
    // Nobody else writes a result meanwhile, so that what was checked is what is written over. They are read as before.
    await tx.execute(sql`lock table ${results} in share row exclusive mode`);
    const known = await knownOf(tx, { seasonId, rows });
    const checked = checkRows(rows, known, taken);
    if (checked.problems.length > 0) throw new Refusal('import_rows_wrong', { fields: fieldsOf(checked.problems) });
    return write(tx, by, { ...request, known, checked });
  });
}

/** The problems by the path of their cell in the body. */
const fieldsOf = (problems: readonly Problem[]): Record<string, FieldProblem> =>
  Object.fromEntries(
    problems.map(({ row, field, code, values }) => [`data.${row}.${field}`, values ? { code, values } : code]),
  );

type Wanted = ImportRequest & { known: KnownSeason; checked: Checked };

async function write(tx: Tx, by: Writer, { fileName, key, known, checked }: Wanted): Promise<string> {
  const { added, replaced, skipped, unchanged } = checked;
  const importId = uuidv7();
  const { season } = known;
  const counts = { added: added.length, replaced: replaced.length, skipped, unchanged };
  await tx.insert(resultImports).values({ id: importId, seasonId: season.id, fileName, ...counts, createdBy: by.id });
  const fresh = added.map(({ team, values }) => ({ id: uuidv7(), team, values }));
  await tx.execute(sql`
    insert into results (id, season_id, competition_id, team_id, region_id, age_level, ranked, score, updated_at, updated_by)
    select id, ${season.id}, competition_id, team_id, region_id, age_level, ranked, score, ${WRITTEN_AT}, ${by.id}
    from jsonb_to_recordset(${JSON.stringify(
      fresh.map(({ id, team, values }) => ({
        ...{ id, competition_id: team.competitionId, team_id: team.id, region_id: values.regionId },
        ...{ age_level: values.ageLevel, ranked: values.ranked, score: values.score },
      })),
    )}::jsonb) as row (id uuid, competition_id uuid, team_id uuid, region_id uuid, age_level text, ranked smallint, score integer)`);
  await tx.execute(sql`
    update results set region_id = row.region_id, age_level = row.age_level, ranked = row.ranked, score = row.score,
      revision = results.revision + 1, updated_at = ${WRITTEN_AT}, updated_by = ${by.id}
    from jsonb_to_recordset(${JSON.stringify(
      replaced.map(({ result, values }) => ({
        ...{ id: result.id, region_id: values.regionId, age_level: values.ageLevel },
        ...{ ranked: values.ranked, score: values.score },
      })),
    )}::jsonb) as row (id uuid, region_id uuid, age_level text, ranked smallint, score integer)
    where results.id = row.id`);
  const kept = [
    ...fresh.map(({ id, values }) => ({ id, before: null, after: values, was: null, is: 1 })),
    ...replaced.map(({ result, values }) => ({
      ...{ id: result.id, before: valuesOf(result), after: values, was: result.revision, is: result.revision + 1 },
    })),
  ];
  await tx.execute(sql`
    insert into result_import_rows (import_id, result_id, before, after, revision_before, revision)
    select ${importId}, id, nullif(before, 'null'), after, was, "is"
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as row (id uuid, before jsonb, after jsonb, was integer, "is" integer)`);
  await addLogLines(
    tx,
    by,
    [
      ...fresh.map(({ id, ...row }): LogLine => ({ id, team: row.team, before: undefined, after: row.values })),
      ...replaced.map(
        ({ result, ...row }): LogLine => ({
          ...{ id: result.id, team: row.team, before: result, after: row.values },
        }),
      ),
    ],
    known,
  );
  await tx.insert(changeLog).values({
    ...{ changedBy: by.id, kind: 'result_imports', recordId: importId, name: fileName || season.name },
    ...{ action: 'created', before: {}, idempotencyKey: key },
    after: { season: { _id: season.id, name: season.name, name_en: season.nameEn }, ...counts },
  });
  return importId;
}

const valuesOf = ({ regionId, ageLevel, ranked, score }: Checked['replaced'][number]['result']) => ({
  ...{ regionId, ageLevel, ranked, score },
});

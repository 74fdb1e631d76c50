import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ImportRow } from '#contract/endpoints/result-imports.ts';
import { changeLog, recordOfKey, type Writer, waitForSameKey } from '#server/features/office-records/index.ts';
import { presentNamed } from '#server/features/results/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { againAfterDeadlock } from '#server/platform/again-after-deadlock.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import {
  type Checked,
  checkRows,
  countPublished,
  type KnownResult,
  type KnownTeam,
  type Problem,
  type Taken,
} from './check-rows.ts';
import { type KnownSeason, knownOf, lockTeamsOf } from './known.ts';
import { addLogLines, type LogLine, momentOf } from './log-lines.ts';
import { type ImportedValues, resultImports, type WrittenValues } from './table.ts';

export type ImportRequest = {
  seasonId: string;
  rows: readonly ImportRow[];
  taken: Taken;
  fileName: string;
  /** The page's, which sends a file again when the answer is lost: it is imported once. */
  key: string | undefined;
  /** How many rows the officer knows that visitors see at once; more are refused. Without it any number is right. */
  seenAtOnce?: number | undefined;
  /** When it was made; without it now. For the sample content. */
  at?: Date;
  /** Says what is wrong in a row, in the language of whoever sent the file. */
  say: (problem: Problem) => string;
};

/**
 * Writes the results of a file, all of them in one transaction of a few statements, or none.
 * @returns the id of the import
 * @throws Refusal `import_rows_wrong` that names each wrong row; `import_seen_at_once`; `import_undone` if the same file with the
 * same key was imported before, and that import is undone
 */
export function importResults(db: DbOrTx, by: Writer, request: ImportRequest): Promise<string> {
  return againAfterDeadlock(db, async (tx) => {
    if (request.key) {
      await waitForSameKey(tx, by, request.key);
      const earlier = await recordOfKey(tx, resultImports, by, request.key);
      if (earlier) return notUndone(tx, earlier);
    }
    const { seasonId, rows, taken, say } = request;
    await lockTeamsOf(tx, rows);
    const known = await knownOf(tx, { seasonId, rows });
    const checked = checkRows(rows, known, taken);
    const wrong = checked.problems.map((problem) => [`${problem.row}.${problem.field}`, say(problem)]);
    if (wrong.length > 0) throw new Refusal('import_rows_wrong', { fields: Object.fromEntries(wrong) });
    if (countPublished(checked, known) > (request.seenAtOnce ?? rows.length)) throw new Refusal('import_seen_at_once');
    return write(tx, by, { ...request, known, checked });
  });
}

async function notUndone(tx: Tx, id: string): Promise<string> {
  const [earlier] = await tx.select().from(resultImports).where(eq(resultImports.id, id));
  if (earlier?.undoneAt) throw new Refusal('import_undone');
  return id;
}

type Wanted = Pick<ImportRequest, 'fileName' | 'key' | 'at'> & { known: KnownSeason; checked: Checked };

async function write(tx: Tx, by: Writer, { fileName, key, at, known, checked }: Wanted): Promise<string> {
  const { added, replaced, skipped, unchanged } = checked;
  const importId = uuidv7();
  const { season } = known;
  const writtenAt = momentOf(at);
  const counts = { added: added.length, replaced: replaced.length, skipped, unchanged };
  await tx
    .insert(resultImports)
    .values({ id: importId, seasonId: season.id, fileName, ...counts, createdAt: writtenAt, createdBy: by.id });
  const fresh = added.map(({ team, values }) => ({ id: uuidv7(), team, values }));
  await tx.execute(sql`
    insert into results (id, season_id, competition_id, team_id, region_id, age_level, ranked, score, created_at, updated_at, updated_by)
    select id, ${season.id}, competition_id, team_id, region_id, age_level, ranked, score, ${writtenAt}, ${writtenAt}, ${by.id}
    from jsonb_to_recordset(${JSON.stringify(
      fresh.map(({ id, team, values }) => ({
        ...{ id, competition_id: team.competitionId, team_id: team.id, region_id: values.regionId },
        ...{ age_level: values.ageLevel, ranked: values.ranked, score: values.score },
      })),
    )}::jsonb) as row (id uuid, competition_id uuid, team_id uuid, region_id uuid, age_level text, ranked smallint, score integer)`);
  await tx.execute(sql`
    update results set region_id = row.region_id, age_level = row.age_level, ranked = row.ranked, score = row.score,
      revision = results.revision + 1, updated_at = ${writtenAt}, updated_by = ${by.id}
    from jsonb_to_recordset(${JSON.stringify(
      replaced.map(({ result, values }) => ({
        ...{ id: result.id, region_id: values.regionId, age_level: values.ageLevel },
        ...{ ranked: values.ranked, score: values.score },
      })),
    )}::jsonb) as row (id uuid, region_id uuid, age_level text, ranked smallint, score integer)
    where results.id = row.id`);
  const kept = [
    ...fresh.map(({ id, team, values }) => ({ id, before: null, after: written(team, values), was: null, is: 1 })),
    ...replaced.map(({ result, team, values }) => ({
      ...{ id: result.id, before: valuesOf(result), after: written(team, values) },
      ...{ was: result.revision, is: result.revision + 1 },
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
    { ...known, at: writtenAt },
  );
  await tx.insert(changeLog).values({
    ...{ changedBy: by.id, at: writtenAt, kind: 'result_imports', recordId: importId, name: fileName || season.name },
    ...{ action: 'created', before: {}, idempotencyKey: key },
    after: { season: presentNamed(season), ...counts },
  });
  return importId;
}

const valuesOf = ({ regionId, ageLevel, ranked, score }: KnownResult): ImportedValues => ({
  ...{ regionId, ageLevel, ranked, score },
});

const written = (team: KnownTeam, values: ImportedValues): WrittenValues => ({
  ...{ ...values, teamId: team.id, competitionId: team.competitionId },
});

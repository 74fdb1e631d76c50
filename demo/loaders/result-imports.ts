import { and, eq, inArray } from 'drizzle-orm';
import { regions } from '#server/features/regions/index.ts';
import { importResults, undoImport } from '#server/features/result-imports/index.ts';
import { results } from '#server/features/results/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { LoadedSeason } from './content.ts';
import { announcedAt } from './milestones.ts';
import { required } from './required.ts';

const HOUR = 60 * 60_000;
const FILE_NAME = 'نتائج منطقة الرياض.xlsx';
/** The administrator who imports results, by the membership ID in `accounts.json`. */
const IMPORTER = '1000000001';
/** The earlier file, which was undone, had only so many of the rows. */
const ROWS_OF_EARLIER = 6;

/**
 * The results of one region came from a file, as the office imports them; an earlier file, in which most teams were
 * missing, was undone. The ranks and scores are those that `loadTeams` wrote.
 */
export async function loadResultImports(tx: Tx, { season }: LoadedSeason, userIds: Map<string, string>): Promise<void> {
  const found = await tx
    .select({ id: results.id, team_no: teams.teamNo, ranked: results.ranked, score: results.score })
    .from(results)
    .innerJoin(teams, eq(teams.id, results.teamId))
    .innerJoin(regions, eq(regions.id, results.regionId))
    .where(and(eq(results.seasonId, season.id), eq(regions.code, 'SA-01'), eq(teams.status, true)))
    .orderBy(teams.teamNo);
  if (found.length === 0) return;
  await tx.delete(results).where(
    inArray(
      results.id,
      found.map(({ id }) => id),
    ),
  );
  const by = { id: required(userIds.get(IMPORTER), IMPORTER) };
  const announced = await announcedAt(tx, season.id);
  const before = (hours: number) => new Date(announced.getTime() - hours * HOUR);
  const rows = found.map(({ team_no, ranked, score }) => ({
    ...{
      team_no,
      team: '',
      competion: '',
      ageLevel: '',
      region: '',
      ranked: String(ranked),
      score: String(score ?? ''),
    },
  }));
  const file = { seasonId: season.id, fileName: FILE_NAME, taken: undefined, key: undefined };
  const say = ({ code }: { code: string }) => code;
  const earlier = { ...file, rows: rows.slice(0, ROWS_OF_EARLIER), at: before(3), say };
  await undoImport(tx, by, await importResults(tx, by, earlier), { at: before(2) });
  await importResults(tx, by, { ...file, rows, at: announced, say });
}

import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { difference, WRITTEN_AT, type Writer } from '#server/features/office-records/index.ts';
import { resultLine } from '#server/features/results/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Known, Named } from './check-rows.ts';
import type { ImportedValues } from './table.ts';

/** A result before and after a change; undefined where there is none. */
export type LogLine = {
  id: string;
  team: { id: string; teamNo: string; competitionId: string };
  before: ImportedValues | undefined;
  after: ImportedValues | undefined;
};

type Around = Pick<Known, 'competitions' | 'regions'> & { season: Named; at: SQL };

/** A given moment, or that of the write. */
export const momentOf = (at: Date | undefined): SQL => (at ? sql`${at.toISOString()}::timestamptz` : WRITTEN_AT);

/** Writes a line of each result into the office's log, as a save by the form does, in one statement. */
export async function addLogLines(tx: Tx, by: Writer, lines: readonly LogLine[], around: Around): Promise<void> {
  const regionOf = new Map(around.regions.map((region) => [region.id, region]));
  const competitionOf = new Map(around.competitions.map((competition) => [competition.id, competition]));
  const said = (team: LogLine['team'], values: ImportedValues | undefined) =>
    values &&
    resultLine(values, {
      ...{ team, season: around.season },
      competition: competitionOf.get(team.competitionId) as Named,
      region: regionOf.get(values.regionId) as Named,
    });
  const rows = lines.map(({ id, team, before, after }) => ({
    ...{ id: uuidv7(), record_id: id, name: team.teamNo },
    action: before ? (after ? 'changed' : 'deleted') : 'created',
    ...difference(said(team, before), said(team, after)),
  }));
  await tx.execute(sql`
    insert into change_log (id, at, changed_by, kind, record_id, name, action, before, after)
    select id, ${around.at}, ${by.id}, 'results', record_id, name, action, before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id uuid, record_id uuid, name text, action text, before jsonb, after jsonb)`);
}

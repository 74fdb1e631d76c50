import type { ImportColumn, RowProblem } from '#contract/endpoints/result-imports.ts';
import type { ReadRow } from './sheet/columns.ts';
import type { Fault } from './sheet/sheet.ts';

/** What is wrong with a cell of a row; rows are counted from 0 among those that were sent. */
export interface Problem {
  row: number;
  field: ImportColumn;
  msg: string;
}

/**
 * What the reader found wrong with cells, and what the server found wrong with what they say: of a cell that could not be
 * read, the first alone.
 */
export function problemsOf(
  rows: readonly ReadRow[],
  ofServer: readonly RowProblem[],
  sentence: (fault: Fault) => string,
): Problem[] {
  const ofCells = rows.flatMap(({ faults }, row) =>
    Object.entries(faults).map(([field, fault]) => ({ row, field: field as ImportColumn, msg: sentence(fault) })),
  );
  const others = ofServer.filter(({ row, field }) => !rows[row]?.faults[field]);
  return [...ofCells, ...others].sort((one, other) => one.row - other.row);
}

/** How many rows have problems. */
export const countWrongRows = (problems: readonly Problem[]) => new Set(problems.map(({ row }) => row)).size;

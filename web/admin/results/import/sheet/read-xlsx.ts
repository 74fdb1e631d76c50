import type { CellValue, Sheet as Read } from 'hucre/xlsx';
import { readXlsx as readWorkbook } from 'hucre/xlsx';
import { limits } from '#contract/limits.ts';
import { fileLimits } from '#contract/result-files.ts';
import type { Fault, Sheet, SheetRow } from './sheet.ts';
import { unpackedSize } from './unpacked-size.ts';
import { Unreadable } from './unreadable.ts';

/** What is read of a workbook: more sheets, columns and rows than any file of results has, and few enough for any memory. */
const MOST_SHEETS = 10;
const READ = 'A1:CV50000';
/** Rows in merged cells, counted for each of them. */
const MOST_MERGED = 1_000_000;

/** The sheets of an Excel workbook that are not hidden: of a formula its value, of merged cells the one that shows. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  if (unpackedSize(bytes) > fileLimits.unpackedMaxBytes) throw new Unreadable('tooMuch');
  let wanted = 0;
  const { sheets } = await readWorkbook(bytes, {
    sheets({ hidden, veryHidden }) {
      if (hidden || veryHidden) return false;
      wanted += 1;
      return wanted <= MOST_SHEETS;
    },
    range: READ,
    // Without its format a date is a number.
    readStyles: true,
  });
  return sheets.map((sheet) => ({ name: sheet.name, rows: sheetRows(sheet) }));
}

function sheetRows(sheet: Read): SheetRow[] {
  const shown = showing(sheet);
  return sheet.rows.flatMap((values, at) => {
    const faults: Record<number, Fault> = {};
    const cells = values.map((_, place) => {
      const [row, column] = shown(at, place);
      const value = sheet.rows[row]?.[column] ?? null;
      const fault = faultOf(sheet, row, column, value);
      if (fault) faults[place] = fault;
      return textOf(value);
    });
    const isEmpty = cells.every((text) => text === '') && Object.keys(faults).length === 0;
    return isEmpty ? [] : [{ number: at + 1, hidden: sheet.rowDefs?.get(at)?.hidden === true, cells, faults }];
  });
}

/**
 * Where the value of a cell stands. Merged cells show that of their first; a rank over two rows is that of both, and a
 * heading over two rows heads the column below. One over two columns heads the first.
 */
function showing({ merges = [], rows }: Read): (row: number, place: number) => readonly [number, number] {
  const first = new Map<string, readonly [number, number]>();
  let merged = 0;
  for (const { startRow, endRow, startCol } of merges) {
    merged += endRow - startRow;
    if (merged > MOST_MERGED) throw new Unreadable('tooMuch');
    for (let row = startRow + 1; row <= Math.min(endRow, rows.length - 1); row += 1) {
      first.set(`${row},${startCol}`, [startRow, startCol]);
    }
  }
  return (row, place) => (first.size > 0 && first.get(`${row},${place}`)) || [row, place];
}

function faultOf(sheet: Read, row: number, place: number, value: CellValue): Fault | undefined {
  if (value instanceof Date) return 'date';
  const cell = sheet.cells?.get(`${row},${place}`);
  if (cell?.type === 'error') return 'error';
  if (cell?.formula !== undefined && (value === null || value === '')) return 'formula';
  return undefined;
}

function textOf(value: CellValue): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  // 0.1 + 0.2 is shown as 0.3.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  // One long text may stand in each of 100,000 cells. What is cut matches no name either.
  return String(value ?? '')
    .slice(0, limits.textMax + 1)
    .trim();
}

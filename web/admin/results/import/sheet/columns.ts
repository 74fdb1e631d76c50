import type { ImportColumn, ImportRow } from '#contract/endpoints/result-imports.ts';
import { limits } from '#contract/limits.ts';
import { fileLimits } from '#contract/result-files.ts';
import { fold } from '#domain/fold.ts';
import ar from '#locales/ar/admin-result-imports.ts';
import en from '#locales/en/admin-result-imports.ts';
import { type Fault, letters, type Sheet, type SheetRow } from './sheet.ts';
import { Unreadable } from './unreadable.ts';

/** Without these a file says nothing. */
const NEEDED = ['team_no', 'ranked'] as const satisfies ImportColumn[];
/** The first rows of a sheet, in which the heading is looked for: titles stand above it. */
export const HEADING_WITHIN = 20;

/**
 * What else a column is headed by in files that others write, where no column has the portal's own name for it. Of several
 * the first of the list is taken: beside "Team no", "Team" is its name.
 */
const also: Record<ImportColumn, readonly string[]> = {
  team_no: ['team no', 'team no.', 'team id', 'team #', 'team', 'رقم فريق', 'الفريق'],
  team: ['name of the team', 'الفريق'],
  competion: ['competition name', 'اسم المسابقة'],
  ageLevel: ['age group', 'level', 'الفئة السنية', 'المستوى'],
  region: ['region name', 'المنطقة الإدارية', 'منطقة'],
  ranked: ['ranking', 'place', 'position', 'الترتيب', 'مركز'],
  score: ['points', 'total', 'الدرجة', 'المجموع', 'نقاط'],
};

/** Without the schema of the call, which the worker would load for its names alone. */
const importColumns = Object.keys(also) as ImportColumn[];

/** A star or a colon after a heading marks a column, and does not name it. */
const plain = (heading: string) => fold(heading.slice(0, limits.textMax).replace(/[\s*:]+$/, ''));

const folded = (names: (column: ImportColumn) => readonly string[]) =>
  new Map(importColumns.map((column) => [column, names(column).map(fold)]));
/** The portal's own names, in both languages and on the wire. */
const ownNames = folded((column) => [column, ar.columns[column], en.columns[column]]);
const otherNames = folded((column) => also[column]);

/** Our own column of a corrected file. */
export const isProblemColumn = (heading: string) =>
  [ar.columns.problem, en.columns.problem].some((own) => fold(own) === fold(heading));

export interface ReadRow {
  /** In the file. */
  number: number;
  hidden: boolean;
  cells: string[];
  faults: Partial<Record<ImportColumn, Fault>>;
}

/** A file as it was read. */
export interface ReadFile {
  /** The sheet, where the file has several; else empty. */
  sheet: string;
  heading: string[];
  /** Headings that the portal does not know, and so does not look at. */
  unknown: string[];
  places: Partial<Record<ImportColumn, number>>;
  rows: ReadRow[];
}

/** Where a row heads each column; `twice` are the places of columns that have the portal's own name more than once. */
function columnsOf({ cells }: SheetRow) {
  const headings = cells.map(plain);
  const places = new Map<ImportColumn, number>();
  const twice: number[] = [];
  for (const column of importColumns) {
    const own = headings.flatMap((heading, place) => (ownNames.get(column)?.includes(heading) ? [place] : []));
    const others = otherNames.get(column)?.map((name) => headings.indexOf(name)) ?? [];
    const place = own[0] ?? others.find((found) => found >= 0);
    if (place !== undefined) places.set(column, place);
    if (own.length > 1) twice.push(...own);
  }
  // "Team" alone is its number.
  if (places.get('team') === places.get('team_no')) places.delete('team');
  return { places, twice };
}

/** The heading among the first rows: the one that has what is needed, or else the one that has most. */
export function headingOf(rows: readonly SheetRow[]) {
  const candidates = rows.slice(0, HEADING_WITHIN).map((row, at) => ({ at, row, ...columnsOf(row) }));
  const isWhole = ({ places }: { places: Map<ImportColumn, number> }) => NEEDED.every((column) => places.has(column));
  const whole = candidates.find(isWhole);
  // A heading over two merged rows is read in both of them; the lower one knows more if the upper one has groups.
  const last = whole && candidates.findLast((one) => isWhole(one) && one.at - whole.at < 2);
  return last ?? candidates.filter(({ places }) => places.size > 0).sort((a, b) => b.places.size - a.places.size)[0];
}

/**
 * Finds the columns by their headings, in either language, in the first sheet that has them.
 * @throws Unreadable
 */
export function readColumns(sheets: readonly Sheet[]): ReadFile {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new Unreadable('empty');
  const tried = filled.map((sheet) => ({ sheet, heading: headingOf(sheet.rows) }));
  const missingOf = (found: (typeof tried)[number]) => NEEDED.filter((column) => !found.heading?.places.has(column));
  const [best] = [...tried].sort((one, other) => missingOf(one).length - missingOf(other).length);
  if (!best?.heading || missingOf(best).length > 0) throw new Unreadable('noColumns', best ? missingOf(best) : NEEDED);
  const { sheet, heading } = best;
  const { cells: texts, number } = heading.row;
  if (heading.twice.length > 0)
    throw new Unreadable(
      'twice',
      heading.twice.map((place) => `${texts[place]} (${letters(place)}${number})`),
    );
  const below = sheet.rows.slice(heading.at + 1);
  if (below.length === 0) throw new Unreadable('noRows');
  if (below.length > fileLimits.rowsMax) throw new Unreadable('tooManyRows');
  const used = new Set(heading.places.values());
  return {
    sheet: sheets.length > 1 ? sheet.name : '',
    heading: texts,
    unknown: texts.filter((text, place) => text !== '' && !used.has(place) && !isProblemColumn(text)),
    places: Object.fromEntries(heading.places),
    rows: below.map((row) => ({ ...row, faults: faultsOf(row, heading.places) })),
  };
}

const faultsOf = ({ faults }: SheetRow, places: ReadonlyMap<ImportColumn, number>): ReadRow['faults'] =>
  Object.fromEntries([...places].flatMap(([column, place]) => (faults[place] ? [[column, faults[place]]] : [])));

/** What a row says in a column; empty if the file has no such column. */
export const cellOf = ({ places }: Pick<ReadFile, 'places'>, { cells }: ReadRow, column: ImportColumn): string =>
  cells[places[column] ?? -1] ?? '';

/** The name of a cell in the file, such as B7; empty if the file has no such column. */
export const nameOfCell = ({ places }: Pick<ReadFile, 'places'>, { number }: ReadRow, column: ImportColumn): string =>
  places[column] === undefined ? '' : `${letters(places[column])}${number}`;

/** The rows as the server takes them. */
export const rowsToSend = (file: ReadFile, rows: readonly ReadRow[]): ImportRow[] =>
  rows.map((row) => ({
    ...(Object.fromEntries(importColumns.map((column) => [column, cellOf(file, row, column)])) as Record<
      ImportColumn,
      string
    >),
    row: row.number,
  }));

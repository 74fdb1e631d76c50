import type { CellStyle, CellValue, DataValidation, WriteSheet } from 'hucre/xlsx';
import { writeXlsx } from 'hucre/xlsx';
import { fileLimits } from '#contract/result-files.ts';
import { letters } from './sheet.ts';

const heading: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFE3ECE4' } },
};
const marked: CellStyle = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFFBE3DF' } } };

interface Written {
  /** The name of the sheet. */
  name: string;
  rightToLeft: boolean;
  heading: readonly string[];
  rows: readonly (readonly string[])[];
  /** Rows that are marked, by their place from 0. */
  marked?: ReadonlySet<number>;
}

/** XML has no place for these, and Excel reads `_x0041_` as A. */
const asText = (text: string) =>
  text.replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** A whole number stays one, so that a spreadsheet can sort it; any other text is text, and never a formula. */
const cellValue = (text: string): CellValue => (/^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : asText(text));

const widthOf = (texts: readonly string[]) => Math.min(60, Math.max(12, ...texts.map((text) => text.length + 3)));

/** A sheet whose heading stays in sight. */
function sheetOf({ name, rightToLeft, heading: texts, rows, marked: places = new Set() }: Written): WriteSheet {
  const style = (row: number, cells: readonly string[], look: CellStyle) =>
    cells.map((text, place) => [`${row},${place}`, { value: cellValue(text), style: look }] as const);
  return {
    name: name.slice(0, 31),
    view: { rightToLeft },
    freezePane: { rows: 1 },
    columns: texts.map((text, place) => ({
      width: widthOf([text, ...rows.slice(0, 200).map((cells) => cells[place] ?? '')]),
    })),
    rows: [[...texts], ...rows.map((cells) => cells.map(cellValue))],
    cells: new Map([
      ...style(0, texts, heading),
      ...[...places].flatMap((at) => style(at + 1, rows[at] ?? [], marked)),
    ]),
  };
}

/** The file that was read, with what is wrong beside each row. */
export const writeCorrected = (written: Written): Promise<Uint8Array> => writeXlsx({ sheets: [sheetOf(written)] });

export interface Template {
  rightToLeft: boolean;
  name: string;
  heading: readonly string[];
  /** What may stand in a column, by its place: a list to choose from. */
  choices: Readonly<Record<number, readonly string[]>>;
  /** A sheet that explains the columns: what each holds. */
  explained: { name: string; heading: readonly string[]; rows: readonly (readonly string[])[] };
  /** The sheet that the lists stand in. */
  listsName: string;
}

/** An empty file to fill in. */
export function writeTemplate({ choices, explained, listsName, ...own }: Template): Promise<Uint8Array> {
  const lists = Object.entries(choices).filter(([, list]) => list.length > 0);
  const longest = Math.max(0, ...lists.map(([, list]) => list.length));
  const validations = lists.map(([place, list], at): DataValidation => {
    const letter = letters(at);
    return {
      type: 'list',
      formula1: `'${listsName}'!$${letter}$2:$${letter}$${list.length + 1}`,
      range: `${letters(Number(place))}2:${letters(Number(place))}${fileLimits.rowsMax + 1}`,
      allowBlank: true,
      // A name in the other language is right, too.
      showErrorMessage: false,
    };
  });
  const sheets = [
    { ...sheetOf({ ...own, rows: [] }), dataValidations: validations },
    sheetOf({ rightToLeft: own.rightToLeft, ...explained }),
    sheetOf({
      name: listsName,
      rightToLeft: own.rightToLeft,
      heading: lists.map(([place]) => own.heading[Number(place)] ?? ''),
      rows: Array.from({ length: longest }, (_, row) => lists.map(([, list]) => list[row] ?? '')),
    }),
  ];
  return writeXlsx({ sheets });
}

import { type SheetRow, Unreadable } from './unreadable.ts';
import { unzip } from './unzip.ts';
import { readXml } from './xml.ts';

const WANTED = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;
/** Cells that a sentence names. */
const MOST_NAMED = 5;

export interface ReadLimits {
  /** Rows with something in them, the heading included. */
  rows: number;
  /** Bytes of what is unpacked. */
  unpacked: number;
}

/**
 * The rows of the first sheet of an Excel workbook, as people see them: of a formula its value.
 * @throws Unreadable
 */
export function readXlsx(bytes: Uint8Array, limits: ReadLimits): SheetRow[] {
  const files = unzip(bytes, (name) => WANTED.test(name), limits.unpacked);
  const sheet = firstSheet(files);
  const xml = sheet && files.get(sheet);
  if (!xml) throw new Unreadable('notSheet');
  return rowsOf(xml, sharedTexts(files.get('xl/sharedStrings.xml')), limits.rows);
}

/** The file of the sheet that stands first in the workbook, which need not be `sheet1.xml`. */
function firstSheet(files: ReadonlyMap<string, string>): string | undefined {
  const workbook = files.get('xl/workbook.xml');
  if (!workbook) return undefined;
  let id: string | undefined;
  readXml(workbook, {
    open(name, attributes) {
      if (name !== 'sheet') return;
      id ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  let target: string | undefined;
  readXml(files.get('xl/_rels/workbook.xml.rels') ?? '<none/>', {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id === id) target = Target;
    },
  });
  const path = target?.replace(/^\//, '');
  if (!path) return [...files.keys()].find((name) => name.startsWith('xl/worksheets/'));
  return path.startsWith('xl/') ? path : `xl/${path}`;
}

/** The texts that cells name by their place. */
function sharedTexts(xml: string | undefined): string[] {
  const texts: string[] = [];
  if (!xml) return texts;
  let text = '';
  let within = false;
  let hidden = false;
  readXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      // How something is pronounced is no part of it.
      else if (name === 'rPh') hidden = true;
      else if (name === 't') within = !hidden;
    },
    close(name) {
      if (name === 'si') texts.push(text);
      else if (name === 'rPh') hidden = false;
      else if (name === 't') within = false;
    },
    text(part) {
      if (within) text += part;
    },
  });
  return texts;
}

/** The place of a column from its letters: A is 0. */
const placeOf = (cell: string) =>
  [...cell.replace(/\d+/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Wider than any sheet that people write: what stands beyond is not looked at. */
const MOST_COLUMNS = 100;

function rowsOf(xml: string, shared: readonly string[], most: number): SheetRow[] {
  const rows: SheetRow[] = [];
  const broken = { formula: [] as string[], errorCell: [] as string[], merged: [] as string[] };
  let row: SheetRow = { number: 0, cells: [] };
  let cell = { name: '', place: 0, type: '', formula: false, value: '' };
  let within = '';
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') row = { number: Number(attributes.r) || row.number + 1, cells: [] };
      else if (name === 'c') {
        const at = attributes.r ?? '';
        const place = at ? placeOf(at) : cell.place + 1;
        cell = { name: at || `${row.number}`, place, type: attributes.t ?? 'n', formula: false, value: '' };
      } else if (name === 'f') cell.formula = true;
      else if (name === 'v' || name === 't') within = name;
      else if (name === 'mergeCell' && attributes.ref) broken.merged.push(attributes.ref);
    },
    text(part) {
      if (within) cell.value += part;
    },
    close(name) {
      if (name === 'v' || name === 't') within = '';
      else if (name === 'c') {
        if (cell.type === 'e') broken.errorCell.push(cell.name);
        else if (cell.formula && cell.value === '') broken.formula.push(cell.name);
        const text = cell.type === 's' ? (shared[Number(cell.value)] ?? '') : cell.value;
        if (text.trim() && cell.place >= 0 && cell.place < MOST_COLUMNS) row.cells[cell.place] = text.trim();
      } else if (name === 'row') {
        cell.place = -1;
        if (row.cells.length === 0) return;
        if (rows.length >= most) throw new Unreadable('tooManyRows');
        rows.push({ number: row.number, cells: Array.from(row.cells, (text) => text ?? '') });
      }
    },
  });
  for (const reason of ['merged', 'errorCell', 'formula'] as const) {
    if (broken[reason].length > 0) throw new Unreadable(reason, broken[reason].slice(0, MOST_NAMED));
  }
  return rows;
}

import { strToU8, zipSync } from 'fflate';

export interface Sheet {
  name: string;
  rightToLeft: boolean;
  heading: readonly string[];
  rows: readonly (readonly string[])[];
  /** Rows that are marked, by their place from 0. */
  marked?: ReadonlySet<number>;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no place for control characters. */
const inXml = (text: string) =>
  text.replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/g, (sign) => escapes[sign] as string);

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** The letters of a column by its place: 0 is A. */
const letters = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letters(Math.floor(place / 26) - 1) + letters(place % 26);

/** A number stays one, so that a spreadsheet can sort it; any other text is text, and never a formula. */
function cellXml(text: string, place: number, row: number, style: number): string {
  const at = `r="${letters(place)}${row}" s="${style}"`;
  if (text === '') return `<c ${at}/>`;
  if (/^(0|[1-9]\d{0,8})$/.test(text)) return `<c ${at}><v>${text}</v></c>`;
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${inXml(text)}</t></is></c>`;
}

const rowXml = (cells: readonly string[], row: number, style: number) =>
  `<row r="${row}">${cells.map((text, place) => cellXml(text, place, row, style)).join('')}</row>`;

/** The styles of cells: plain, heading, marked. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE3ECE4"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFBE3DF"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf fillId="3" applyFill="1"/></cellXfs></styleSheet>`;

/** An Excel workbook with one sheet, whose heading stays in sight. */
export function writeXlsx({ name, rightToLeft, heading, rows, marked = new Set() }: Sheet): Uint8Array {
  const widths = heading.map((text, place) => {
    const longest = Math.max(text.length, ...rows.slice(0, 200).map((cells) => (cells[place] ?? '').length));
    return `<col min="${place + 1}" max="${place + 1}" width="${Math.min(60, Math.max(12, longest + 3))}" customWidth="1"/>`;
  });
  const body = rows.map((cells, at) => rowXml(cells, at + 2, marked.has(at) ? 2 : 0));
  const sheet = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(heading, 1, 1)}${body.join('')}</sheetData></worksheet>`;
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${inXml(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheet,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}

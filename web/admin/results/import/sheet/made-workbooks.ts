import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** An archive of these files, by their paths. */
export async function archive(files: Record<string, string | Uint8Array>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [path, contents] of Object.entries(files)) zip.addBuffer(Buffer.from(contents), path);
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

export interface MadeSheet {
  name?: string;
  state?: 'hidden' | 'veryHidden';
  /** What stands in the sheet's element. */
  xml: string;
}

interface MadeWorkbook {
  shared?: string[];
  strict?: boolean;
  is1904?: boolean;
  more?: Record<string, string | Uint8Array>;
}

/** A workbook as other programs write it: prefixes before the names, no fixed names of files; style 1 is a date. */
export function workbook(sheets: readonly MadeSheet[], { shared, strict, is1904, more }: MadeWorkbook = {}) {
  const ns = strict ? 'http://purl.oclc.org/ooxml/spreadsheetml/main' : main;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<x:sheet name="${name ?? `Sheet${at + 1}`}" sheetId="${at + 1}" r:id="s${at}"${state ? ` state="${state}"` : ''}/>`,
  );
  return archive({
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships">${relation('b', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<x:workbook xmlns:x="${ns}" xmlns:r="${office}">${is1904 ? '<x:workbookPr date1904="1"/>' : ''}<x:sheets>${listed.join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${sheets.map((_, at) => relation(`s${at}`, 'worksheet', `/xl/worksheets/own${at}.xml`)).join('')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('f', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${ns}">${(shared ?? []).map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${ns}"><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [`xl/worksheets/own${at}.xml`, `<x:worksheet xmlns:x="${ns}">${xml}</x:worksheet>`]),
    ),
    ...more,
  });
}

/** A row of texts from column A on; a cell that is no text is given as XML. */
export const row = (number: number, texts: readonly (string | number)[], attributes = '') =>
  `<x:row r="${number}" ${attributes}>${texts
    .map((text, place) => {
      const at = `${String.fromCharCode(65 + place)}${number}`;
      if (typeof text === 'number') return `<x:c r="${at}"><x:v>${text}</x:v></x:c>`;
      if (text.startsWith('<')) return text.replace('<c', `<x:c r="${at}"`).replace('</c>', '</x:c>');
      return text === '' ? '' : `<x:c r="${at}" t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
    })
    .join('')}</x:row>`;

/** The data of a sheet, and its merged cells: `A1:A2`. */
export const data = (rows: readonly string[], merged: readonly string[] = []) =>
  `<x:sheetData>${rows.join('')}</x:sheetData><x:mergeCells>${merged.map((ref) => `<x:mergeCell ref="${ref}"/>`).join('')}</x:mergeCells>`;

/** A heading in the first row. */
export const top = row(1, ['Team number', 'Rank', 'Score']);
/** A workbook of one sheet. */
export const book = (rows: readonly string[], merged?: readonly string[]) => workbook([{ xml: data(rows, merged) }]);

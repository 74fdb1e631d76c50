import { parseCsv } from 'hucre/csv';
import { fileLimits } from '#contract/result-files.ts';
import { HEADING_WITHIN, headingOf } from './columns.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { Unreadable } from './unreadable.ts';

const separators = [',', ';', '\t'];

/** What no text has: the file is of another kind. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\u0000-\u0008\u000e-\u001f]/;

/** Text as Excel and others write it: UTF-16 with its mark, UTF-8, or what Arabic Windows wrote before. */
export function decode(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const decoded = isWide ? utf16(bytes) : (utf8(bytes) ?? new TextDecoder('windows-1256').decode(bytes));
  if (binary.test(decoded)) throw new Unreadable('notSheet');
  return decoded;
}

const utf16 = (bytes: Uint8Array) => new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A cell of our own files that spreadsheets would have taken for a formula has an apostrophe before it. */
const plain = (cell: unknown) =>
  String(cell ?? '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

const parse = (text: string, delimiter: string, maxRows: number): SheetRow[] =>
  parseCsv(text, { delimiter, maxRows }).flatMap((values, at) => {
    const cells = values.map(plain);
    return cells.some(Boolean) ? [{ number: at + 1, hidden: false, cells, faults: {} }] : [];
  });

/** The rows of a CSV file or a pasted text, parted by whichever sign finds most of the columns. */
export function readText(text: string): Sheet[] {
  if (/^[\s,;\ufeff]*$/.test(text)) throw new Unreadable('empty');
  const found = separators.map((sign) => {
    const rows = parse(text, sign, HEADING_WITHIN);
    return {
      sign,
      known: headingOf(rows)?.places.size ?? 0,
      cells: Math.max(0, ...rows.map(({ cells }) => cells.length)),
    };
  });
  const [best] = found.sort((one, other) => other.known - one.known || other.cells - one.cells);
  // One row more than any file may have, and the lines above its heading.
  return [{ name: '', rows: parse(text, best?.sign ?? ',', fileLimits.rowsMax + HEADING_WITHIN + 1) }];
}

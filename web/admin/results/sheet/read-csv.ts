import { type SheetRow, Unreadable } from './unreadable.ts';

/** Text as Excel and others write it: UTF-8, or UTF-16 with its mark. */
function decode(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('encoding');
  }
}

/** What parts the cells: the one of them that the heading has most of. */
function separatorOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** A cell of our own files that spreadsheets would have taken for a formula has an apostrophe before it. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/**
 * The rows of a CSV file.
 * @param most rows with something in them, the heading included
 * @throws Unreadable
 */
export function readCsv(bytes: Uint8Array, most: number): SheetRow[] {
  const text = decode(bytes);
  // No text has this sign: the file is of another kind.
  if (text.includes('\0')) throw new Unreadable('notSheet');
  const separator = separatorOf(text);
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let number = 1;
  const endRow = () => {
    cells.push(plain(cell));
    cell = '';
    if (cells.some(Boolean)) {
      if (rows.length >= most) throw new Unreadable('tooManyRows');
      rows.push({ number, cells });
    }
    number += 1;
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === separator) {
      cells.push(plain(cell));
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell || cells.length > 0) endRow();
  return rows;
}

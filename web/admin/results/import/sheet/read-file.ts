import { fromHtml } from 'hucre';
import { fileLimits } from '#contract/result-files.ts';
import { type ReadFile, readColumns } from './columns.ts';
import { decode, readText } from './read-text.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Sheet } from './sheet.ts';
import { Unreadable } from './unreadable.ts';

const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);

/** What Office calls the contents of a workbook with a password, as it stands in the file. */
const encrypted = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

const includes = (bytes: Uint8Array, part: readonly number[]) => {
  for (let at = bytes.indexOf(part[0] as number); at >= 0; at = bytes.indexOf(part[0] as number, at + 1)) {
    if (part.every((sign, index) => bytes[at + index] === sign)) return true;
  }
  return false;
};

/**
 * Reads a file of results by what it is, whatever it is called.
 * @throws Unreadable
 */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  if (bytes.length === 0) throw new Unreadable('empty');
  if (bytes.length > fileLimits.fileMaxBytes) throw new Unreadable('tooLarge');
  return readColumns(await sheetsOf(bytes));
}

async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new Unreadable(includes(bytes, encrypted) ? 'password' : 'oldExcel');
  }
  if (begins(bytes, 0x50, 0x4b)) return readArchive(bytes);
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new Unreadable('notSheet');
  const text = decode(bytes);
  // Some programs call a page with a table an Excel file.
  return /^\s*</.test(text.replace(/^\ufeff/, '')) ? readTable(text) : readText(text);
}

/** A workbook; an archive of anything else has no sheet. */
async function readArchive(bytes: Uint8Array): Promise<Sheet[]> {
  try {
    return await readXlsx(bytes);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const { name, message } = error as Error;
    if (/over the \d+ limit|exceeds/.test(message)) throw new Unreadable('tooMuch');
    throw new Unreadable(name === 'ParseError' && message.includes('missing') ? 'notSheet' : 'damaged');
  }
}

/** The table of a page, or of what was copied from a spreadsheet or a text program. */
function readTable(html: string): Sheet[] {
  if (!/<table/i.test(html)) throw new Unreadable('notSheet');
  const { rows } = fromHtml(html);
  return [
    {
      name: '',
      rows: rows.flatMap((values, at) => {
        const cells = values.map((value) => String(value ?? '').trim());
        return cells.some(Boolean) ? [{ number: at + 1, hidden: false, cells, faults: {} }] : [];
      }),
    },
  ];
}

/**
 * Reads what was pasted: a table if there is one, else text with tabs or other signs between its cells.
 * @throws Unreadable
 */
export function readPasted({ html, text }: { html: string; text: string }): ReadFile {
  if (html.length + text.length > fileLimits.fileMaxBytes) throw new Unreadable('tooLarge');
  return readColumns(/<table/i.test(html) ? readTable(html) : readText(text));
}

import { fileLimits } from '#contract/result-files.ts';
import { type ReadFile, readColumns } from './columns.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { Unreadable } from './unreadable.ts';

const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);

/**
 * Reads a file of results by what it is, whatever it is called.
 * @throws Unreadable
 */
export function readFile(bytes: Uint8Array): ReadFile {
  if (bytes.length === 0) throw new Unreadable('empty');
  if (bytes.length > fileLimits.fileMaxBytes) throw new Unreadable('tooLarge');
  const most = fileLimits.rowsMax + 1;
  // A workbook with a password is of the same format as those of old versions.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Unreadable('oldExcel');
  if (begins(bytes, 0x50, 0x4b)) {
    return readColumns(readXlsx(bytes, { rows: most, unpacked: fileLimits.unpackedMaxBytes }));
  }
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46) || begins(bytes, 0x3c)) throw new Unreadable('notSheet');
  return readColumns(readCsv(bytes, most));
}

import { cellOf, type ReadFile } from './columns.ts';
import { readFile } from './read-file.ts';
import { Unreadable } from './unreadable.ts';

/* What the tests of reading say of a file. */

export const bytesOf = (text: string) => new TextEncoder().encode(text);

export const read = async (bytes: Uint8Array | Promise<Uint8Array>) => readFile(await bytes);

/** Each row: its number, and what it says of team, rank and score. */
export const said = (file: ReadFile) =>
  file.rows.map((one) => [one.number, ...(['team_no', 'ranked', 'score'] as const).map((c) => cellOf(file, one, c))]);

/** Why a file cannot be read, and what the reason names. */
export async function refusal(bytes: Uint8Array | Promise<Uint8Array>) {
  try {
    await readFile(await bytes);
  } catch (error) {
    if (error instanceof Unreadable) return [error.reason, ...error.named];
    throw error;
  }
  return 'read';
}

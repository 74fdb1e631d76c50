/** Why a file cannot be imported: the key of a sentence (`import.unread`), with what it names. */
export type Reason =
  | 'empty'
  | 'notSheet'
  | 'oldExcel'
  | 'damaged'
  | 'tooLarge'
  | 'tooMuch'
  | 'tooManyRows'
  | 'noRows'
  | 'noColumns'
  | 'twice'
  | 'merged'
  | 'formula'
  | 'errorCell'
  | 'encoding';

/** Thrown while a file is read. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly reason: Reason;
  /** Cells, such as B7, or names of columns: a few. */
  readonly named: readonly string[];

  constructor(reason: Reason, named: readonly string[] = []) {
    super(reason);
    this.reason = reason;
    this.named = named;
  }
}

/** A row of a file that has something in it: its number there, and its cells by their place from 0. */
export interface SheetRow {
  number: number;
  cells: string[];
}

/** Why a file cannot be imported: the key of a sentence (`unread`). */
export type Reason =
  | 'empty'
  | 'notSheet'
  | 'oldExcel'
  | 'password'
  | 'damaged'
  | 'tooLarge'
  | 'tooMuch'
  | 'tooManyRows'
  | 'noRows'
  | 'noColumns'
  | 'twice'
  /** The script that reads files did not load: no connection, or the portal was updated meanwhile. */
  | 'notLoaded'
  | 'tooSlow';

/** Thrown while a file is read. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly reason: Reason;
  /** Names of columns, where the sentence names some. */
  readonly named: readonly string[];

  constructor(reason: Reason, named: readonly string[] = []) {
    super(reason);
    this.reason = reason;
    this.named = named;
  }
}

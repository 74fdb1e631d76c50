import { claimForOffice, releaseUpload } from '#server/features/uploads/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Tx } from '#server/platform/database.ts';
import type { EditedTable, RecordKind, RowOf } from './record-kind.ts';

/**
 * Claims the pictures that a record has come to show, and gives back those that it no longer shows, in the transaction
 * that writes it. A row that is not there has none.
 * @throws Refusal `invalid_fields` on a picture that was never uploaded, was removed, or belongs to another record
 */
export async function ownPictures<T extends EditedTable>(
  tx: Tx,
  kind: RecordKind<T>,
  before: RowOf<T> | undefined,
  after: RowOf<T> | undefined,
): Promise<void> {
  const [old, now] = [picturesOf(kind, before), picturesOf(kind, after)];
  for (const [name, field] of now) {
    // One that only moved within the record is its own already.
    if (!old.has(name) && !(await claimForOffice(tx, name))) {
      throw new Refusal('invalid_fields', { fields: { [field]: 'own_upload' } });
    }
  }
  for (const name of old.keys()) if (!now.has(name)) await releaseUpload(tx, name);
}

/** The fields of a row's pictures by their file names. */
function picturesOf<T extends EditedTable>({ pictures = {} }: RecordKind<T>, row: RowOf<T> | undefined) {
  if (!row) return new Map<string, string>();
  const columns = row as Record<string, string | null>;
  const byField =
    typeof pictures === 'function'
      ? pictures(row)
      : Object.fromEntries(
          Object.entries(pictures as Record<string, string>).map(([column, field]) => [field, columns[column] ?? null]),
        );
  return new Map(Object.entries(byField).flatMap(([field, name]) => (name ? [[name, field] as const] : [])));
}

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
  { pictures = {} }: RecordKind<T>,
  before: RowOf<T> | undefined,
  after: RowOf<T> | undefined,
): Promise<void> {
  for (const [column, field] of Object.entries(pictures) as [string, string][]) {
    const [old, now] = [before, after].map((row) => (row as Record<string, string | null> | undefined)?.[column]);
    if (old === now) continue;
    if (now && !(await claimForOffice(tx, now))) {
      throw new Refusal('invalid_fields', { fields: { [field]: 'own_upload' } });
    }
    if (old) await releaseUpload(tx, old);
  }
}

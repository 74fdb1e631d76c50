import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { recordReader } from './read-records.ts';
import type { AnyRow } from './resource.ts';
import { ChangedMeanwhile } from './write-record.ts';

/**
 * Returns what makes the answer of a write: the row as it was written, which by now somebody else may have changed again.
 * @param key of the record in the answer
 */
export function writeAnswers<Key extends string>(
  records: Pick<ReturnType<typeof recordReader>, 'one' | 'presentWhole'>,
  key: Key,
) {
  return async function written(person: Person, write: () => Promise<AnyRow>) {
    try {
      const row = await write();
      const item = row.updatedBy === person.id ? records.presentWhole(row, person.name) : await records.one(row.id);
      return { success: true as const, [key]: item } as { success: true } & Record<Key, typeof item>;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      const current = await records.one(error.id);
      throw new Refusal('changed_meanwhile', {
        conflict: { by: current.updated_by, at: current.updated_at, current: { ...current, _id: error.id } },
      });
    }
  };
}

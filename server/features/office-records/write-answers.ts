import type { Language } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { constraintOf } from '#server/platform/database.ts';
import type { recordReader } from './read-records.ts';
import type { AnyResource, AnyRow } from './resource.ts';
import { ChangedMeanwhile } from './write-record.ts';

type Caller = { person: Person; request: { language: Language } };

/**
 * Returns what makes the answer of a write (the row as it was written, which by now somebody else may have changed again),
 * and what refuses one.
 * @param key of the record in the answer
 * @param constraints rules of the database, by their names
 */
export function writeAnswers<Key extends string, Shown extends object>(
  records: Pick<ReturnType<typeof recordReader<Shown, { sort: string }>>, 'one' | 'presentWhole'>,
  key: Key,
  constraints: NonNullable<AnyResource['constraints']> = {},
) {
  /** Refuses what the record, or a rule of the database, does not allow. */
  async function refuse(error: unknown): Promise<never> {
    const broken = constraints[constraintOf(error) ?? ''];
    if (broken) throw new Refusal('invalid_fields', { fields: { [broken.field]: broken.code }, cause: error });
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const current = await records.one(error.id);
    throw new Refusal('changed_meanwhile', {
      conflict: {
        by: error.under ? error.under.by : current.updated_by,
        at: error.under ? error.under.at.toISOString() : current.updated_at,
        current: { ...current, _id: error.id },
      },
    });
  }

  /** The answer of a write, with a sentence for the person. */
  async function written({ person, request }: Caller, said: 'saved' | 'updated', write: () => Promise<AnyRow>) {
    const row = await write().catch(refuse);
    const item = row.updatedBy === person.id ? records.presentWhole(row, person.name) : await records.one(row.id);
    const msg = messages[request.language][said];
    return { success: true as const, msg, [key]: item } as { success: true; msg: string } & Record<Key, typeof item>;
  }

  return { refuse, written };
}

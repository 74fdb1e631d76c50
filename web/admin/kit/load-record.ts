import { data } from 'react-router';
import { ApiError } from '#web/lib/api.ts';
import { type Attempt, attempt } from '#web/lib/attempt.ts';

/** The answer with the record to edit, or why it could not be loaded; neither for a new record. */
export type LoadedRecord<Answer> = Attempt<Answer> | { answer?: undefined; error?: undefined };

/**
 * For the `clientLoader` of a form that adds and edits.
 * @param id from the address; none on the page for a new record
 * @throws the not-found page for an id that is none, or of which there is nothing
 */
export async function loadRecord<Answer>(
  id: string | undefined,
  get: (id: string) => Promise<Answer>,
): Promise<LoadedRecord<Answer>> {
  if (id === undefined) return {};
  const answer = get(id).catch((error) => {
    const lost = error instanceof ApiError && (error.status === 404 || error.fields.id !== undefined);
    throw lost ? data(null, { status: 404 }) : error;
  });
  return attempt(answer);
}

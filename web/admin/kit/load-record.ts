import type { LoggedChange } from '#contract/admin-record.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { ApiError, type Call, call } from '#web/lib/api.ts';
import type { HistoryCall } from './calls.ts';
import { deletionOf } from './form/deletion.ts';

/** The answer with the record to edit, or why it could not be loaded, or that there is none; nothing for a new record. */
export interface LoadedRecord<Answer = unknown> {
  answer?: Answer | undefined;
  error?: string | undefined;
  /** There is no such record; `by` the log's line of its deletion, if it has one. */
  gone?: { by: LoggedChange | undefined };
}

/**
 * For the `clientLoader` of a form that adds and edits: `loadRecord(adminFaqs, params.id, request.signal)`.
 * @param id from the address; none on the page for a new record
 */
export async function loadRecord<Get extends Endpoint>(
  { get, history }: { get: Get; history: HistoryCall },
  id: string | undefined,
  signal: AbortSignal,
  send: Call = call,
): Promise<LoadedRecord<AnswerOf<Get>>> {
  if (id === undefined) return {};
  const asked = send(get, { query: { id }, signal } as never) as Promise<AnswerOf<Get>>;
  return loadedRecord(asked, () => deletionOf(history, id, { signal, send }));
}

/**
 * The same for a call that takes more than an id.
 * @param deletion looks up who deleted the record, where the log says so
 */
export async function loadedRecord<Answer>(
  asked: Promise<Answer>,
  deletion: () => Promise<LoggedChange | undefined> = async () => undefined,
): Promise<LoadedRecord<Answer>> {
  try {
    return { answer: await asked };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { gone: { by: await deletion() } };
    // A text that is no id.
    if (error.fields.id !== undefined) return { gone: { by: undefined } };
    return { error: error.message };
  }
}

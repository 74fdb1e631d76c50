import type { LoggedChange } from '#contract/admin-record.ts';
import { type Call, call } from '#web/lib/api.ts';
import type { HistoryCall } from '../calls.ts';

/** How a record was deleted; undefined if the log does not say so, or cannot be read. */
export async function deletionOf(
  history: HistoryCall,
  id: string,
  { signal, send = call }: { signal?: AbortSignal; send?: Call } = {},
): Promise<LoggedChange | undefined> {
  try {
    const { changes } = await send(history, { query: { id, page: 1 }, ...(signal && { signal }) });
    return changes[0]?.action === 'deleted' ? changes[0] : undefined;
  } catch {
    return undefined;
  }
}

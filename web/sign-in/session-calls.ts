import { useEffect } from 'react';
import { onFirstInteraction } from '#web/lib/hydration/first-interaction.ts';

/**
 * The calls that sign people in and up. They are not loaded with the page: the contract's schemas are the larger part
 * of the form.
 */
export async function sessionCalls() {
  const [{ call }, endpoints] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#contract/endpoints/session.ts'),
  ]);
  return { call, ...endpoints };
}

/**
 * Loads them with the first thing that somebody does: what a newer build lacks is then missed before a password is typed,
 * which is nowhere kept.
 */
export function useCallsInTime(): void {
  useEffect(() => onFirstInteraction(() => sessionCalls().catch(() => {})), []);
}

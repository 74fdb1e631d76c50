import { useEffect } from 'react';
import { onFirstInteraction } from '#web/lib/hydration/first-interaction.ts';

/**
 * The calls for signing in and up. They do not load with the page: the contract's schemas are most of the form's code.
 */
export async function sessionCalls() {
  const [{ call }, endpoints] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#contract/endpoints/session.ts'),
  ]);
  return { call, ...endpoints };
}

/**
 * Loads them on the first interaction: if they are missing (older build), this is noticed before a password is typed,
 * because passwords are never saved.
 */
export function useCallsInTime(): void {
  useEffect(() => onFirstInteraction(() => sessionCalls().catch(() => {})), []);
}

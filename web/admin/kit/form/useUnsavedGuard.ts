import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { isGuestPage } from '#web/lib/safe-redirect.ts';
import { useWords } from '#web/lib/words.tsx';

/**
 * Asks before a page with unsaved changes is left: by a link, by the back button, by closing the tab. The way to the
 * sign-in after a session has ended is free, because what was typed is there again afterwards.
 * @param unsaved read when somebody leaves, so that a save counts at once
 * @param onLeave after the person has decided to leave
 */
export function useUnsavedGuard(unsaved: () => boolean, onLeave: () => void): void {
  const t = useWords('admin');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved() && nextLocation.pathname !== currentLocation.pathname && !isGuestPage(nextLocation.pathname),
  );

  // Each attempt to leave is a blocker of its own: who tries again at once may do so before this one is drawn as over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each attempt to leave
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let latest = true;
    const { proceed, reset } = blocker;
    const question = {
      title: t('form.leaveTitle'),
      text: t('form.leaveText'),
      action: t('form.leave'),
      cancel: t('form.stay'),
      tone: 'danger',
      leaving: true,
    } as const;
    confirm(question).then((leave) => {
      if (!latest) return;
      if (!leave) return reset();
      onLeave();
      proceed();
    });
    return () => {
      latest = false;
    };
  }, [blocker]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

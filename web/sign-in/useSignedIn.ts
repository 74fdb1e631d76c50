import { useNavigate } from 'react-router';
import type { User } from '#contract/entities.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { afterSignIn } from '#web/lib/after-sign-in.ts';
import { sessionStarted } from '#web/lib/session.ts';

/**
 * The steps after a sign-in: stores the person, shows a message, and navigates to the target.
 * `next` is what the message offers as a next step. The promise resolves when the next screen is shown, so that the waiting form cannot be submitted again.
 * @param home the target without a redirect, if not the default one
 */
export function useSignedIn(home?: (user: User) => string) {
  const navigate = useNavigate();
  return async ({ msg, user, next }: { msg: string; user: User; next?: { label: string; href: string } }) => {
    const target = afterSignIn(user, { url: location.href }, home);
    sessionStarted(user);
    toast.success(msg, next && { action: next });
    await navigate(target, { replace: true });
  };
}

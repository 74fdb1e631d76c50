import { useNavigate } from 'react-router';
import type { User } from '#contract/entities.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { afterSignIn } from '#web/lib/after-sign-in.ts';
import { sessionStarted } from '#web/lib/session.ts';

/**
 * What follows a sign-in: the person is remembered, told, and led to where they wanted to go.
 * The promise lasts until the next screen is there, so that a form that waits for it is not sent again.
 * @param home where people go who came from nowhere, if not to the usual place
 */
export function useSignedIn(home?: (user: User) => string) {
  const navigate = useNavigate();
  return async ({ msg, user }: { msg: string; user: User }) => {
    const target = afterSignIn(user, { url: location.href }, home);
    sessionStarted(user);
    toast.success(msg);
    await navigate(target, { replace: true });
  };
}

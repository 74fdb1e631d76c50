import { useLocation, useNavigate } from 'react-router';
import { roleOf } from '#contract/access.ts';
import type { User } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { safeRedirect } from '#web/lib/safe-redirect.ts';
import { sessionStarted } from '#web/lib/session.ts';

/** Where people go who have signed in and come from nowhere (public spec, section 4). */
const homeOf = (user: User): string => (roleOf(user.type) === 'admin' ? paths.adminDashboard() : paths.home());

/**
 * What follows a sign-in: the person is remembered, told, and led to where they wanted to go.
 * The promise lasts until the next screen is there, so that a form that waits for it is not sent again.
 */
export function useSignedIn(home: (user: User) => string = homeOf) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return async ({ msg, user }: { msg: string; user: User }) => {
    sessionStarted(user);
    toast.success(msg);
    const target = safeRedirect(new URLSearchParams(search).get('redirect'));
    await navigate(target ?? home(user), { replace: true });
  };
}

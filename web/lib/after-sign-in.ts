import { roleOf } from '#contract/access.ts';
import type { User } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { safeRedirect } from './safe-redirect.ts';

type Person = Pick<User, 'type'>;

/** Default targets after sign-in (public spec, section 4). */
const homeOf = (user: Person): string => (roleOf(user.type) === 'admin' ? paths.adminDashboard() : paths.home());

/** The target after sign-in: the page the person came from, the dashboard for an administrator, or home. */
export function afterSignIn<P extends Person>(
  user: P,
  request: { url: string },
  home: (user: P) => string = homeOf,
): string {
  return safeRedirect(new URL(request.url).searchParams.get('redirect')) ?? home(user);
}

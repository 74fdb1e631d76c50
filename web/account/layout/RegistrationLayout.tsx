import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { SiteFrame } from '#web/layout/index.ts';
import { signedInViewer } from '#web/lib/guard.ts';
import type { Route } from './+types/RegistrationLayout.ts';

/** Around registering: coaches, entities and administrators (public spec, section 6). */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  user: await signedInViewer(context),
});

/** The wizard's steps are addresses of one page: going from one to the next asks nothing, so it works offline too. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export { headers } from './AccountLayout.tsx';

export default function RegistrationLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame user={loaderData.user}>
      <Outlet />
    </SiteFrame>
  );
}

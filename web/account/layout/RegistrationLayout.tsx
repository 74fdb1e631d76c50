import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ConfirmHost } from '#web/kit/overlay/ConfirmHost.tsx';
import { SiteFrame } from '#web/layout/index.ts';
import { signedInViewer } from '#web/lib/guard.ts';
import type { Route } from './+types/RegistrationLayout.ts';

/** The layout of registration: coaches, entities and administrators (public spec, section 6). */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  user: await signedInViewer(context),
});

/** The wizard's steps are addresses of one page. Moving between them sends no request, so it also works offline. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export { headers } from './AccountLayout.tsx';

export default function RegistrationLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame user={loaderData.user}>
      <Outlet />
      <ConfirmHost />
    </SiteFrame>
  );
}

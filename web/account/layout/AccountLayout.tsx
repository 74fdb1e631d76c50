import { Outlet } from 'react-router';
import { ConfirmHost } from '#web/kit/overlay/ConfirmHost.tsx';
import { SiteFrame } from '#web/layout/index.ts';
import { signedInViewer } from '#web/lib/guard.ts';
import type { Route } from './+types/AccountLayout.ts';

/** The layout of a person's own pages: any signed-in role (public spec, section 6). */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  user: await signedInViewer(context),
});

/** Not cached, so that the back button shows nothing after signing out. */
export const headers = () => ({ 'cache-control': 'no-store' });

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame user={loaderData.user}>
      <Outlet />
      <ConfirmHost />
    </SiteFrame>
  );
}

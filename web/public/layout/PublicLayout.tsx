import { Outlet } from 'react-router';
import { SiteFrame } from '#web/layout/index.ts';

/** The layout of the public pages. They are rendered for a guest; the browser adds the session. */
export default function PublicLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

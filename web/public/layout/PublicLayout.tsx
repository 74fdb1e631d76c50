import { Outlet } from 'react-router';
import { SiteFrame } from '#web/layout/index.ts';

/** Around the pages that are open to all. They are rendered as for a guest; the browser fills in who is signed in. */
export default function PublicLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

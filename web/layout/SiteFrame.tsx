import type { ReactNode } from 'react';
import type { CachedUser } from '#web/lib/session.ts';
import { useSite } from '#web/lib/site.ts';
import { Footer } from './Footer.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

/** The layout of all pages except the back-office's. `user` is the person whom the page's guard let through. */
export function SiteFrame({ user, children }: { user?: CachedUser; children: ReactNode }) {
  const notice = useSite()?.notice;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {notice && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of escaped text on the server (site-notice.server.tsx)
        <div dangerouslySetInnerHTML={{ __html: notice }} />
      )}
      <TopBar known={user} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
      <SessionEnded />
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { DisclosureMenu } from '#web/kit/DisclosureMenu.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { pictureOf } from '#web/lib/picture.ts';
import { type CachedUser, signOut, useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { MenuLink, menuLook } from './MenuLink.tsx';

/** The signed-in person: from the browser's session, otherwise from the page's guard. */
export function useSignedInUser(known?: CachedUser): CachedUser | null {
  const session = useSession();
  return session.status === 'unknown' ? (known ?? null) : session.user;
}

/**
 * The menu of the signed-in person.
 * @param children links of this layout alone, above those that every page has
 */
export function UserMenu({ user, children }: { user: CachedUser; children?: ReactNode }) {
  const t = useWords('layout');
  return (
    <DisclosureMenu
      side="end"
      name={`${t('account')}: ${user.name}`}
      label={<Avatar name={user.name} picture={pictureOf(user.picture)} size={36} />}
    >
      <div className="w-60">
        <p dir="auto" className="mb-2 truncate border-b border-line px-3 pt-1 pb-3 font-semibold">
          {user.name}
        </p>
        {children}
        <UserLinks user={user} />
      </div>
    </DisclosureMenu>
  );
}

export function UserLinks({ user }: { user: CachedUser }) {
  const t = useWords('layout');
  return (
    <>
      <MenuLink to={paths.profile()}>{t('profile')}</MenuLink>
      <MenuLink to={paths.myTeams()}>{t('myTeams')}</MenuLink>
      {can(roleOf(user.type), 'admin:enter') && <MenuLink to={paths.adminDashboard()}>{t('admin')}</MenuLink>}
      <SignOutButton />
    </>
  );
}

/** Signs out in this browser, and leads to the sign-in page. */
export function useSignOut() {
  const t = useWords('layout');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      await navigate(paths.signIn());
      toast.success(t('signedOut'));
    } catch {
      toast.error(t('signOutFailed'));
      setBusy(false);
    }
  };
  return { leave, busy };
}

function SignOutButton() {
  const t = useWords('layout');
  const { leave, busy } = useSignOut();
  return (
    <button
      type="button"
      disabled={busy}
      onClick={leave}
      className={`${menuLook} w-full text-start disabled:opacity-50`}
    >
      {t('signOut')}
    </button>
  );
}

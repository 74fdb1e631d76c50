import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import type { User } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { pictureOf } from '#web/lib/picture.ts';
import { signOut, useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { Menu } from './Menu.tsx';
import { MenuLink } from './MenuLink.tsx';

/** Who is signed in: what the browser knows, else what the page's own guard has found. */
export function useSomebody(known?: User): User | null {
  const session = useSession();
  return session.status === 'unknown' ? (known ?? null) : session.user;
}

/** The person's own menu. */
export function UserMenu({ user }: { user: User }) {
  const t = useWords('layout');
  const picture = pictureOf(user.picture);
  return (
    <Menu
      align="end"
      group="top"
      bare
      name={`${t('account')}: ${user.name}`}
      label={<Avatar name={user.name} picture={picture} size={36} />}
    >
      <p className="border-b border-line px-3 pt-1 pb-3">
        <span dir="auto" className="block truncate font-semibold">
          {user.name}
        </span>
        <bdi dir="ltr" className="block truncate text-start text-sm text-soft">
          {user.email}
        </bdi>
      </p>
      <div className="pt-2">
        <UserLinks user={user} />
      </div>
    </Menu>
  );
}

export function UserLinks({ user }: { user: User }) {
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

function SignOutButton() {
  const t = useWords('layout');
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const leave = async () => {
    setState('busy');
    try {
      await signOut();
      navigate(paths.signIn(), { state: { message: 'signedOut' } });
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        disabled={state === 'busy'}
        onClick={leave}
        className="flex min-h-11 w-full items-center gap-2 rounded-md px-3 text-start text-ink transition-colors hover:bg-ink/8 disabled:opacity-50"
      >
        <LogOut aria-hidden size="1.1em" className="text-soft rtl:-scale-x-100" />
        {t('signOut')}
      </button>
      {state === 'failed' && (
        <p role="alert" className="px-3 py-1 text-sm text-bad">
          {t('signOutFailed')}
        </p>
      )}
    </>
  );
}

import MenuIcon from 'lucide-react/icons/menu';
import { useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { paths } from '#web/app/paths.ts';
import { Mark } from '#web/kit/art/Mark.tsx';
import { ColorModeSwitch } from '#web/kit/ColorModeSwitch.tsx';
import { ConfirmHost } from '#web/kit/overlay/ConfirmHost.tsx';
import {
  LanguageLink,
  MenuLink,
  SessionEnded,
  SkipLink,
  UserMenu,
  useClosing,
  useSignedInUser,
} from '#web/layout/index.ts';
import { signedInViewer } from '#web/lib/guard.ts';
import type { CachedUser } from '#web/lib/session.ts';
import { useSite } from '#web/lib/site.ts';
import { type RouteHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { rememberQuery } from '../kit/list-memory.ts';
import { adminProfile } from '../profile/resource.ts';
import { resources } from '../resources.ts';
import type { Route } from './+types/AdminLayout.ts';

export const handle = { words: ['admin'] } satisfies RouteHandle;

/** The layout of the back-office: administrators and sub administrators (back-office spec, section 6). */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  user: await signedInViewer(context),
});

/**
 * Within one page (a search, a filter, a write) the same person is looking: only another page asks the server, which
 * guards it.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const headers = () => ({ 'cache-control': 'no-store' });

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const user = useSignedInUser(loaderData.user) ?? loaderData.user;
  const { lang } = useLanguage();
  const { pathname, search } = useLocation();
  useEffect(() => rememberQuery(pathname, search), [pathname, search]);
  useFocusOnNewPage(pathname);
  return (
    // Left and right, not start and end: a phone's notch does not move with the language.
    <div className="compact flex min-h-dvh pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      <SkipLink />
      <aside className="on-night sticky top-0 h-dvh w-60 shrink-0 overflow-y-auto p-4 max-lg:hidden print:hidden">
        <Brand />
        <AdminNavigation user={user} />
      </aside>
      <div className="flex min-w-0 grow flex-col">
        <header className="sticky top-0 z-30 flex min-h-14 items-center gap-2 border-b border-line bg-surface px-4 print:hidden">
          <NarrowMenu user={user} />
          <div className="ms-auto flex items-center gap-1">
            <div className="max-sm:hidden">
              <ColorModeSwitch />
            </div>
            <LanguageLink />
            <UserMenu user={user}>
              <MenuLink to={adminProfile.list()}>{adminProfile.label[lang]}</MenuLink>
            </UserMenu>
          </div>
        </header>
        <main id="content" tabIndex={-1} className="min-w-0 grow p-4 outline-none sm:p-6">
          <Outlet />
        </main>
      </div>
      <ConfirmHost />
      <SessionEnded />
    </div>
  );
}

/** The link that led to another page is gone, and with it the focus: keyboard and screen reader go on at its content. */
function useFocusOnNewPage(pathname: string) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

function Brand() {
  const t = useWords('admin');
  const site = useSite();
  return (
    <Link to={paths.adminDashboard()} className="flex min-h-11 items-center gap-2.5 rounded-md text-ink no-underline">
      <Mark size={32} />
      <span className="leading-tight">
        <b className="block">{site?.brand}</b>
        <span className="text-xs text-soft">{t('title')}</span>
      </span>
    </Link>
  );
}

function AdminNavigation({ user }: { user: CachedUser }) {
  const t = useWords('admin');
  const { lang } = useLanguage();
  const role = roleOf(user.type);
  const look =
    'kit-choice flex min-h-11 items-center gap-3 rounded-md px-3 text-ink no-underline transition-colors hover:bg-ink/8 aria-[current=page]:bg-ink/10 aria-[current=page]:font-semibold';
  return (
    <nav aria-label={t('title')} className="mt-5 grid gap-1">
      {resources
        .filter(({ needs, parent }) => !parent && can(role, needs.list))
        .map(({ address, label, icon: Icon }) => (
          <NavLink key={address} to={address} className={look}>
            <Icon aria-hidden size="1.25em" className="text-soft" />
            {label[lang]}
          </NavLink>
        ))}
      <Link to={paths.home()} className="mt-3 border-t border-line px-3 pt-4 pb-2 text-sm text-soft">
        {t('toPortal')}
      </Link>
    </nav>
  );
}

/** On a narrow screen the sidebar opens with a button. */
function NarrowMenu({ user }: { user: CachedUser }) {
  const t = useWords('layout');
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details ref={menu} className="lg:hidden">
      <summary
        aria-label={t('menu')}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-md hover:bg-ink/8 [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon aria-hidden />
      </summary>
      <div className="on-night absolute inset-x-0 top-full h-[calc(100dvh-100%)] overflow-y-auto p-4 shadow-lg">
        <Brand />
        <AdminNavigation user={user} />
        <div className="mt-6 sm:hidden">
          <ColorModeSwitch />
        </div>
      </div>
    </details>
  );
}

import { useEffect, useState } from 'react';
import { Link, useMatches } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Mark } from '#web/kit/art/Mark.tsx';
import { buttonClass } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { DisclosureMenu } from '#web/kit/DisclosureMenu.tsx';
import { useRedirect, useRegistration } from '#web/lib/registering.ts';
import type { CachedUser } from '#web/lib/session.ts';
import { useSite } from '#web/lib/site.ts';
import { type RouteHandle, useWords } from '#web/lib/words.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { plainLinks, seasonMenus, services } from './navigation.ts';
import { UserMenu, useSignedInUser } from './UserMenu.tsx';

/** Pixels of scroll after which the bar is dark (public spec, section 2). */
const darkAfter = 50;

/** The bar is dark after scrolling, and from the start over a dark page head, which it joins. */
function useDark(): { dark: boolean; scrolled: boolean } {
  const overNight = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.opening === 'night');
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > darkAfter);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return { dark: overNight || scrolled, scrolled };
}

/** The top bar of all pages except the back-office's. */
export function TopBar({ known }: { known?: CachedUser }) {
  const t = useWords('layout');
  const site = useSite();
  const user = useSignedInUser(known);
  const { dark, scrolled } = useDark();
  const redirect = useRedirect();
  return (
    <header
      className={cx(
        'sticky top-0 z-30 transition-[background-color,box-shadow,color] print:hidden',
        dark ? 'on-night' : 'bg-paper text-ink',
        scrolled ? 'shadow-md' : !dark && 'border-b border-line',
      )}
    >
      <div className="wrap flex min-h-16 items-center gap-1 py-1.5">
        <Link
          to={paths.home()}
          className="me-2 flex min-h-11 items-center gap-2.5 rounded-md text-lg font-bold text-ink no-underline"
        >
          <Mark size={36} />
          {site?.brand ?? t('home')}
        </Link>
        <DesktopMenus />
        <div className="ms-auto flex items-center gap-1">
          <LanguageLink />
          {user ? (
            <UserMenu user={user} />
          ) : (
            <>
              <Link
                to={paths.signIn({ redirect })}
                className="flex min-h-11 items-center rounded-md px-3 text-ink no-underline hover:bg-ink/8 max-sm:hidden"
              >
                {t('signIn')}
              </Link>
              <Link to={paths.signUp({ redirect })} className={buttonClass('quiet', 'md', 'max-[22rem]:hidden')}>
                {t('joinUs')}
              </Link>
            </>
          )}
          <MobileMenu user={user} />
        </div>
      </div>
    </header>
  );
}

function DesktopMenus() {
  const t = useWords('layout');
  const registration = useRegistration();
  const site = useSite();
  if (!site) return null;
  return (
    <nav aria-label={t('mainNavigation')} className="flex items-center max-lg:hidden">
      {site.seasons[0] && (
        <DisclosureMenu label={t('competitions')}>
          <div className="flex max-h-[80dvh] w-max max-w-[80vw] gap-2 overflow-y-auto p-1.5">
            {seasonMenus(site, t, registration).map((season) => (
              <section key={season.id} className="w-60">
                <h2 className="px-3 pt-1 pb-2 text-sm text-palm">{season.name}</h2>
                {season.links.map((link) => (
                  <MenuLink key={link.to} to={link.to} className="font-semibold">
                    {link.label}
                  </MenuLink>
                ))}
                <h3 className="mt-2 border-t border-line px-3 pt-3 pb-1 text-xs font-normal text-soft">
                  {t('categories')}
                </h3>
                {season.categories.map((link) => (
                  <MenuLink key={link.to} to={link.to}>
                    {link.label}
                  </MenuLink>
                ))}
              </section>
            ))}
          </div>
        </DisclosureMenu>
      )}
      <DisclosureMenu label={t('services')}>
        {services(site, t).map((link) => (
          <MenuLink key={link.to} to={link.to} outside={link.outside}>
            {link.label}
          </MenuLink>
        ))}
      </DisclosureMenu>
      {plainLinks(t).map((link) => (
        <MenuLink key={link.to} to={link.to}>
          {link.label}
        </MenuLink>
      ))}
    </nav>
  );
}

import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { paths } from '#web/app/paths.ts';
import { useRedirect, useRegistration } from '#web/lib/registering.ts';
import type { CachedUser } from '#web/lib/session.ts';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { MenuLink } from './MenuLink.tsx';
import { type NavigationLink, plainLinks, seasonMenus, services } from './navigation.ts';
import { UserLinks } from './UserMenu.tsx';
import { useClosing } from './useClosing.ts';

/**
 * All menus on a narrow screen, in one panel under the bar, the most used first: the seasons with their results and
 * registration. Native `details`, so it opens without JavaScript too.
 */
export function MobileMenu({ user }: { user: CachedUser | null }) {
  const t = useWords('layout');
  const site = useSite();
  const sheet = useRef<HTMLDetailsElement>(null);
  useClosing(sheet);
  const registration = useRegistration();
  const seasons = site ? seasonMenus(site, t, registration) : [];
  const redirect = useRedirect();
  return (
    <details ref={sheet} className="group/sheet lg:hidden">
      <summary
        aria-label={t('menu')}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-md hover:bg-ink/8 [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon aria-hidden className="group-open/sheet:hidden" />
        <X aria-hidden className="hidden group-open/sheet:block" />
      </summary>
      <nav
        aria-label={t('mainNavigation')}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] overflow-y-auto border-t border-line bg-raised pt-2 pb-6 text-ink shadow-lg"
      >
        <div className="wrap grid gap-x-6 sm:grid-cols-2">
          <div>
            {seasons.map((season, index) => (
              <Group
                key={season.id}
                title={season.name}
                links={season.links}
                className={index > 0 ? lineAbove : undefined}
              />
            ))}
            <div className={lineAbove}>
              {user ? (
                <UserLinks user={user} />
              ) : (
                <>
                  <MenuLink to={paths.signIn({ redirect })}>{t('signIn')}</MenuLink>
                  <MenuLink to={paths.signUp({ redirect })}>{t('joinUs')}</MenuLink>
                </>
              )}
            </div>
          </div>
          <div>
            <Group
              title={t('services')}
              links={[...(site ? services(site, t) : []), ...plainLinks(t)]}
              className="max-sm:mt-3 max-sm:border-t max-sm:border-line max-sm:pt-3"
            />
            <Group
              title={t('categories')}
              links={seasons.flatMap((season) => season.categories)}
              className={lineAbove}
            />
          </div>
        </div>
      </nav>
    </details>
  );
}

/** A separator between two groups. */
const lineAbove = 'mt-3 border-t border-line pt-3';

function Group({ title, links, className }: { title: string; links: NavigationLink[]; className?: string }) {
  if (!links[0]) return null;
  return (
    <section className={className}>
      <h2 className="px-3 pb-1 text-sm text-palm">{title}</h2>
      {links.map(({ to, label, outside }) => (
        <MenuLink key={to} to={to} outside={outside}>
          {label}
        </MenuLink>
      ))}
    </section>
  );
}

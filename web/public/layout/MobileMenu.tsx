import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { paths } from '#web/app/paths.ts';
import { useRedirect, useRegistration } from '#web/lib/registering.ts';
import type { KeptUser } from '#web/lib/session.ts';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { MenuLink } from './MenuLink.tsx';
import { plainLinks, seasonMenus, services } from './navigation.ts';
import { UserLinks } from './UserMenu.tsx';
import { useClosing } from './useClosing.ts';

/** All menus on a narrow screen, in one sheet under the bar; native `details`, so it opens without JavaScript too. */
export function MobileMenu({ user }: { user: KeptUser | null }) {
  const t = useWords('layout');
  const site = useSite();
  const sheet = useRef<HTMLDetailsElement>(null);
  useClosing(sheet);
  const registration = useRegistration();
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
            {user ? (
              <UserLinks user={user} />
            ) : (
              <>
                <MenuLink to={paths.signIn({ redirect })}>{t('signIn')}</MenuLink>
                <MenuLink to={paths.signUp({ redirect })}>{t('joinUs')}</MenuLink>
              </>
            )}
            <Group title={t('services')}>
              {site &&
                services(site, t).map((link) => (
                  <MenuLink key={link.to} to={link.to} outside={link.outside}>
                    {link.label}
                  </MenuLink>
                ))}
              {plainLinks(t).map((link) => (
                <MenuLink key={link.to} to={link.to}>
                  {link.label}
                </MenuLink>
              ))}
            </Group>
          </div>
          <div>
            {site &&
              seasonMenus(site, t, registration).map((season) => (
                <Group key={season.id} title={season.name}>
                  {[...season.links, ...season.categories].map((link) => (
                    <MenuLink key={link.to} to={link.to}>
                      {link.label}
                    </MenuLink>
                  ))}
                </Group>
              ))}
          </div>
        </div>
      </nav>
    </details>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-3 border-t border-line pt-3">
      <h2 className="px-3 pb-1 text-sm text-palm">{title}</h2>
      {children}
    </section>
  );
}

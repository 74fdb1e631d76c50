import { paths } from '#web/app/paths.ts';
import { Band } from '#web/kit/art/Band.tsx';
import { Mark } from '#web/kit/art/Mark.tsx';
import { Link, OutsideLink } from '#web/kit/Link.tsx';
import { useSite } from '#web/lib/site.ts';
import { type Translate, useWords } from '#web/lib/words.tsx';
import { categoriesOf, type NavigationLink, plainLinks, services } from './navigation.ts';

/** The footer of all pages except the back-office's (public spec, section 2, "Home"). */
export function Footer() {
  const t = useWords('layout');
  const site = useSite();
  if (!site) return null;
  const { email, phone, address } = site.contact;
  return (
    <footer className="on-night mt-auto print:hidden">
      <Band height={40} />
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 pt-12 pb-10 lg:grid-cols-4">
        <div className="max-lg:col-span-2">
          <p className="flex items-center gap-2.5 text-lg font-bold">
            <Mark size={40} />
            {site.brand}
          </p>
          {site.social[0] && (
            <>
              <h2 className="mt-6 text-sm text-soft">{t('footer.follow')}</h2>
              <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
                {site.social.map((channel) => (
                  <li key={channel.url}>
                    <OutsideLink href={channel.url} look="quiet" newTab className="inline-block py-1.5">
                      {channel.name}
                    </OutsideLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Links title={t('footer.links')} links={[...plainLinks(t), ...services(site, t), ...further(t)]} />
        <Links title={t('categories')} links={site.seasons.flatMap(categoriesOf)} />
        {(email || phone || address) && (
          <div className="max-lg:col-span-2">
            <h2 className="text-sm text-soft">{t('footer.contact')}</h2>
            <address className="mt-2 grid justify-items-start not-italic">
              {email && (
                <OutsideLink href={`mailto:${email}`} look="quiet" className="py-1.5">
                  <bdi dir="ltr">{email}</bdi>
                </OutsideLink>
              )}
              {phone && (
                <OutsideLink href={`tel:${phone.replaceAll(/\s/g, '')}`} look="quiet" className="py-1.5">
                  <bdi dir="ltr">{phone}</bdi>
                </OutsideLink>
              )}
              {address && <span className="py-1.5 text-soft">{address}</span>}
            </address>
          </div>
        )}
      </div>
      <div className="border-t border-line">
        <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-sm">
          {/* Its own direction applies to the text only, not to the side on which it stands. */}
          <span className="me-auto text-soft max-sm:basis-full">
            <bdi>{site.copyright}</bdi>
          </span>
          <Link to={paths.privacy()} look="quiet" className="py-1.5">
            {t('footer.privacy')}
          </Link>
          <Link to={paths.terms()} look="quiet" className="py-1.5">
            {t('footer.terms')}
          </Link>
        </div>
      </div>
    </footer>
  );
}

/** Links that do not fit into the menus. */
const further = (t: Translate<'layout'>): NavigationLink[] => [
  { to: paths.gallery(), label: t('gallery') },
  { to: paths.community(), label: t('community') },
  { to: paths.talents(), label: t('talents') },
  { to: paths.certificates(), label: t('checkCertificate') },
];

function Links({ title, links }: { title: string; links: NavigationLink[] }) {
  if (!links[0]) return null;
  return (
    <div>
      <h2 className="text-sm text-soft">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, label, outside }) => (
          <li key={to}>
            {outside ? (
              <OutsideLink href={to} look="quiet" newTab className="inline-block py-1.5">
                {label}
              </OutsideLink>
            ) : (
              <Link to={to} look="quiet" className="inline-block py-1.5">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

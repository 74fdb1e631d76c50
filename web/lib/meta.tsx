import { useLocation, useMatches } from 'react-router';
import { type ShareSubject, sharePictureAddress, sharePictureSize } from '#brand/share-picture.ts';
import { type Language, languages } from '#contract/languages.ts';
import { htmlToLine } from '#domain/html-text.ts';
import { beginningOf } from './beginning-of.ts';
import type { Site } from './load-site.ts';
import { inLanguage, languageIn, ownAddress } from './own-address.ts';
import { StructuredData } from './StructuredData.tsx';
import { useSite } from './site.ts';
import { breadcrumbs } from './structured-data.ts';
import { type RouteHandle, useLanguage, useWords } from './words.tsx';

interface PublicPage {
  title: string;
  /** The description for search results. Of HTML only the text is used; about 160 characters are kept. */
  description: string;
  /** The canonical address, if the page can be reached under others too; by default that of the visit. */
  address?: string;
  /** The subject of the share picture; the site by default. */
  share?: ShareSubject;
  /** The pages above this one, from the top level down, without the home page. */
  trail?: { label: string; to: string }[];
  private?: false;
}

/** Not for search engines: a person's own pages, the back-office and errors. */
interface PrivatePage {
  title: string;
  private: true;
}

/**
 * A page's title, and for public pages the data for search engines and link previews: description, canonical address,
 * alternate language, picture, breadcrumbs. Every screen renders one; React moves the elements into the head.
 */
export function PageMeta(props: PublicPage | PrivatePage) {
  const site = useSite();
  return (
    <>
      <title>{site ? `${site.brand} · ${props.title}` : props.title}</title>
      {props.private ? <meta name="robots" content="noindex" /> : site && <PublicMeta {...props} site={site} />}
    </>
  );
}

const locales: Record<Language, string> = { ar: 'ar_SA', en: 'en_US' };

function PublicMeta({ title, description, address, share, trail = [], site }: PublicPage & { site: Site }) {
  const { lang } = useLanguage();
  const own = useOwnAddress(address);
  const { search } = useLocation();
  const neutral = site.origin + own;
  const named = languageIn(search);
  const canonical = named ? inLanguage(neutral, named) : neutral;
  const text = beginningOf(htmlToLine(description));
  const picture = sharePictureAddress(share ?? { kind: 'site' }, lang, site.brand);
  return (
    <>
      <meta name="description" content={text} />
      {/* An address with a language parameter is its own canonical page; the others list it as an alternate. */}
      <link rel="canonical" href={canonical} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={inLanguage(neutral, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={neutral} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={canonical} />
      {languages.map((language) => (
        <meta
          key={language}
          property={language === lang ? 'og:locale' : 'og:locale:alternate'}
          content={locales[language]}
        />
      ))}
      <meta property="og:image" content={site.origin + picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={share ? `${title} · ${site.brand}` : site.brand} />
      <meta name="twitter:card" content="summary_large_image" />
      {own !== '/' && <Trail title={title} address={own} trail={trail} />}
    </>
  );
}

/** @param known the canonical address, if the screen sets one */
function useOwnAddress(known: string | undefined): string {
  const location = useLocation();
  const leaf = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return known ?? ownAddress(location, leaf?.cache?.query ?? []);
}

function Trail({ title, address, trail }: { title: string; address: string; trail: { label: string; to: string }[] }) {
  const t = useWords('layout');
  const steps = [{ label: t('home'), to: '/' }, ...trail, { label: title, to: address }];
  return <StructuredData of={import.meta.env.SSR && (({ origin }) => breadcrumbs(origin, steps))} />;
}

import { useLocation } from 'react-router';
import { languages } from '#contract/languages.ts';
import { useSite } from './site.ts';
import { useLanguage } from './words.tsx';

/** The address of a page in one language, for those who arrive from a search or a shared link. */
function inLanguage(address: string, language: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

/**
 * A page's title, description, canonical address, its like in the other language, and what a shared link shows.
 * Every screen renders one; React moves the elements into the head.
 */
export function PageMeta(props: {
  title: string;
  description?: string;
  /** The address of a picture, as a path of this site. */
  image?: string | null;
  /** True for pages that are of no use in a search: a person's own, and those of the back-office. */
  private?: boolean;
}) {
  const site = useSite();
  const { lang } = useLanguage();
  const { pathname } = useLocation();
  const address = `${site?.origin ?? ''}${pathname}`;
  const title = site ? `${props.title} · ${site.brand}` : props.title;
  return (
    <>
      <title>{title}</title>
      {props.description && <meta name="description" content={props.description} />}
      {props.private && <meta name="robots" content="noindex" />}
      {site && !props.private && (
        <>
          <link rel="canonical" href={address} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={inLanguage(address, language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.brand} />
          <meta property="og:title" content={props.title} />
          <meta property="og:url" content={address} />
          <meta property="og:locale" content={lang === 'ar' ? 'ar_SA' : 'en_US'} />
          {props.description && <meta property="og:description" content={props.description} />}
          {props.image && <meta property="og:image" content={new URL(props.image, site.origin).href} />}
        </>
      )}
    </>
  );
}

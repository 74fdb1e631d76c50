import type { Site } from './load-site.ts';
import { useSite } from './site.ts';
import { asJsonLd, type Thing } from './structured-data.ts';

/**
 * Tells search engines what a page is about: data, which no browser runs and nobody sees. It is made on the server
 * alone: `of={import.meta.env.SSR && ((site) => …)}` keeps what makes it out of the browser's scripts.
 */
export function StructuredData({ of }: { of: false | ((site: Site) => Thing | Thing[]) }) {
  const site = useSite();
  if (!site) return null;
  const json = import.meta.env.SSR && of ? asJsonLd([of(site)].flat()) : '{}';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

import type { Site } from './load-site.ts';
import { useSite } from './site.ts';
import { asJsonLd, type Thing } from './structured-data.ts';

/**
 * Structured data for search engines; the browser neither runs nor shows it. It is created only on the server:
 * `of={import.meta.env.SSR && ((site) => …)}` keeps the code out of the browser's bundle.
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

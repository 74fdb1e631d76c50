import type { Site } from './load-site.ts';
import { useSite } from './site.ts';
import { asJsonLd, type Thing } from './structured-data.ts';

/** Tells search engines what a page is about: data, which no browser runs and nobody sees. */
export function StructuredData({ of }: { of: (site: Site) => Thing | Thing[] }) {
  const site = useSite();
  if (!site) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asJsonLd([of(site)].flat()) }} />;
}

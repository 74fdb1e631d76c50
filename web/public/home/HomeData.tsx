import logo from '#web/app/favicon.svg?url';
import { StructuredData } from '#web/lib/StructuredData.tsx';
import { faqPage, organization, website } from '#web/lib/structured-data.ts';
import type { HomeFaq } from './load-home.ts';

/** Structured data for search engines: the site's owner and the frequent questions. */
export function HomeData({ faqs }: { faqs: readonly HomeFaq[] }) {
  return (
    <StructuredData
      of={
        import.meta.env.SSR &&
        ((site) => [organization(site, logo), website(site), ...(faqs.length > 0 ? [faqPage(faqs)] : [])])
      }
    />
  );
}

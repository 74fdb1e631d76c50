import { LRUCache } from 'lru-cache';
import type { PageCaching } from '#web/lib/page-context.ts';

/** What tells one page from another, besides the address. */
type View = { pathname: string; query: URLSearchParams; language: string; colorMode: string; origin: string };

/** Memory for the addresses whose pages may be kept: some thousand of them. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Knows which pages are the same for everybody, as their first render told, and what tells them apart. */
export function createPageKeys() {
  const cachings = new LRUCache<string, PageCaching>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, pathname) => pathname.length + 200,
  });

  return {
    /** Learns how the page of an address may be kept. */
    learn(pathname: string, caching: PageCaching): void {
      // A copy: a URL's path is a slice of the whole address, and would hold on to an endless query.
      cachings.set(Buffer.from(pathname).toString(), caching);
    },

    /**
     * The key of what a visitor asks for, and the query that counts; undefined where it is not known to be the same
     * for everybody. Unknown parameters are left out: they must neither grow the memory nor get into others' pages.
     */
    keyOf({ pathname, query, language, colorMode, origin }: View): { key: string; query: string } | undefined {
      const caching = cachings.get(pathname);
      if (!caching || caching.bypass?.some((name) => query.has(name))) return undefined;
      const counting = new URLSearchParams();
      for (const name of caching.query) {
        const value = query.get(name);
        if (value !== null) counting.set(name, value);
      }
      // An address that names its language is a page of its own, and says so in its head.
      if (query.get('lang') === language) counting.set('lang', language);
      const search = counting.toString();
      return { key: [language, colorMode, origin, pathname, search].join('\n'), query: search };
    },
  };
}

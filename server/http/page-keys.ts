import { LRUCache } from 'lru-cache';
import type { PageCaching } from '#web/lib/page-context.ts';

/** The values, besides the address, in which pages differ. */
type View = { pathname: string; query: URLSearchParams; language: string; colorMode: string; origin: string };

/** Memory for the addresses whose pages may be cached: some thousand of them. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Stores which pages are the same for everybody, as found at their first render, and which parameters they depend on.
 */
export function createPageKeys() {
  const cachings = new LRUCache<string, PageCaching>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, pathname) => pathname.length + 200,
  });

  return {
    /** Stores how the page of an address may be cached. */
    learn(pathname: string, caching: PageCaching): void {
      // A copy: a URL's path is a slice of the whole address, and would keep an endless query in memory.
      cachings.set(Buffer.from(pathname).toString(), caching);
    },

    /**
     * The cache key of a request, and the part of the query that the page depends on; undefined if the page is not
     * known to be the same for everybody. Unknown parameters are left out: they must neither fill the cache nor get
     * into others' pages.
     */
    keyOf({ pathname, query, language, colorMode, origin }: View): { key: string; query: string } | undefined {
      const caching = cachings.get(pathname);
      if (!caching || caching.bypass?.some((name) => query.has(name))) return undefined;
      const counting = new URLSearchParams();
      for (const name of caching.query) {
        const value = query.get(name);
        if (value !== null) counting.set(name, value);
      }
      // An address with a language parameter is a page of its own, with other links in its head.
      if (query.get('lang') === language) counting.set('lang', language);
      const search = counting.toString();
      return { key: [language, colorMode, origin, pathname, search].join('\n'), query: search };
    },
  };
}

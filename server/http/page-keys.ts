import { LRUCache } from 'lru-cache';
import type { PageCaching } from '#web/lib/page-context.ts';

/** What tells one page from another, besides the address. */
type View = { pathname: string; query: URLSearchParams; language: string; colorMode: string; origin: string };

/** Knows which pages are the same for everybody, as their first render told, and what tells them apart. */
export function createPageKeys() {
  const cachings = new LRUCache<string, PageCaching>({ max: 10_000 });

  return {
    /** Learns how the page of an address may be kept. */
    learn(pathname: string, caching: PageCaching): void {
      cachings.set(pathname, caching);
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

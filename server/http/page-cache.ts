import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Content } from '#contract/content.ts';
import type { PageCaching } from '#web/lib/page-context.ts';

/** A page that is the same for everybody, ready to be sent. */
export type KeptPage = {
  headers: Record<string, string>;
  etag: string;
  html: Buffer;
  /** The same, compressed: there some milliseconds after the page was kept. */
  encoded: { br?: Buffer; gzip?: Buffer };
};

type Entry = KeptPage & { made: Made; expires: number };

/** What a page was made of, and when: the tick before its render began. */
type Made = { of: ReadonlySet<Content>; tick: number };

/** What tells one kept page from another, besides the address. */
type View = { pathname: string; query: URLSearchParams; language: string; colorMode: string; origin: string };

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Compressed once and sent often, so more thoroughly than an answer that is made for one request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Keeps rendered pages in memory, bounded in bytes. A page is not served, and one whose render is under way is not
 * kept, once something that it was made of has changed.
 * @param options.trusted false while changes may go unheard: nothing is served then
 */
export function createPageCache(options: { maxBytes: number; trusted: () => boolean }) {
  const pages = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    // With its compressed forms a page takes about half as much again.
    sizeCalculation: ({ html }, key) => Math.ceil(html.length * 1.5) + key.length + 1_000,
  });
  /** How the page of an address may be kept, as its first render told. */
  const cachings = new LRUCache<string, PageCaching>({ max: 10_000 });
  const changedAt = new Map<Content, number>();
  let everythingChangedAt = 0;
  let tick = 0;

  const holds = ({ of, tick: made }: Made) => {
    if (everythingChangedAt > made) return false;
    for (const content of of) if ((changedAt.get(content) ?? 0) > made) return false;
    return true;
  };

  return {
    /** Tells what has changed. */
    changed(content: Content | 'everything'): void {
      tick += 1;
      if (content === 'everything') everythingChangedAt = tick;
      else changedAt.set(content, tick);
    },

    /** The point in time to hand to `keep`, taken before a render begins. */
    now: () => tick,

    /** Learns how the page of an address may be kept. */
    learn(pathname: string, caching: PageCaching): void {
      cachings.set(pathname, caching);
    },

    /**
     * The key of what a visitor asks for, and the query that counts; undefined where it is not known to be the same
     * for everybody. Unknown parameters are left out: they must neither grow the cache nor get into others' pages.
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

    find(key: string): KeptPage | undefined {
      if (!options.trusted()) return undefined;
      const entry = pages.get(key);
      if (!entry || entry.expires < Date.now() || !holds(entry.made)) return undefined;
      return entry;
    },

    /** Keeps a page for at most `seconds`, unless what it was made of has changed since its render began. */
    keep(key: string, page: Pick<KeptPage, 'headers' | 'html'>, made: Made, seconds: number): void {
      if (!options.trusted() || !holds(made)) return;
      const entry: Entry = {
        ...page,
        etag: `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`,
        encoded: {},
        made,
        expires: Date.now() + seconds * 1_000,
      };
      pages.set(key, entry);
      compressed.br(page.html, brotliOptions).then((bytes) => {
        entry.encoded.br = bytes;
      });
      compressed.gzip(page.html).then((bytes) => {
        entry.encoded.gzip = bytes;
      });
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

import { createContext } from 'react-router';
import type { Access } from '#contract/access.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';

export type ColorMode = 'light' | 'dark' | 'auto';

/** How a page that is the same for everybody may be kept. */
export type PageCaching = {
  /** The parameters of the address that change what the page shows. Others are left out of account. */
  query: readonly string[];
  /** Parameters whose values nobody can count, such as a search: an address that has one is rendered each time. */
  bypass?: readonly string[];
};

/** What the page server knows about the request that is being answered. Server loaders read it from their context. */
export type Page = {
  language: Language;
  colorMode: ColorMode;
  /** Scheme, host and port under which people see the portal, e.g. `https://portal.example`. */
  origin: string;
  requestId: string;
  /** Whom the page is for, by its handle; nothing where there is no page. */
  needs: Access | undefined;
  /** By the server's clock, so that the browser, whose own may be wrong, takes over the very page that it was sent. */
  now: Date;
  /** Calls the portal's API in this process, as the visitor: with their session and in their language. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Hears of every call that the page is made of. */
  noteCall: (endpoint: Endpoint) => void;
  /** Hears that the page's screen allows it to be kept. */
  keepAs: (caching: PageCaching) => void;
  /** Marks the scripts that are ours; the page server turns it into CSP hashes, and it never leaves the process. */
  nonce: string;
  reportError: (error: unknown) => void;
};

export const pageContext = createContext<Page>();

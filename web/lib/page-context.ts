import { createContext } from 'react-router';
import type { Access } from '#contract/access.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';

export type ColorMode = 'light' | 'dark' | 'auto';

/** How a page that is the same for everybody may be cached. */
export type PageCaching = {
  /** The parameters of the address that change the content. Others are ignored. */
  query: readonly string[];
  /** Parameters with unlimited values, such as a search: an address that has one is never cached. */
  bypass?: readonly string[];
};

/** What the page server knows about the current request. Server loaders read it from their context. */
export type Page = {
  language: Language;
  colorMode: ColorMode;
  /** The portal's public scheme, host and port, e.g. `https://portal.example`. */
  origin: string;
  requestId: string;
  /** The access that the page's handle requires; undefined if there is no such page. */
  needs: Access | undefined;
  /** The server's time. The browser uses the same value, so that hydration matches even if its own clock is wrong. */
  now: Date;
  /** Calls the portal's API in this process, as the visitor: with their session and language. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Called for every API call of the page. */
  noteCall: (endpoint: Endpoint) => void;
  /** Called if the page's screen allows caching. */
  keepAs: (caching: PageCaching) => void;
  /** Marks our own scripts; the page server replaces it with CSP hashes, and it is never sent to the browser. */
  nonce: string;
  reportError: (error: unknown) => void;
};

export const pageContext = createContext<Page>();

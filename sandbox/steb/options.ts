import type { Faults } from './faults.ts';
import type { Store } from './store/store.ts';

export type StebMails = {
  send(mail: { to: string; subject: string; text: string }): Promise<unknown>;
  /** Where mails can be read. */
  page: string;
};

export type StebOptions = {
  /** Folder for `steb.db`; created if missing. */
  dataDir: string;
  /** Where browsers find this plugin, e.g. `http://localhost:3000/sandbox/steb`. */
  publicUrl: string;
  /** Origins that may open the sign-in popup and receive its message. */
  portalOrigins: string[];
  /** The key that a relying party's server sends as `x-api-key`. */
  apiKey: string;
  /** Sends the provider's mails; without it none are sent. */
  mails?: StebMails;
  /** Clock that tokens expire by, in ms since 1970. */
  now?: () => number;
};

/** What all routes share. */
export type StebContext = {
  store: Store;
  faults: Faults;
  /** Without a slash at the end. */
  publicUrl: string;
  /** The path of `publicUrl`, the prefix of links within the pages; empty at the root. */
  basePath: string;
  portalOrigins: string[];
  apiKey: string;
  mails: StebMails | undefined;
};

import type { DatabaseSync } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';
import type { NoticeSender } from './notices/sender.ts';
import type { Language } from './texts.ts';

export interface TelrSandboxOptions {
  /** Folder of the sandbox's own database, `telr.db`; made when it is missing. */
  dataDir: string;
  /** Browser-facing base of this plugin, e.g. `http://localhost:3000/sandbox/telr`. */
  publicUrl: string;
  /** The only store that is known here. */
  store: string;
  authkey: string;
  /** Signs the transaction advice; the update notice is signed with the authkey, as at the gateway. */
  noticeSecret: string;
  /** Origins of the store's own site: nobody is sent back to another one, and nothing is posted there. */
  portalOrigins: string[];
  /** Where transaction advice goes, besides each order's own `ivp_update_url`. */
  adviceUrl?: string;
  /** Shown on the payment page; without it, the store's number. */
  merchant?: Record<Language, string>;
  /** Waits between the tries of a notice, in milliseconds: two entries mean three tries. */
  noticeRetryMs?: number[];
  log?: FastifyBaseLogger;
}

/** What every part of the sandbox works with. */
export interface Sandbox {
  options: TelrSandboxOptions;
  /** Path part of the public address, without a slash at its end: links on pages start with it. */
  basePath: string;
  db: DatabaseSync;
  notices: NoticeSender;
}

import type { DatabaseSync } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';
import type { NoticeSender } from './notices/sender.ts';
import type { EarlierOrder } from './orders.ts';
import type { Language } from './texts.ts';

export interface TelrSandboxOptions {
  /** Folder of the sandbox's own database, `telr.db`; created if missing. */
  dataDir: string;
  /** The base address of this plugin for browsers, e.g. `http://localhost:3000/sandbox/telr`. */
  publicUrl: string;
  /** The only store that exists here. */
  store: string;
  authkey: string;
  /** Signs the transaction advice; the update notice is signed with the authkey, as at the gateway. */
  noticeSecret: string;
  /** Origins of the store's own site: redirects and notices go to these only. */
  portalOrigins: string[];
  /** Where transaction advice goes, besides each order's own `ivp_update_url`. */
  adviceUrl?: string;
  /** Shown on the payment page; without it, the store's number. */
  merchant?: Record<Language, string>;
  /** Delays between the attempts to send a notice, in milliseconds: two entries mean three attempts. */
  noticeRetryMs?: number[];
  log?: FastifyBaseLogger;
  /** What was decided before this sandbox was: orders that a shop's sample content tells of. */
  earlier?: readonly EarlierOrder[];
}

/** What all routes of the sandbox share. */
export interface Sandbox {
  options: TelrSandboxOptions;
  /** Path part of the public address, without a slash at its end: links on pages start with it. */
  basePath: string;
  db: DatabaseSync;
  notices: NoticeSender;
}

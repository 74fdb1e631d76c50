import type { Config } from './config.ts';

const SANDBOX = 'the sandbox';

/** An address without user, password and query. */
export function harmlessAddress(address: string): string {
  const url = new URL(address);
  return `${url.protocol}//${url.host}${url.pathname === '/' ? '' : url.pathname}`;
}

/** The configuration as an operator may show it to others: each variable, and what it amounts to; of a secret that it is set. */
export function describeConfig(config: Config): [name: string, value: string][] {
  const { steb, telr, s3, backups, databaseUrl } = config;
  const set = (secret: string) => (/^(demo-|10001$)/.test(secret) ? "the demo's" : 'set');
  return [
    ['PORTAL_MODE', config.mode],
    ['HOST', config.host],
    ['PORT', String(config.port)],
    ['PUBLIC_URL', config.publicUrl ?? 'none: the address of each request'],
    ['TRUST_PROXY', [config.trustProxy].flat().join(',')],
    ['DATA_DIR', config.dataDir],
    ['DATABASE_URL', databaseUrl ? harmlessAddress(databaseUrl) : 'the embedded PostgreSQL in DATA_DIR'],
    ['CACHE_MAX_MB', String(config.cacheMaxBytes / 2 ** 20)],
    ['LOG_LEVEL', config.logLevel],
    ['STEB_URL', steb.url ?? SANDBOX],
    ['STEB_PUBLIC_URL', steb.publicUrl ?? SANDBOX],
    ['STEB_API_KEY', set(steb.apiKey)],
    ['TELR_URL', telr.url ?? SANDBOX],
    ['TELR_STORE', telr.store],
    ['TELR_AUTHKEY', set(telr.authkey)],
    ['TELR_NOTICE_SECRET', set(telr.noticeSecret)],
    ['TELR_TEST', telr.test ? 'test orders' : 'real orders'],
    ['CATALOGUE_URL', config.catalogueUrl ?? SANDBOX],
    ['TICKET_KEY', set(config.ticketKey)],
    ['SMTP_URL', config.smtpUrl ? harmlessAddress(config.smtpUrl) : SANDBOX],
    ['MAIL_FROM', config.mailFrom],
    ['BACKUP_DIR', backups ? `${backups.dir}, each night, ${backups.keep} kept` : 'none: no backup is taken by itself'],
    ['S3_BUCKET', s3 ? `${s3.bucket} in ${s3.region}` : 'none: files lie in DATA_DIR'],
    ['S3_ENDPOINT', s3?.endpoint ? harmlessAddress(s3.endpoint) : s3 ? 'Amazon S3' : 'none'],
    ['S3_SECRET_ACCESS_KEY', s3 ? 'set' : 'none'],
  ];
}

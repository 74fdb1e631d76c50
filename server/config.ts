import { isIP } from 'node:net';
import { z } from 'zod';
import { StartError } from './platform/start-error.ts';

/** Secrets that let the demo run without configuration. Production refuses to start with any of them. */
const demoSecrets = {
  STEB_API_KEY: 'demo-steb-api-key',
  TELR_STORE: '10001',
  TELR_AUTHKEY: 'demo-telr-authkey',
  TELR_NOTICE_SECRET: 'demo-telr-notice-secret',
  TICKET_KEY: 'demo-ticket-key-for-the-academy-only',
} as const;

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const proxyRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a range narrower than the whole address space, or a named range. */
function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0) return proxyRanges.includes(text);
  const longest = isIP(address) === 4 ? 32 : 128;
  return more.length === 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest));
}

/** No real portal has more proxies; a larger number would mean trusting whatever a visitor claims. */
const MOST_PROXIES = 10;

/** The proxies that are trusted about a visitor's address. Trusting all of them would let anyone claim any address. */
const proxies = z.string().transform((value, context): number | string[] => {
  if (/^\d+$/.test(value) && Number(value) <= MOST_PROXIES) return Number(value);
  const ranges = value.split(',').map((range) => range.trim());
  if (ranges.every(isRange)) return ranges;
  const message = `must be the number of proxies before the portal, up to ${MOST_PROXIES}, or their addresses, as in 10.0.0.0/8,loopback`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const Environment = z.object({
  PORTAL_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: address.optional(),
  TRUST_PROXY: proxies.default(0),
  /** Refuses calls with query parameters that they do not declare; the tests set it. */
  STRICT_QUERIES: flag.default(false),
  /** How pages are served; `npm run dev` sets it. */
  PAGES: z.enum(['built', 'dev', 'none']).default('built'),
  /** Memory for cached pages and answers that are the same for everybody. */
  CACHE_MAX_MB: z.coerce.number().int().min(1).max(4096).default(64),
  /** How many pages that are not kept one address may have rendered in a minute. */
  PAGES_PER_MINUTE: z.coerce.number().int().min(60).max(1_000_000).default(600),
  /** How many times as long as usual it waits for its database, for outside services and for its own stop. */
  PATIENCE: z.coerce.number().min(1).max(100).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STEB_URL: address.optional(),
  STEB_PUBLIC_URL: address.optional(),
  STEB_API_KEY: z.string().min(8).default(demoSecrets.STEB_API_KEY),
  TELR_URL: address.optional(),
  TELR_STORE: z.string().min(1).default(demoSecrets.TELR_STORE),
  TELR_AUTHKEY: z.string().min(8).default(demoSecrets.TELR_AUTHKEY),
  TELR_NOTICE_SECRET: z.string().min(8).default(demoSecrets.TELR_NOTICE_SECRET),
  TELR_TEST: flag.optional(),
  CATALOGUE_URL: address.optional(),
  TICKET_KEY: z.string().min(32).default(demoSecrets.TICKET_KEY),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Turs <no-reply@turs.example>'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('me-central-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

type Environment = z.output<typeof Environment>;

/** All configuration from the environment, parsed. An undefined address means: use the sandbox. */
export type Config = ReturnType<typeof shape>;

function shape(env: Environment) {
  return {
    mode: env.PORTAL_MODE,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    strictQueries: env.STRICT_QUERIES,
    cacheMaxBytes: env.CACHE_MAX_MB * 1024 * 1024,
    pagesPerMinute: env.PAGES_PER_MINUTE,
    patience: env.PATIENCE,
    logLevel: env.LOG_LEVEL,
    pages: env.PAGES,
    databaseUrl: env.DATABASE_URL,
    steb: { url: env.STEB_URL, publicUrl: env.STEB_PUBLIC_URL ?? env.STEB_URL, apiKey: env.STEB_API_KEY },
    telr: {
      url: env.TELR_URL,
      store: env.TELR_STORE,
      authkey: env.TELR_AUTHKEY,
      noticeSecret: env.TELR_NOTICE_SECRET,
      test: env.TELR_TEST ?? env.PORTAL_MODE === 'demo',
    },
    catalogueUrl: env.CATALOGUE_URL,
    ticketKey: env.TICKET_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3:
      env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            endpoint: env.S3_ENDPOINT,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
  };
}

/** The settings that production lacks, as a list of sentences; empty when it may start. */
function missingInProduction(env: Environment): string[] {
  const unsafe = Object.entries(demoSecrets)
    .filter(([name, value]) => env[name as keyof typeof demoSecrets] === value)
    .map(([name]) => `${name} (it still has the demo's value)`);
  const needed = (['PUBLIC_URL', 'DATABASE_URL', 'STEB_URL', 'TELR_URL', 'CATALOGUE_URL', 'SMTP_URL'] as const).filter(
    (name) => !env[name],
  );
  return [...needed, ...unsafe];
}

/**
 * Reads the environment once.
 * @throws StartError with one sentence that names every invalid variable
 */
export function readConfig(source: Record<string, string | undefined> = process.env): Config {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(filled);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new StartError(`The environment has values the portal cannot use: ${[...new Set(wrong)].join('; ')}.`);
  }
  if (parsed.data.PORTAL_MODE === 'production') {
    const missing = missingInProduction(parsed.data);
    if (missing.length > 0) {
      throw new StartError(`PORTAL_MODE=production needs these set to real values: ${missing.join(', ')}.`);
    }
  }
  const s3 = [parsed.data.S3_BUCKET, parsed.data.S3_ACCESS_KEY_ID, parsed.data.S3_SECRET_ACCESS_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    throw new StartError('File storage on S3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.');
  }
  return shape(parsed.data);
}

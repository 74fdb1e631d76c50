/** What production has no default for. */
const needed = ['PUBLIC_URL', 'DATABASE_URL', 'STEB_URL', 'TELR_URL', 'CATALOGUE_URL', 'SMTP_URL'] as const;
/** Addresses over which people or secrets travel. */
const addresses = ['PUBLIC_URL', 'STEB_URL', 'STEB_PUBLIC_URL', 'TELR_URL', 'CATALOGUE_URL'] as const;
/**
 * Bytes of a secret that the office agrees on with another side. The key of the gateway is Telr's own choice, and
 * shorter.
 */
const SHORTEST_SECRET = 32;
const SHORTEST_KEY_OF_TELR = 12;
const secrets = {
  STEB_API_KEY: SHORTEST_SECRET,
  TELR_AUTHKEY: SHORTEST_KEY_OF_TELR,
  TELR_NOTICE_SECRET: SHORTEST_SECRET,
  TICKET_KEY: SHORTEST_SECRET,
} as const;

type Environment = { [name in (typeof needed)[number] | (typeof addresses)[number]]?: string | undefined } & {
  [name in keyof typeof secrets]: string;
} & { TELR_TEST?: boolean | undefined; ALLOW_TEST_PAYMENTS: boolean };

/** On the machine itself nothing crosses a network that somebody could listen to, and browsers count it as secure. */
const isOnThisMachine = ({ hostname }: URL) =>
  ['localhost', '[::1]'].includes(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname);

function isPlain(address: string | undefined): boolean {
  if (!address) return false;
  const url = new URL(address);
  return url.protocol === 'http:' && !isOnThisMachine(url);
}

/**
 * Why production must not start with an environment, as parts of one sentence; empty when it may (decision 154).
 * @param defaults the secrets with which the demo runs
 */
export function refusedInProduction(env: Environment, defaults: Record<string, string>): string[] {
  const values: Record<string, unknown> = env;
  const asInDemo = Object.keys(defaults).filter((name) => values[name] === defaults[name]);
  const short = (Object.keys(secrets) as (keyof typeof secrets)[]).filter(
    (name) => !asInDemo.includes(name) && Buffer.byteLength(env[name]) < secrets[name],
  );
  return [
    ...needed.filter((name) => !env[name]).map((name) => `${name} (without it there is only the sandbox)`),
    ...asInDemo.map((name) => `${name} (it still has the demo's value)`),
    ...short.map((name) => `${name} (it is shorter than ${secrets[name]} bytes)`),
    ...addresses
      .filter((name) => isPlain(env[name]))
      .map((name) => `${name} (it begins with http:// and not https://)`),
    ...(env.TELR_TEST && !env.ALLOW_TEST_PAYMENTS
      ? ['TELR_TEST (it makes teams paid with test cards; ALLOW_TEST_PAYMENTS=true says that this is meant)']
      : []),
  ];
}

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { can, roleOf } from '#contract/access.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { signOut } from '#contract/endpoints/session.ts';
import { cleanTexts } from '#server/platform/clean-text.ts';
import { stebProvider } from '#server/providers/identity/steb.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { type Caller, callers, knownValues } from '#tests/support/known-values.ts';
import { type Place, placesIn, sampleOf, withAt } from '#tests/support/sample-of.ts';
import { multipart, picture } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';
import pages from '#web/routes.ts';

/** Invisible characters, characters that reverse text, and characters that PostgreSQL does not accept. */
const hidden = { NUL: '\0', ESC: '\u001b', half: '\ud800', override: '\u202e', zeroWidth: '\u200b', mark: '\u200e' };
const both = (names: (keyof typeof hidden)[]) =>
  names.flatMap((name) => [
    { name: `${name} alone`, put: () => hidden[name] },
    {
      name: `${name} within`,
      put: (old: unknown) => `${String(old).slice(0, 2)}${hidden[name]}${String(old).slice(2)}`,
    },
  ]);
/** Characters that PostgreSQL does not accept. */
const refused = both(['NUL', 'half']);
const others = both(['ESC', 'override', 'zeroWidth', 'mark']);

/** The one that stays in a text (`clean-text.ts`): what must be a known word is then refused behind the schema. */
const STAYS = 'mark within';
const inAddress = ['%00', '%1b', '%E2%80%AE', '%E2%80%8B', '%E2%80%8E', '%', '%zz', '%ff', '%ED%A0%80'];
const deep = `${'[{"a":'.repeat(5_000)}0${'}]'.repeat(5_000)}`;
const json = { 'content-type': 'application/json' };

const endpoints = allEndpoints();
let portal: TestPortal;
let world: Awaited<ReturnType<typeof knownValues>>;
beforeAll(async () => {
  portal = await openTestPortal({ pages: true });
  world = await knownValues(portal);
}, 120_000);
afterAll(() => portal.close());

/** Who may make a call; a call that is the same for everybody does not check who it is. */
function callersOf({ access, reads, path }: Endpoint): Caller[] {
  if (reads || path === signOut.path) return ['guest'];
  return callers.filter((role) => can(roleOf(role === 'guest' ? undefined : accountsOf(role)[0]?.type), access));
}

/** Some at a time: a call waits for the database most of the time. */
async function several<Item>(items: readonly Item[], send: (item: Item, turn: number) => Promise<void>): Promise<void> {
  const left = items.entries();
  const one = async () => {
    for (const [turn, item] of left) await send(item, turn);
  };
  await Promise.all(Array.from({ length: 6 }, one));
}

type Sent = { what?: string; url?: string; body?: unknown; headers?: Record<string, string> };

const firstAndOneMore = (turn: number, caller: Caller, [first, ...others]: Caller[]) =>
  caller === first || caller === others[turn % others.length];
const oneInTurn = (turn: number, caller: Caller, all: Caller[]) => caller === all[turn % all.length];

/**
 * Makes a call with all hostile input, without rate limits: each as the first permitted caller and as one of the others
 * in turn, unless `takesPart` says otherwise. Returns the unexpected answers.
 */
async function failuresOf(
  call: Endpoint,
  hostile: (caller: Caller) => Sent[],
  takesPart = firstAndOneMore,
): Promise<string[]> {
  const failures: string[] = [];
  const permitted = callersOf(call);
  for (const caller of permitted) {
    const isTurn = (turn: number) => takesPart(turn, caller, permitted);
    await several(
      hostile(caller).filter((_, turn) => isTurn(turn)),
      async ({ what, url = call.path, ...sent }) => {
        const send = () => portal.call(call.method, url, { ...sent, ...(caller !== 'guest' && { as: caller }) });
        let { status, json } = await send();
        if (status === 429) {
          // Refused before it was handled: sent anew without the limits.
          await portal.db.execute(sql`delete from rate_limits`);
          ({ status, json } = await send());
        }
        const ours = status < 400 || (status < 500 && json?.code);
        if (!ours) failures.push(`${call.method} ${url} ${what ?? ''} as ${caller}: ${status}`);
      },
    );
  }
  return failures;
}

/** Whether the schema takes a body as the server reads it: only then it reaches what is behind, the database among it. */
function isTaken({ body, asSent = [] }: Endpoint, sent: unknown): boolean {
  const raw = Object.entries(sent as object).filter(([name]) => asSent === 'all' || asSent.includes(name));
  return !!body?.safeParse({ ...(cleanTexts(sent) as object), ...Object.fromEntries(raw) }).success;
}

/**
 * All hostile input in every place of an otherwise valid body, and as an additional field. Values of the same kind share
 * a call: those that the schema takes, which then all reach the database, and those that it refuses. One that stays in the
 * text and could be refused behind the schema has a call of its own, so that it hides none of the others.
 */
function hostileBodies(call: Endpoint, sample: () => unknown): Sent[] {
  const places = placesIn(sample());
  const variants = [...refused, ...others];
  const together = variants.flatMap(({ name, put }): Sent[] => {
    const first = sample();
    const takes = (place: Place) => isTaken(call, withAt(first, place, put));
    const [taken, not] = [places.filter(takes), places.filter((place) => !takes(place))];
    const alone = name === STAYS ? taken : [];
    const of = (some: Place[]) => ({
      what: `${some.map((place) => place.join('.'))}: ${name}`,
      body: some.reduce((body, place) => withAt(body, place, put), sample()),
    });
    const groups = [name === STAYS ? [] : taken, not, ...alone.map((place) => [place])];
    return groups.filter((some) => some.length > 0).map(of);
  });
  // Nesting is limited before the schema sees a field, the same in all of them.
  const tooDeep = places.slice(-1).map((place) => ({
    what: `${place.join('.')}: depth`,
    body: JSON.stringify(withAt(sample(), place, () => '@deep')).replace('"@deep"', deep),
    headers: json,
  }));
  const objects = new Map(places.map((place) => [place.slice(0, -1).join('.'), place.slice(0, -1)]));
  const named = Object.fromEntries(
    Object.values(hidden).flatMap((text) => [
      [`a${text}`, 'b'],
      [text, 'c'],
    ]),
  );
  const names = [...objects].map(([way, place]) => ({
    what: `${way}: names`,
    body: withAt(sample(), place, (old) => (Array.isArray(old) ? [...old, named] : { ...(old as object), ...named })),
  }));
  return [...together, ...tooDeep, ...names];
}

test.each(endpoints.filter(({ body }) => body).map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s takes no hidden character in any field, and no depth',
  { timeout: 180_000 },
  async (_name, call) => {
    const failures = await failuresOf(call, (caller) =>
      hostileBodies(call, () => sampleOf(call.body as ZodType, world.known(caller))),
    );
    expect(failures).toEqual([]);
  },
);

test('every body that cannot be read is refused, to whatever call', { timeout: 180_000 }, async () => {
  const cutOff = '--x\r\ncontent-disposition: form-data; name="file"; filename="a\0.png"\r\n\r\nabc';
  const form = multipart(
    { name: 'a\0\u202e.png', type: 'image/png', bytes: await picture() },
    { team_name: 'a\0\u202e' },
  );
  const bodies = [
    { what: 'depth', body: deep, headers: json },
    { what: 'no JSON', body: '{"a":', headers: json },
    { what: 'a number', body: '1', headers: json },
    { what: 'a poisoned name', body: '{"\\u0000__proto__":{"a":1}}', headers: json },
    { what: 'a form', ...form },
    { what: 'a form that is cut off', body: cutOff, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    { what: 'a form without an end', body: cutOff, headers: { 'content-type': 'multipart/form-data' } },
    {
      what: 'urlencoded',
      body: 'a=%00&%ED%A0%80=%ff&b=%',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    { what: 'text', body: '\0', headers: { 'content-type': 'text/plain' } },
    { what: 'no type', body: '\0', headers: { 'content-type': '\u00ff' } },
    { what: 'key', body: { data: {} }, headers: { 'idempotency-key': '\u0085', 'user-agent': 'a\u0085' } },
  ];
  const failures: string[] = [];
  for (const call of endpoints) if (call.method !== 'GET') failures.push(...(await failuresOf(call, () => bodies)));
  expect(failures).toEqual([]);
});

test('no call is led astray by its address', { timeout: 180_000 }, async () => {
  const failures: string[] = [];
  for (const call of endpoints) {
    const addresses = (caller: Caller) => {
      const query = Object.entries((call.query ? sampleOf(call.query, world.known(caller)) : {}) as object);
      const path = call.path.replace(/:\w+/g, '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa');
      // No call declares such names: all of them are refused at once.
      const asNames = inAddress.map((text) => `${text}=${text}&a${text}=${text}`).join('&');
      return [`${path}?${asNames}`].concat(
        inAddress.flatMap((text) => [
          `${path}/${text}`,
          ...(call.path.includes(':') ? [text, `a${text}`].map((part) => call.path.replace(/:\w+/g, part)) : []),
          ...query.flatMap(([name, value]) => {
            const rest = new URLSearchParams(query.filter(([other]) => other !== name));
            return ['', encodeURIComponent(String(value))].map((start) => `${path}?${rest}&${name}=${start}${text}`);
          }),
        ]),
      );
    };
    // An address is read before anybody is asked who it is.
    failures.push(...(await failuresOf(call, (caller) => addresses(caller).map((url) => ({ url })), oneInTurn)));
  }
  expect(failures).toEqual([]);
});

test('no file or page is led astray by its address', { timeout: 180_000 }, async () => {
  const names = new Set(endpoints.flatMap(({ query }) => Object.keys((query && sampleOf(query, {})) ?? {})));
  const files = ['pictures', 'resources', 'catalogue', 'share', 'invoices'].map((folder) => `/files/${folder}/:name`);
  const urls = [...addressesOf(pages), ...files].flatMap((path, index) =>
    inAddress.flatMap((text, turn) => [
      ...(path.includes(':') ? [text, `a${text}`].map((part) => path.replace(/:\w+/g, part)) : []),
      // Below a page without parts of its own is no page: the same is made of it each time, so three of the nine do.
      ...(!path.includes(':') && (index + turn) % 3 === 0 ? [`${path}/${text}`] : []),
      `${path.replace(/:\w+/g, 'a')}?${[...names, 'q', 'redirect'].map((name) => `${name}=a${text}`).join('&')}`,
    ]),
  );
  const failures: string[] = [];
  const callers: (RoleName | undefined)[] = [undefined, 'coach', 'admin'];
  await several(urls, async (url, turn) => {
    const as = callers[turn % callers.length];
    const cookie = ['lang=en', ...(as ? [`session=${await portal.tokenOf(as)}`] : [])].join('; ');
    const visit = (address: string) => portal.app.inject({ url: address, headers: { host: 'portal.test', cookie } });
    const first = await visit(url);
    const { location } = first.headers;
    const { statusCode } = location?.startsWith('/') ? await visit(location) : first;
    if (statusCode >= 500) failures.push(`${url} as ${as ?? 'guest'}: ${statusCode}`);
  });
  expect(failures).toEqual([]);
});

function addressesOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    const address = path.startsWith('/') ? path : `${above}/${path}`.replace(/\/+$/, '');
    return children ? addressesOf(children, address) : [address.replace('*', 'no-page') || '/'];
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be there
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/;
const unseen = /^[\s\p{Cf}\p{M}]+$/u;

test('nothing of it is kept in any table, and nothing is half-written', async () => {
  const tables = await portal.db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  expect(tables.rows.length).toBeGreaterThan(20);
  const found: unknown[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await portal.db.execute<{ row: object }>(sql.raw(`select to_jsonb(t) as row from ${name} t`));
    for (const { row } of rows) {
      for (const place of placesIn(row)) {
        const value = place.reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], row);
        const texts = [...place, value].filter((text) => typeof text === 'string');
        if (texts.some((text) => forbidden.test(text) || unseen.test(text))) found.push([name, place, value]);
      }
    }
  }
  expect(found).toEqual([]);

  const halves = await portal.db.execute(sql`
    select name from teams where not exists (select from team_people where team_id = teams.id)
      or (not payment_status and not exists (select from orders where purpose_id = teams.id))`);
  expect(halves.rows).toEqual([]);
  const [{ count } = { count: 0 }] = (await portal.db.execute<{ count: number }>(sql`select count(*)::int from teams`))
    .rows;
  expect(count).toBeGreaterThan(20);
});

test('whoever has an account at the provider by a sign-up has one here', { timeout: 180_000 }, async () => {
  const provider = stebProvider({ url: portal.world.steb, apiKey: secrets.stebApiKey });
  const there = [];
  for (const number of world.passwords.keys()) if (await provider.member(number)) there.push(number);
  expect(there.length).toBeGreaterThan(5);
  const { rows } = await portal.db.execute<{ number: string }>(sql`select national_id as number from users`);
  const here = new Set(rows.map(({ number }) => number));
  expect(there.filter((number) => !here.has(number))).toEqual([]);
});

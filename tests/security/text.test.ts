import type { RouteConfigEntry } from '@react-router/dev/routes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { can, roleOf } from '#contract/access.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { registerTeam } from '#contract/endpoints/registration.ts';
import { signOut, signUp } from '#contract/endpoints/session.ts';
import { stebProvider } from '#server/providers/identity/steb.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { type Caller, callers, knownValues } from '#tests/support/known-values.ts';
import { type Place, placesIn, sampleOf, withAt } from '#tests/support/sample-of.ts';
import { fullSheet } from '#tests/support/scores.ts';
import { multipart, picture } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';
import { limit } from '#tests/support/time-limits.ts';
import pages from '#web/routes.ts';

/** Invisible characters, characters that reverse text, and characters that PostgreSQL does not accept. */
const hidden = { NUL: '\0', ESC: '\u001b', half: '\ud800', override: '\u202e', zeroWidth: '\u200b', mark: '\u200e' };
const within = (text: unknown, sign: string) => `${String(text).slice(0, 2)}${sign}${String(text).slice(2)}`;
const kinds = Object.entries(hidden);
/** Each alone in a field, and inside valid text. */
const variants = kinds.flatMap(([name, text]) => [
  { name: `${name} alone`, put: () => text as unknown },
  { name: `${name} within`, put: (old: unknown) => within(old, text) as unknown },
]);
/** What PostgreSQL does not accept, with all others that cleaning takes out: what is left is as valid as before. */
const everyKind = [`\0${hidden.ESC}${hidden.half}`, `${hidden.half}${hidden.zeroWidth}\0${hidden.override}`];
/** A form is sent in UTF-8, which has no halves. */
const inForms = `\0${hidden.ESC}${hidden.zeroWidth}${hidden.override}`;
const inAddress = ['%00', '%1b', '%E2%80%AE', '%E2%80%8B', '%E2%80%8E', '%', '%zz', '%ff', '%ED%A0%80'];
const deep = `${'[{"a":'.repeat(5_000)}0${'}]'.repeat(5_000)}`;
const json = { 'content-type': 'application/json' };

const endpoints = allEndpoints();
let portal: TestPortal;
let world: Awaited<ReturnType<typeof knownValues>>;
beforeAll(async () => {
  portal = await openTestPortal({ pages: true });
  world = await knownValues(portal);
}, limit.test);
afterAll(() => portal.close());

/** Who may make a call; a call that is the same for everybody does not check who it is. */
function callersOf({ access, reads, path }: Endpoint): Caller[] {
  if (reads || path === signOut.path) return ['guest'];
  return callers.filter((role) => can(roleOf(role === 'guest' ? undefined : accountsOf(role)[0]?.type), access));
}

type Sent = { what?: string; url?: string; body?: unknown; headers?: Record<string, string>; as?: Caller };

/** The one of a list whose turn it is. */
const inTurn = <Item>(list: readonly Item[], turn: number): Item => list[turn % list.length] as Item;

/** Makes calls with hostile input, without rate limits. Returns the unexpected answers, and how many succeeded. */
async function send(call: Endpoint, hostile: Sent[]): Promise<{ failures: string[]; taken: number }> {
  const failures: string[] = [];
  let taken = 0;
  const [first] = callersOf(call);
  for (const { what, url = call.path, as: caller = first, ...sent } of hostile) {
    const ask = () => portal.call(call.method, url, { ...sent, ...(caller !== 'guest' && { as: caller }) });
    let { status, json } = await ask();
    if (status === 429) {
      // Refused before it was handled: sent anew without the limits.
      await portal.db.execute(sql`delete from rate_limits`);
      ({ status, json } = await ask());
    }
    if (status < 400) taken += 1;
    const ours = status < 400 || (status < 500 && json?.code);
    if (!ours) failures.push(`${call.method} ${url} ${what ?? ''} as ${caller}: ${status}`);
  }
  return { failures, taken };
}

/** Makes the calls of a list with what each gets, in its turn. */
async function sendAll(calls: Endpoint[], hostile: (call: Endpoint, turn: number) => Sent[]) {
  const all = { failures: [] as string[], taken: 0 };
  for (const [turn, call] of calls.entries()) {
    const { failures, taken } = await send(call, hostile(call, turn));
    all.failures.push(...failures);
    all.taken += taken;
  }
  return all;
}

/** The first who may make a call; in every fifth one another, if there is one. */
const callerOf = (call: Endpoint, turn: number): Caller => {
  const [first, ...others] = callersOf(call);
  return (turn % 5 === 4 && others.length > 0 ? inTurn(others, turn) : first) as Caller;
};

const valueAt = (value: unknown, place: Place) =>
  place.reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], value);

/** Where the texts of a sample are that are cleaned: passwords are used as they are typed. */
const textsIn = (sample: unknown, { asSent }: Endpoint) =>
  placesIn(sample).filter(
    (place) => typeof valueAt(sample, place) === 'string' && !(Array.isArray(asSent) && asSent.includes(place[0])),
  );

/** A sample whose texts have these characters within them, so that only cleaning makes it valid. */
const hostileThroughout = (sample: unknown, call: Endpoint, signs: string, which = (_text: unknown) => true) =>
  textsIn(sample, call)
    .filter((place) => which(valueAt(sample, place)))
    .reduce((body, place) => withAt(body, place, (old) => within(old, signs)), sample);
const isFree = (text: unknown) => text === 'text';

/** A field of a body: a free text if there is one, else any, so that the kinds of fields take turns. */
function fieldOf(sample: unknown, turn: number): Place {
  const places = placesIn(sample);
  const free = places.filter((place) => isFree(valueAt(sample, place)));
  return inTurn(free.length > 0 ? free : places, turn);
}

/** Hostile input in the place of a field, or in the name of an additional one. */
function deepOrNamed(sample: unknown, place: Place, turn: number): Sent {
  const [name, text] = kinds[turn % (kinds.length + 1)] ?? [];
  if (text === undefined) {
    const body = JSON.stringify(withAt(sample, place, () => '@deep')).replace('"@deep"', deep);
    return { what: `${place.join('.')}: depth`, body, headers: json };
  }
  const named = (old: unknown) =>
    Array.isArray(old) ? [...old, { [text]: text }] : { ...(old as object), [`a${text}`]: 'b', [text]: 'c' };
  return { what: `a name with ${name}`, body: withAt(sample, place.slice(0, -1), named) };
}

const withBody = endpoints.filter(({ body }) => body);

/*
 * One function cleans all fields (decision 019) and has its own tests for every character. Here each call is made once
 * with all fields hostile, which only cleaned ones survive, and with one field or name hostile by itself: the kinds take
 * turns over the calls.
 */
test('no call takes a hidden character in any field, or depth', async () => {
  const { failures, taken } = await sendAll(withBody, (call, turn) => {
    const as = callerOf(call, 0);
    const sample = () => sampleOf(call.body as ZodType, world.known(as));
    const field = fieldOf(sample(), turn);
    const { name, put } = inTurn(variants, turn);
    return [
      { as, what: 'all fields', body: hostileThroughout(sample(), call, inTurn(everyKind, turn)) },
      // If nothing were cleaned, ids would be refused, and the texts never reach the database.
      { as, what: 'all free texts', body: hostileThroughout(sample(), call, inTurn(everyKind, turn), isFree) },
      { as, what: `${field.join('.')}: ${name}`, body: withAt(sample(), field, put) },
      { ...deepOrNamed(sample(), field, turn), as: callerOf(call, turn) },
    ];
  });
  expect(failures).toEqual([]);
  // Not all were refused at the door.
  expect(taken).toBeGreaterThan(withBody.length / 2);
});

test('the calls that write to several tables, or elsewhere, take none in any field', async () => {
  const writing = withBody.filter((call) => call === registerTeam || call === signUp);
  expect(writing).toHaveLength(2);
  const { failures } = await sendAll(writing, (call) => {
    const sample = () => sampleOf(call.body as ZodType, world.known(callerOf(call, 0)));
    return placesIn(sample()).map((place, turn) => {
      const { name, put } = inTurn(variants, turn);
      return { what: `${place.join('.')}: ${name}`, body: withAt(sample(), place, put) };
    });
  });
  expect(failures).toEqual([]);
});

test('nor does what is read from a form', async () => {
  const forms = endpoints.filter(({ form, upload }) => form || upload);
  expect(forms.length).toBeGreaterThan(10);
  const file = { name: 'a\0\u202e.png', type: 'image/png', bytes: await picture() };
  const { failures } = await sendAll(forms, (call) => {
    const caller = callerOf(call, 0);
    const sheet = fullSheet('FLLD', String(world.known(caller).team_id?.()));
    const body = call.body ? sampleOf(call.body, world.known(caller)) : { jsdata: sheet, team_name: 'T' };
    const fields = Object.entries(hostileThroughout(body, call, inForms) as object).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]);
    return [undefined, file].map((sent) => ({
      what: `a form ${sent ? 'with' : 'without'} a file`,
      ...multipart(sent, { ...Object.fromEntries(fields), 'a\0\u202e': 'b' }),
    }));
  });
  expect(failures).toEqual([]);
});

test('every body that cannot be read is refused, to whatever call', async () => {
  const cutOff = '--x\r\ncontent-disposition: form-data; name="file"; filename="a\0.png"\r\n\r\nabc';
  const form = multipart(
    { name: 'a\0\u202e.png', type: 'image/png', bytes: await picture() },
    { team_name: 'a\0\u202e' },
  );
  const forms = [
    { what: 'a form', ...form },
    { what: 'a form that is cut off', body: cutOff, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    { what: 'a form without an end', body: cutOff, headers: { 'content-type': 'multipart/form-data' } },
  ];
  const bodies = [
    { what: 'depth', body: deep, headers: json },
    { what: 'no JSON', body: '{"a":', headers: json },
    { what: 'a number', body: '1', headers: json },
    { what: 'a poisoned name', body: '{"\\u0000__proto__":{"a":1}}', headers: json },
    {
      what: 'urlencoded',
      body: 'a=%00&%ED%A0%80=%ff&b=%',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    { what: 'text', body: '\0', headers: { 'content-type': 'text/plain' } },
    { what: 'no type', body: '\0', headers: { 'content-type': '\u00ff' } },
    { what: 'key', body: { data: {} }, headers: { 'idempotency-key': '\u0085', 'user-agent': 'a\u0085' } },
  ];
  const sending = endpoints.filter(({ method }) => method !== 'GET');
  const { failures } = await sendAll(sending, (call, turn) => {
    // The portal reads all bodies in one way, except forms.
    const sent = call.form || call.upload ? forms : [inTurn(forms, turn)];
    const as = callerOf(call, turn);
    return [...sent, inTurn(bodies, 2 * turn), inTurn(bodies, 2 * turn + 1)].map((one) => ({ ...one, as }));
  });
  expect(failures).toEqual([]);
});

test('no call is led astray by its address', async () => {
  const { failures, taken } = await sendAll(endpoints, (call, turn) => {
    const as = callerOf(call, turn);
    // A text that is cut or put right by a transformation has a sample that is no text.
    const query = Object.entries((call.query ? sampleOf(call.query, world.known(as)) : {}) as object).map(
      ([name, value]) => [name, typeof value === 'object' ? 'text' : value] as const,
    );
    const path = call.path.replace(/:\w+/g, '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa');
    const asked = (text: (field: number, value: string) => string) =>
      `${path}?${query.map(([name, value], field) => `${name}=${text(field, encodeURIComponent(String(value)))}`).join('&')}`;
    const [text, other] = [inTurn(inAddress, turn), inTurn(inAddress, turn + 4)];
    const urls = [
      turn % 2 ? `${path}/${text}` : `${path}?${other}=${other}&a${other}=${other}`,
      ...(query.length > 0
        ? [
            // Only what is cleaned is as valid as before.
            asked((_, value) => `${value}%00%1b%E2%80%8B`),
            // A percent sign that a second decoding would trip over.
            asked((_, value) => (isFree(value) ? `${value}%25%00` : value)),
            asked((_, value) => (isFree(value) ? `${value}%zz%ff%` : value)),
            asked((field, value) => (field === turn % query.length ? `${turn % 2 ? value : ''}${other}` : value)),
          ]
        : []),
      ...(call.path.includes(':')
        ? inAddress.flatMap((part) => [part, `a${part}`].map((id) => call.path.replace(/:\w+/g, id)))
        : []),
    ];
    return urls.map((url) => ({ url, as }));
  });
  expect(failures).toEqual([]);
  expect(taken).toBeGreaterThan(endpoints.length / 4);
});

test('no file or page is led astray by its address', async () => {
  const names = new Set(endpoints.flatMap(({ query }) => Object.keys((query && sampleOf(query, {})) ?? {})));
  const files = ['pictures', 'resources', 'catalogue', 'share', 'invoices'].map((folder) => `/files/${folder}/:name`);
  const asked = (text: string) => [...names, 'q', 'redirect'].map((name) => `${name}=a${text}`).join('&');
  const found = [...addressesOf(pages), ...files].flatMap((path, turn) => {
    // Files are found by code of their own, pages by the one router.
    const texts = path.startsWith('/files/') ? inAddress : ['%00', inTurn(inAddress, turn)];
    return [
      ...(path.includes(':')
        ? texts.map((text, index) => path.replace(/:\w+/g, (turn + index) % 2 ? text : `a${text}`))
        : []),
      `${path.replace(/:\w+/g, 'a')}?${asked(turn % 2 ? '%00' : inTurn(inAddress, turn / 2))}`,
    ];
  });
  const urls = [...inAddress.map((text) => `/about-us/${text}`), ...found];
  const failures: string[] = [];
  const callers: (RoleName | undefined)[] = [undefined, 'coach', 'admin'];
  for (const [turn, url] of urls.entries()) {
    // Shifted after each round, because most addresses come in pairs.
    const as = inTurn(callers, turn + Math.floor(turn / callers.length));
    const cookie = ['lang=en', ...(as ? [`session=${await portal.tokenOf(as)}`] : [])].join('; ');
    const visit = (address: string) => portal.app.inject({ url: address, headers: { host: 'portal.test', cookie } });
    const first = await visit(url);
    const { location } = first.headers;
    const { statusCode } = location?.startsWith('/') ? await visit(location) : first;
    if (statusCode >= 500) failures.push(`${url} as ${as ?? 'guest'}: ${statusCode}`);
  }
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
        const value = valueAt(row, place);
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
  expect(count).toBeGreaterThan(5);
});

test('whoever has an account at the provider by a sign-up has one here', async () => {
  const provider = stebProvider({ url: portal.world.steb, apiKey: secrets.stebApiKey });
  const there = [];
  for (const number of world.passwords.keys()) if (await provider.member(number)) there.push(number);
  expect(there.length).toBeGreaterThan(2);
  const { rows } = await portal.db.execute<{ number: string }>(sql`select national_id as number from users`);
  const here = new Set(rows.map(({ number }) => number));
  expect(there.filter((number) => !here.has(number))).toEqual([]);
});

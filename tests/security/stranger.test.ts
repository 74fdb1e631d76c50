import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { can, type Role } from '#contract/access.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { scoredTeam } from '#contract/endpoints/scores.ts';
import { signOut } from '#contract/endpoints/session.ts';
import { languages } from '#contract/languages.ts';
import people from '#demo/people.json' with { type: 'json' };
import { orders } from '#server/features/payments/index.ts';
import { results } from '#server/features/results/table.ts';
import { openSession } from '#server/features/sessions/store.ts';
import { type EntitySnapshot, teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { stebProvider } from '#server/providers/identity/steb.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { certify } from '#tests/support/certificates.ts';
import { forumCategories, forumMembers, putComment, putTopic } from '#tests/support/forum.ts';
import { openPortalPages } from '#tests/support/portal-pages.ts';
import { publishAll } from '#tests/support/result-season.ts';
import { type Known, sampleOf } from '#tests/support/sample-of.ts';
import { multipart, openSeason, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';
import routes from '#web/routes.ts';

/**
 * A student without a team requests every call and page, and must not read anybody's number, phone, e-mail, birth date
 * or full name. New calls and pages are included automatically.
 */
let portal: TestPortal;
let pages: Awaited<ReturnType<typeof openPortalPages>>;
/** The values for the parameters of calls and pages, by name. */
let values: Record<string, string[]>;
let personal: Set<string>;
const me = accountsOf('student')[0]?.membership_id ?? '';

beforeAll(async () => {
  portal = await openTestPortal();
  pages = await openPortalPages(portal);
  const { db } = portal;
  const season = await openSeason(portal);
  const registry = stebProvider({ url: portal.world.steb, apiKey: secrets.stebApiKey });
  const entity = (await registry.entity('9990000001')) as EntitySnapshot;
  const members = people.members.slice(1, 4);
  const unpaid = await registerTeam(portal, season, { members });
  const paid = await registerTeam(portal, season, { members, competion_id: season.free.id });
  await db.update(teams).set({ entity, entityStebId: entity.stebUserId, entityAgreedAt: new Date() });
  const result = { competitionId: season.free.id, seasonId: season.season.id, ageLevel: 'Junior', ranked: 1 };
  const [{ regionId = '' } = {}] = await db.select({ regionId: teams.regionId }).from(teams);
  await db.insert(results).values({ ...result, teamId: paid._id, regionId });
  await publishAll(db);
  const [category] = await forumCategories(portal);
  const [writer, reader] = await forumMembers(portal, 2);
  const topic = await putTopic(portal, { categoryId: category, userId: writer?.id ?? '' });
  const comment = await putComment(portal, { topicId: topic.id, userId: reader?.id ?? '' });
  // Everybody who signs in below is stored before the secret values are collected.
  for (const role of ['student', 'entity', 'admin'] as const) await portal.tokenOf(role);
  const [order] = await db.select().from(orders).where(eq(orders.purposeId, unpaid._id));

  const { crt_serial, _id: certificateId } = await certify(portal, { id: paid._id }, 'admin');

  const teamIds = [unpaid._id, paid._id];
  const competitionIds = [season.paid.id, season.free.id];
  values = {
    ...{ team_id: teamIds, teamId: teamIds, order_id: [order?.id ?? ''], post_id: [topic.id], slug: [topic.slug] },
    ...{
      competion_id: competitionIds,
      competitionId: competitionIds,
      competition: competitionIds,
      season: [season.season.id],
    },
    ...{ id: [season.season.id, ...competitionIds, ...teamIds, writer?.id ?? ''], seasonId: [season.season.id] },
    ...{ single: ['true'], date: [topic.createdAt.toISOString().slice(0, 10)], status: ['auth'], token: ['t'] },
    ...{
      serial: [crt_serial],
      ids: [topic.id, certificateId],
      parent: [comment.id],
      category: [category ?? ''],
      download: ['true'],
      s: ['a'],
      per_page: ['500'],
      limit: ['50'],
      registration: ['true'],
      type: ['coach'],
    },
  };

  const others = await db.select().from(users).where(ne(users.nationalId, me));
  // Of people whom nobody looked up yet, and whom the portal therefore does not know.
  const strangers = await Promise.all([
    registry.member(people.members[6] ?? ''),
    registry.coach(people.coaches[3] ?? ''),
  ]);
  const inTeams = await db.select().from(teamPeople).where(ne(teamPeople.nationalId, me));
  personal = new Set(
    [
      ...[...others, ...inTeams].flatMap(({ nationalId, email, phoneNumber, dob, name, stebUserId }) => [
        ...[nationalId, email, phoneNumber, dob, stebUserId],
        // A single word is shown in the forum, and may occur in any text.
        name.includes(' ') ? name : '',
      ]),
      ...strangers.flatMap((one) => (one ? [one.national_id, one.email, one.phone_number, one.dob] : [])),
      ...[entity.email, entity.phoneNumber, entity.nationalId, entity.taxId, entity.dob, entity.stebUserId],
    ].filter((value): value is string => Boolean(value)),
  );
});
afterAll(async () => {
  await pages.close();
  await portal.close();
});

const found = (text: string) => [...personal].filter((secret) => text.includes(secret));

/**
 * Every GET call: without parameters, with each of them alone, and with all. One that the role may not make is asked
 * once: it is refused before it looks at anything sent (`access.test.ts`).
 */
function addressesOfCalls(role: Role): string[] {
  return allEndpoints()
    .filter(({ method, changesState }) => method === 'GET' && !changesState)
    .flatMap(({ path, query, access }) => {
      if (!can(role, access)) return [path];
      const known = Object.keys(query?.shape ?? {}).flatMap((name) =>
        (values[name] ?? []).map((value) => [name, value]),
      );
      const all = Object.fromEntries(known);
      const asked = [...known.map(([name, value]) => ({ [name as string]: value as string })), all];
      return [path, ...asked.map((one) => `${path}?${new URLSearchParams(one)}`)];
    });
}

type Declared = { path?: string; file: string; children?: Declared[] };

/** Every page, with its parameters filled in; redirects are left out because they show nothing. */
function addressesOfPages(declared: readonly Declared[]): string[] {
  return declared.flatMap(({ path, file, children }) => [
    ...addressesOfPages(children ?? []),
    ...(path === undefined || file === 'app/redirect.ts' ? [] : filledIn(`/${path === '*' ? 'no/such/page' : path}`)),
  ]);
}

function filledIn(path: string): string[] {
  const name = /:(\w+)\??/.exec(path)?.[1];
  if (!name) return [path];
  const known = name === 'slug' && path.startsWith('/seasons/') ? ['first-2025'] : values[name];
  if (!known) throw new Error(`this test knows no ${name} for ${path}`);
  return known.flatMap((value) => filledIn(path.replace(/:\w+\??/, encodeURIComponent(value))));
}

/** The secret values in the answer of each address. */
async function leaks(addresses: string[], read: (address: string) => Promise<string>) {
  const leaking: [string, string[]][] = [];
  for (const address of addresses) {
    const secret = found(await read(address));
    if (secret.length > 0) leaking.push([address, secret]);
  }
  return leaking;
}

const changes = ({ method, changesState }: Endpoint) => method !== 'GET' || changesState === true;

/**
 * Every call that changes something, with all its fields filled in: with somebody else's ids, numbers and addresses, in
 * two rounds, because there is a team that is unpaid and one that is paid. The end of the session comes last.
 */
function requestsThatChange() {
  const calls: Endpoint[] = allEndpoints().filter((call) => changes(call) && call.path !== signOut.path);
  const rounds: Endpoint[][] = [0, -1].map((round) => [...calls, ...(round < 0 ? [signOut] : [])]);
  return rounds.flatMap((inOrder, index) =>
    inOrder.map(({ method, path, params, query, body, upload }) => {
      const fill = (schema: ZodType) => sampleOf(schema, knownIn(-index)) as Record<string, string>;
      const ids = params ? fill(params) : {};
      const asked = query ? `?${new URLSearchParams(fill(query))}` : '';
      const form = upload && multipart(undefined, { jsdata: JSON.stringify(fill(scoredTeam)), team_name: 'T' });
      const url = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'none') + asked;
      return { method, url, body: form?.body ?? (body ? fill(body) : undefined), headers: form?.headers };
    }),
  );
}

/** Values of others for the fields of bodies, by name. */
function knownIn(round: number): Known {
  const byName = Object.entries(values).map(([name, list]): [string, () => unknown] => [name, () => list.at(round)]);
  const [team, competition] = [values.team_id?.at(round), values.competion_id?.at(round)];
  const [member] = people.members.slice(1);
  return {
    ...Object.fromEntries(byName),
    ...{ team: () => team, competion: () => competition, season_id: () => values.season?.[0] },
    ...{ national_id: () => member, member_id: () => people.members[6], coach_id: () => people.coaches[3] },
    ...{
      entity_cr: () => '9990000001',
      entity: () => '9990000001',
      type: () => undefined,
      email: () => 'me@example.com',
    },
    ...{
      password: () => 'A-guessed-password',
      c_password: () => 'A-guessed-password',
      phone_number: () => '+966501234567',
    },
    ...{ phone: () => '+966501234567', moeAdmin: () => 'riyadh', community_id: () => values.post_id?.[0] },
    ...{ id: () => values.ids?.at(round), token: () => 'none', crt_serial: () => values.serial?.[0] },
  };
}

const callAs = (as?: RoleName) => async (address: string) => (await portal.call('GET', address, as ? { as } : {})).text;

describe.each([['student'], [undefined]] as const)('a stranger (%s) reads nobody’s data', (as) => {
  test('in any call', async () => {
    const [order] = values.order_id ?? [];
    const addresses = [
      ...new Set(addressesOfCalls(as ?? 'guest')),
      `/files/invoices/${order}.pdf`,
      '/sitemap.xml',
      '/robots.txt',
    ];
    expect(addresses.length).toBeGreaterThan(60);
    expect(await leaks(addresses, callAs(as))).toEqual([]);
  });

  test('in the answer of any call that changes something, whatever becomes of it', async () => {
    const requests = requestsThatChange();
    expect(requests.length).toBeGreaterThan(70);
    const leaking: unknown[] = [];
    const statuses = new Set<number>();
    // A session of its own, because it ends here.
    const [student] = await portal.db.select().from(users).where(eq(users.nationalId, me));
    const token =
      as &&
      (await openSession(
        portal.db,
        { userId: student?.id ?? '', userAgent: undefined, askedAt: new Date() },
        new Date(),
      ));
    for (const { method, url, body, headers } of requests) {
      const { status, text } = await portal.call(method, url, {
        body,
        headers: { ...headers, ...(token && { authorization: token }) },
      });
      statuses.add(status);
      const secret = found(text);
      if (secret.length > 0 || status >= 500) leaking.push([method, url, status, secret]);
    }
    expect(leaking).toEqual([]);
    // Some went through, so the answers were not all refusals at the door.
    expect([...statuses]).toEqual(expect.arrayContaining(as ? [200, 403, 404] : [200, 401]));
  });

  test.each(languages)('on any page (%s)', async (language) => {
    const addresses = addressesOfPages(routes as Declared[]);
    expect(addresses.length).toBeGreaterThan(25);
    const cookie = as ? `session=${await portal.tokenOf(as)}; signed_in=1` : '';
    const read = async (address: string) => (await pages.get(address, language, cookie)).body;
    expect(await leaks(['/', ...addresses], read)).toEqual([]);
  });
});

test('the same questions find it where it may be read: the test can fail', async () => {
  expect(await leaks(addressesOfCalls('entity'), callAs('entity'))).not.toEqual([]);
  await portal.db.update(teamPeople).set({ agreedAt: new Date() });
  const ofPaid = `/api/teams?team_id=${values.team_id?.[1]}`;
  const [[, seen] = []] = await leaks([ofPaid], callAs('coach'));
  expect(seen).toEqual(expect.arrayContaining([...people.members.slice(1, 4)]));
});

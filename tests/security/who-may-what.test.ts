import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import type { TeamTab } from '#domain/team-tabs.ts';
import { orders } from '#server/features/payments/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { announceResult, certify } from '#tests/support/certificates.ts';
import { allContent } from '#tests/support/rates.ts';
import { fullSheet } from '#tests/support/scores.ts';
import { multipart, openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { tabsFor } from '#web/account/team/team-context.ts';

/**
 * Every tab and action of a team, for everybody whom it may concern: what each is shown, what each is refused, and that
 * a refusal left every row as it was. Written by hand: whoever gains or loses something must be changed here too.
 */
let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  for (const who of everybody) if (accountOf[who]) await portal.tokenOf(...accountOf[who]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.pool.query('delete from rate_limits');
});

/** The columns of the tables below. `other…` have the roles of those who may, and nothing to do with the team. */
const everybody = [
  'creator',
  'coach',
  'member',
  'entity',
  'otherCoach',
  'otherStudent',
  'otherEntity',
  'admin',
  'subAdmin',
  'guest',
] as const;
type Who = (typeof everybody)[number];
type Table<Cell> = Record<Who, Cell>;

const accountOf: Table<[RoleName, number] | undefined> = {
  creator: ['coach', 0],
  coach: ['coach', 1],
  member: ['student', 0],
  entity: ['entity', 0],
  otherCoach: ['coach', 2],
  otherStudent: ['student', 2],
  otherEntity: ['entity', 1],
  admin: ['admin', 0],
  subAdmin: ['sub_admin', 0],
  guest: undefined,
};
const as = (who: Who) => {
  const [role, number] = accountOf[who] ?? [];
  return role ? { as: role, number } : {};
};
const numberOf = (role: RoleName, number: number) => accountsOf(role)[number]?.membership_id ?? '';

type Team = { id: string; orderId: string };
type Kind = 'unpaid' | 'begun' | 'free' | 'ranked' | 'paid' | 'reissuable';

/** A team of `creator`, coached by `coach`, with `member`, belonging to `entity`, in the state that an action needs. */
async function makeTeam(kind: Kind): Promise<Team> {
  const costs = kind !== 'free' && kind !== 'ranked';
  const entity_cr = accountsOf('entity')[0]?.cr_number;
  const { _id: id } = await registerTeam(portal, season, {
    competion_id: costs ? season.paid.id : season.free.id,
    coaches: [numberOf('coach', 1)],
    members: [numberOf('student', 0), numberOf('student', 1)],
    ...(kind !== 'reissuable' && { entity_cr }),
  });
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, id));
  const creator = as('creator');
  const body = { team_id: id };
  if (costs && kind !== 'unpaid') {
    const { json } = await portal.call('POST', '/api/teams/registration_checker', { ...creator, body });
    if (kind !== 'begun') {
      await payAtGateway(json.order.url);
      await portal.call('POST', '/api/telr/', { ...creator, body });
    }
  }
  if (kind === 'reissuable') {
    await portal.call('POST', '/api/teams/entity/', { ...creator, body: { ...body, entity: entity_cr } });
  }
  if (kind === 'ranked') await announceResult(portal, id, 2);
  return { id, orderId: order?.id ?? '' };
}

const all = <Cell>(cell: Cell, change: Partial<Table<Cell>> = {}): Table<Cell> => ({
  ...(Object.fromEntries(everybody.map((who) => [who, cell])) as Table<Cell>),
  ...change,
});

describe('what each is shown of a team', () => {
  const team = (id: string, who: Who) => portal.call('GET', `/api/teams/?team_id=${id}`, as(who));
  const letters: Record<TeamTab, string> = {
    ...{ overview: 'o', members: 'm', matches: 'p', transactions: 't', certification: 'c', submissions: 's' },
  };

  test('the tabs of its page, from what the page is sent', async () => {
    const { id } = await makeTeam('free');
    const expected = all<string>('o', {
      ...{ creator: 'omptcs', coach: 'omptcs', member: 'ompc', entity: 'omptc' },
      ...{ admin: 'omptcs', subAdmin: 'ompc', guest: '401' },
    });
    for (const who of everybody) {
      const { status, json } = await team(id, who);
      const { user } = (await portal.call('POST', '/api/getuser', as(who))).json;
      const shown = status === 200 ? tabsFor(user, json.team).map((tab) => letters[tab]) : [status];
      expect([who, shown.join('')]).toEqual([who, expected[who]]);
    }
  });

  /** How much of a member, who is not the viewer, an answer tells. */
  const peopleIn = (json: { team?: { members?: { national_id?: string }[] } }) => {
    const [, other] = json.team?.members ?? [];
    if (!json.team?.members) return json.team ? 'public face' : 'nothing';
    if (other?.national_id === numberOf('student', 1)) return 'whole';
    return other?.national_id ? 'masked' : 'name and picture';
  };

  test.each([
    [
      'unpaid',
      all('nothing', {
        ...{ creator: 'masked', coach: 'masked', entity: 'masked', member: 'name and picture' },
        ...{ admin: 'whole', subAdmin: 'whole' },
      }),
    ],
    [
      'free',
      all('public face', {
        ...{ creator: 'whole', coach: 'whole', entity: 'whole', member: 'name and picture' },
        ...{ admin: 'whole', subAdmin: 'whole', guest: 'nothing' },
      }),
    ],
  ] as const)('its members, in a team that is %s', async (kind, expected) => {
    const { id } = await makeTeam(kind);
    for (const who of everybody) expect([who, peopleIn((await team(id, who)).json)]).toEqual([who, expected[who]]);
  });

  test('it stands in the My Teams of those who belong to it', async () => {
    const { id } = await makeTeam('free');
    const expected = all<boolean | number>(false, {
      creator: true,
      coach: true,
      member: true,
      entity: true,
      guest: 401,
    });
    for (const who of everybody) {
      const { status, json } = await portal.call('GET', '/api/teams/myteams/?page=1&season=all', as(who));
      const shown = status === 200 ? json.teams.some(({ _id }: { _id: string }) => _id === id) : status;
      expect([who, shown]).toEqual([who, expected[who]]);
    }
  });

  type Read = [what: string, kind: Kind, address: (team: Team) => string, expected: Table<number>];
  const managers = { creator: 200, coach: 200, entity: 200, admin: 200 };
  const reads: Read[] = [
    [
      'its transactions',
      'paid',
      ({ id }) => `/api/teams/transections/?page=0&team_id=${id}`,
      all(404, { ...managers, subAdmin: 403, guest: 401 }),
    ],
    [
      'its invoice',
      'paid',
      ({ orderId }) => `/api/teams/transections/invoice?order_id=${orderId}`,
      all(404, { ...managers, subAdmin: 403, guest: 401 }),
    ],
    [
      'the file of its invoice',
      'paid',
      ({ orderId }) => `/files/invoices/${orderId}.pdf`,
      all(404, { ...managers, subAdmin: 403, guest: 401 }),
    ],
    [
      'its certificates',
      'free',
      ({ id }) => `/api/certificates/?page=1&team_id=${id}`,
      all(404, { ...managers, member: 200, subAdmin: 200, guest: 401 }),
    ],
  ];
  test.each(reads)('%s', async (_, kind, address, expected) => {
    const url = address(await makeTeam(kind));
    for (const who of everybody) {
      expect([who, (await portal.call('GET', url, as(who))).status]).toEqual([who, expected[who]]);
    }
  });
});

describe('what each may do for a team', () => {
  type Action = [
    what: string,
    kind: Kind,
    send: (team: Team, who: Who) => ReturnType<TestPortal['call']>,
    expected: Table<number>,
  ];
  const post = (url: string, body: (team: Team) => object) => (team: Team, who: Who) =>
    portal.call('POST', url, { ...as(who), body: body(team) });
  /** Creator, coach, entity and admins; a role that may nowhere is told so, and others that there is no such team. */
  const payers = all(404, {
    ...{ creator: 200, coach: 200, entity: 200, admin: 200 },
    ...{ member: 403, otherStudent: 403, subAdmin: 403, guest: 401 },
  });
  const cr = accountsOf('entity')[0]?.cr_number;

  const actions: Action[] = [
    ['start its payment', 'unpaid', post('/api/teams/registration_checker', ({ id }) => ({ team_id: id })), payers],
    ['verify its payment', 'begun', post('/api/telr/', ({ id }) => ({ team_id: id })), payers],
    [
      'come back from its payment',
      'begun',
      post('/api/telr-payment-checker/', ({ id }) => ({ team_id: id, status: 'auth' })),
      payers,
    ],
    [
      'keep a record of a payment',
      'begun',
      post('/api/seasons/', ({ id }) => ({ type: 'team', team_id: id, ref: 'R', data: {} })),
      all(404, { creator: 200, coach: 200, entity: 200, member: 200, admin: 200, subAdmin: 403, guest: 401 }),
    ],
    [
      'replace a member',
      'unpaid',
      async ({ id }, who) => {
        const [member] = await portal.db
          .select({ replaced: teamPeople.stebUserId })
          .from(teamPeople)
          .where(and(eq(teamPeople.teamId, id), eq(teamPeople.nationalId, numberOf('student', 0))));
        const body = { team_id: id, ...member, member_id: people.members[4] };
        return portal.call('POST', '/api/teams/members/replace', { ...as(who), body });
      },
      all(403, { creator: 200, coach: 200, admin: 200, otherCoach: 404, guest: 401 }),
    ],
    [
      'withdraw it before it is paid',
      'unpaid',
      post('/api/teams/withdrawal', ({ id }) => ({ team_id: id })),
      all(404, { creator: 200, admin: 200, member: 403, otherStudent: 403, guest: 401 }),
    ],
    ['say whose it is', 'unpaid', post('/api/teams/entity/', ({ id }) => ({ team_id: id, entity: cr })), payers],
    [
      'have its invoice issued anew',
      'reissuable',
      post('/api/teams/transections/invoice', ({ orderId }) => ({ order_id: orderId })),
      payers,
    ],
    [
      'have the PDF of its invoice made again',
      'paid',
      post('/api/teams/transections/genrate/', ({ id, orderId }) => ({ team: id, order_id: orderId })),
      all(404, { creator: 200, coach: 200, entity: 200, admin: 200, subAdmin: 403, guest: 401 }),
    ],
    [
      'hand in its scores',
      'free',
      ({ id }, who) => {
        const { body, headers } = multipart(undefined, { jsdata: JSON.stringify(fullSheet('FLLD', id)) });
        return portal.call('POST', '/api/teams/scores', { ...as(who), body, headers });
      },
      all(403, { creator: 200, coach: 200, otherCoach: 404, admin: 200, guest: 401 }),
    ],
    ['issue its certificate', 'ranked', post('/api/certificates/genrate/', ({ id }) => ({ team: id })), payers],
    [
      'issue its final certificate',
      'ranked',
      async ({ id }, who) => {
        const { _id: cr_id, crt_serial } = await certify(portal, { id }, 'admin');
        return portal.call('POST', '/api/certificates/final/', { ...as(who), body: { team: id, cr_id, crt_serial } });
      },
      payers,
    ],
    [
      'revoke its certificate',
      'ranked',
      async (team, who) => {
        const { _id: id } = await certify(portal, team, 'admin');
        return portal.call('POST', '/api/admin/certificates/revoke', { ...as(who), body: { id, reason: 'A mistake' } });
      },
      all(403, { admin: 200, guest: 401 }),
    ],
  ];

  // One account has few unpaid teams at a time, and withdrawn ones do not count.
  beforeEach(() => portal.db.update(teams).set({ status: false }).where(eq(teams.paymentStatus, false)));

  test.each(actions)('%s', async (_, kind, send, expected) => {
    const refused = everybody.filter((who) => expected[who] !== 200);
    const shared = await makeTeam(kind);
    // Whatever an action prepares for itself is there before the rows are compared.
    await send(shared, 'guest');
    const before = await allContent(portal);
    for (const who of refused) {
      const { status, json } = await send(shared, who);
      expect([who, status, json.success]).toEqual([who, expected[who], false]);
    }
    expect(await allContent(portal)).toEqual(before);
    // Each of the others has a team of their own, because some things can be done once.
    for (const who of everybody.filter((one) => expected[one] === 200)) {
      const { status, json } = await send(await makeTeam(kind), who);
      expect([who, status, json.code]).toEqual([who, 200, undefined]);
    }
  });
});

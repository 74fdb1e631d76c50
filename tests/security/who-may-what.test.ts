import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { issueCertificate, issueFinalCertificate, revokeCertificate } from '#contract/endpoints/certificates.ts';
import { deletePaymentRecord, savePaymentRecord } from '#contract/endpoints/payment-records.ts';
import { checkRegistration, verifyPayment, verifyReturnedPayment } from '#contract/endpoints/payments.ts';
import { submitScores } from '#contract/endpoints/scores.ts';
import { answerForEntity, attachEntity, reissueInvoice } from '#contract/endpoints/team-entity.ts';
import { answerForMembership, replaceMember } from '#contract/endpoints/team-members.ts';
import { askRegistry, refreshFromRegistry } from '#contract/endpoints/team-registry.ts';
import { withdrawTeam } from '#contract/endpoints/team-withdrawal.ts';
import { makeInvoiceAgain } from '#contract/endpoints/transactions.ts';
import people from '#demo/people.json' with { type: 'json' };
import type { TeamTab } from '#domain/team-tabs.ts';
import { orders } from '#server/features/payments/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { allEndpoints, changesSomething, fileOfEndpoint, nameOfEndpoint } from '#tests/support/all-endpoints.ts';
import { announceResult, certify } from '#tests/support/certificates.ts';
import { expectNone } from '#tests/support/expect-none.ts';
import { allContent } from '#tests/support/rates.ts';
import { fullSheet } from '#tests/support/scores.ts';
import { multipart, openSeason, payAtGateway, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { tabsFor } from '#web/account/team/team-context.ts';

/**
 * Every tab and action of a team, for everybody whom it may concern: what each is shown, what each is refused, and that
 * a refusal left every row as it was. Written by hand: whoever gains or loses something must be changed here too.
 */
let portal: TestPortal;
let season: TestSeason;
/** Filled in once: all teams have one logo. */
let form: Awaited<ReturnType<typeof registrationForm>>;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  form = await registrationForm(portal, season);
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
  const data = {
    ...form,
    competion_id: costs ? season.paid.id : season.free.id,
    coaches: [numberOf('coach', 1)],
    members: [numberOf('student', 0), numberOf('student', 1)],
    ...(kind !== 'reissuable' && { entity_cr }),
  };
  const registered = await portal.call('POST', '/api/teams/registration', { ...as('creator'), body: { data } });
  expect(registered.status).toBe(200);
  const { _id: id } = registered.json.team;
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
  // Named by the creator: what a coach may before they agree is in answer-for-membership.test.ts of team-members.
  await portal.call('POST', '/api/teams/membership/answer', { ...as('coach'), body: { ...body, agrees: true } });
  // Named by the creator: what it sees before it agrees is in server/features/team-entity/answer-for-entity.test.ts.
  await portal.call('POST', '/api/teams/entity/answer', { ...as('entity'), body: { ...body, agrees: true } });
  if (kind === 'ranked') await announceResult(portal, id, 2);
  return { id, orderId: order?.id ?? '' };
}

const all = <Cell>(cell: Cell, change: Partial<Table<Cell>> = {}): Table<Cell> => ({
  ...(Object.fromEntries(everybody.map((who) => [who, cell])) as Table<Cell>),
  ...change,
});

describe('what each is shown of a team', () => {
  const made = new Map<Kind, Promise<Team>>();
  /** One of each kind: looking changes nothing. */
  const teamOf = (kind: Kind): Promise<Team> => {
    const one = made.get(kind) ?? makeTeam(kind);
    made.set(kind, one);
    return one;
  };
  const team = (id: string, who: Who) => portal.call('GET', `/api/teams/?team_id=${id}`, as(who));
  const letters: Record<TeamTab, string> = {
    ...{ overview: 'o', members: 'm', matches: 'p', transactions: 't', certification: 'c', submissions: 's' },
  };

  test('the tabs of its page, from what the page is sent', async () => {
    const { id } = await teamOf('free');
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

  const managing = (seen: string) => ({ creator: seen, coach: seen, entity: seen });
  const others = { member: 'name and picture', admin: 'whole', subAdmin: 'whole', guest: 'nothing' };
  test.each([
    ['unpaid', false, all('nothing', { ...others, ...managing('masked') })],
    ['unpaid', true, all('nothing', { ...others, ...managing('whole') })],
    ['free', false, all('public face', { ...others, ...managing('masked') })],
    ['free', true, all('public face', { ...others, ...managing('whole') })],
  ] as const)('its members, in a team that is %s, where they agreed (%s)', async (kind, agreed, expected) => {
    const { id } = await teamOf(kind);
    const agreedAt = agreed ? new Date() : null;
    await portal.db
      .update(teamPeople)
      .set({ agreedAt })
      .where(and(eq(teamPeople.teamId, id), eq(teamPeople.nationalId, numberOf('student', 1))));
    for (const who of everybody) expect([who, peopleIn((await team(id, who)).json)]).toEqual([who, expected[who]]);
  });

  test('it stands in the My Teams of those who belong to it', async () => {
    const { id } = await teamOf('free');
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
    const url = address(await teamOf(kind));
    for (const who of everybody) {
      expect([who, (await portal.call('GET', url, as(who))).status]).toEqual([who, expected[who]]);
    }
  });
});

describe('what each may do for a team', () => {
  type Sent = { query?: string; body?: object | Buffer; headers?: Record<string, string> };
  type Action = [
    what: string,
    call: Endpoint,
    kind: Kind,
    sent: (team: Team) => Sent | Promise<Sent>,
    expected: Table<number>,
  ];
  const body = (bodyOf: (team: Team) => object) => (team: Team) => ({ body: bodyOf(team) });
  /** Creator, coach, entity and admins; a role that may nowhere is told so, and others that there is no such team. */
  const payers = all(404, {
    ...{ creator: 200, coach: 200, entity: 200, admin: 200 },
    ...{ member: 403, otherStudent: 403, subAdmin: 403, guest: 401 },
  });
  const cr = accountsOf('entity')[0]?.cr_number;
  /** The registry's id of a member. */
  const memberIn = async (teamId: string) => {
    const [member] = await portal.db
      .select({ id: teamPeople.stebUserId })
      .from(teamPeople)
      .where(and(eq(teamPeople.teamId, teamId), eq(teamPeople.nationalId, numberOf('student', 0))));
    return member?.id;
  };

  const actions: Action[] = [
    ['start its payment', checkRegistration, 'unpaid', body(({ id }) => ({ team_id: id })), payers],
    ['verify its payment', verifyPayment, 'begun', body(({ id }) => ({ team_id: id })), payers],
    [
      'come back from its payment',
      verifyReturnedPayment,
      'begun',
      body(({ id }) => ({ team_id: id, status: 'auth' })),
      payers,
    ],
    [
      'keep a record of a payment',
      savePaymentRecord,
      'begun',
      body(({ id }) => ({ type: 'team', team_id: id, ref: 'R', data: {} })),
      all(404, { creator: 200, coach: 200, entity: 200, member: 200, admin: 200, subAdmin: 403, guest: 401 }),
    ],
    [
      'forget a record of a payment that the creator keeps',
      deletePaymentRecord,
      'begun',
      async ({ id }) => {
        const kept = (await portal.call('GET', `/api/seasons?team_id=${id}`, as('creator'))).json.season;
        const record = { type: 'team', team_id: id, ref: 'R', data: {} };
        const { _id } =
          kept ?? (await portal.call('POST', '/api/seasons', { ...as('creator'), body: record })).json.season;
        return { query: `?id=${_id}` };
      },
      all(404, { creator: 200, subAdmin: 403, guest: 401 }),
    ],
    [
      'replace a member',
      replaceMember,
      'unpaid',
      async ({ id }) => ({ body: { team_id: id, replaced: await memberIn(id), member_id: people.members[4] } }),
      all(403, { creator: 200, coach: 200, admin: 200, otherCoach: 404, guest: 401 }),
    ],
    [
      'withdraw it before it is paid',
      withdrawTeam,
      'unpaid',
      body(({ id }) => ({ team_id: id })),
      all(404, { creator: 200, admin: 200, member: 403, otherStudent: 403, guest: 401 }),
    ],
    ['say whose it is', attachEntity, 'unpaid', body(({ id }) => ({ team_id: id, entity: cr })), payers],
    [
      'say that it is theirs',
      answerForEntity,
      'unpaid',
      body(({ id }) => ({ team_id: id, agrees: true })),
      all(403, { entity: 200, otherEntity: 404, guest: 401 }),
    ],
    [
      'say that they are in it',
      answerForMembership,
      'unpaid',
      body(({ id }) => ({ team_id: id, agrees: true })),
      all(404, { coach: 200, member: 200, guest: 401 }),
    ],
    [
      'say that they are not in it',
      answerForMembership,
      'free',
      body(({ id }) => ({ team_id: id, agrees: false })),
      all(404, { coach: 200, member: 200, guest: 401 }),
    ],
    [
      'have its invoice issued anew',
      reissueInvoice,
      'reissuable',
      body(({ orderId }) => ({ order_id: orderId })),
      payers,
    ],
    [
      'have the PDF of its invoice made again',
      makeInvoiceAgain,
      'paid',
      body(({ id, orderId }) => ({ team: id, order_id: orderId })),
      all(404, { creator: 200, coach: 200, entity: 200, admin: 200, subAdmin: 403, guest: 401 }),
    ],
    [
      'hand in its scores',
      submitScores,
      'free',
      ({ id }) => multipart(undefined, { jsdata: JSON.stringify(fullSheet('FLLD', id)) }),
      all(403, { creator: 200, coach: 200, otherCoach: 404, admin: 200, guest: 401 }),
    ],
    ['issue its certificate', issueCertificate, 'free', body(({ id }) => ({ team: id })), payers],
    [
      'issue its final certificate',
      issueFinalCertificate,
      'ranked',
      async ({ id }) => {
        const { _id: cr_id, crt_serial } = await certify(portal, { id }, 'admin');
        return { body: { team: id, cr_id, crt_serial } };
      },
      payers,
    ],
    [
      'change its fields as the office does',
      adminTeams.update,
      'unpaid',
      body(({ id }) => ({ id, city: 'Abha' })),
      all(403, { admin: 200, subAdmin: 200, guest: 401 }),
    ],
    [
      'let its scores be handed in again',
      adminTeams.reopenScores,
      'free',
      async ({ id }) => {
        const sheet = multipart(undefined, { jsdata: JSON.stringify(fullSheet('FLLD', id)) });
        // Refused where they stand since the one before was asked.
        await portal.call('POST', '/api/teams/scores', { ...as('admin'), ...sheet });
        const { team } = (await portal.call('GET', `/api/admin/teams/?id=${id}`, as('admin'))).json;
        return { body: { id, scores_at: team.scores.created_at, reason: 'A mistake' } };
      },
      all(403, { admin: 200, guest: 401 }),
    ],
    [
      'revoke its certificate',
      revokeCertificate,
      'free',
      async (team) => {
        const { _id: id } = await certify(portal, team, 'admin');
        return { body: { id, reason: 'A mistake' } };
      },
      all(403, { admin: 200, guest: 401 }),
    ],
    [
      'compare its member with the registry',
      askRegistry,
      'unpaid',
      async ({ id }) => ({ body: { id, person: await memberIn(id) } }),
      all(403, { admin: 200, subAdmin: 200, guest: 401 }),
    ],
    [
      'take over what the registry says of its member',
      refreshFromRegistry,
      'unpaid',
      async ({ id }) => {
        const place = { id, person: await memberIn(id) };
        const { json } = await portal.call('POST', askRegistry.path, { ...as('admin'), body: place });
        return { body: { ...place, seen: json.after } };
      },
      all(403, { admin: 200, subAdmin: 200, guest: 401 }),
    ],
  ];

  /** What can be done again to a team, so that all who may do it to the same. */
  const repeatable: Endpoint[] = [
    ...[checkRegistration, verifyPayment, verifyReturnedPayment],
    ...[savePaymentRecord, attachEntity, answerForEntity, makeInvoiceAgain, askRegistry, refreshFromRegistry],
  ];

  /** Calls that change something and have no row, and why; those of a resource of the back-office by its address. */
  const without: Record<string, string> = {
    'POST /api/teams/registration': 'makes the team: nobody has to do with it before',
    'POST /api/telr/notice': "is the gateway's, and signed: server/features/payments",
    'POST /api/adduser': 'is for everybody: tests/security/session.test.ts',
    'POST /api/steb': 'is for everybody: tests/security/session.test.ts',
    'GET /api/loginseason': 'is for everybody: tests/security/session.test.ts',
    'POST /api/signup': 'is for everybody, about a person who has no account yet',
    'POST /api/signout': "ends one's own session: tests/security/session.test.ts",
    'POST /api/getuser': 'notes the language of the person who asks',
    'POST /api/uploads': 'stores a picture that no team has yet: tests/security/uploads.test.ts',
    'POST /api/lookups/coach': 'changes nothing but a count: tests/security/look-ups.test.ts',
    'POST /api/lookups/member': 'changes nothing but a count: tests/security/look-ups.test.ts',
    'POST /api/lookups/entity': 'changes nothing but a count: tests/security/look-ups.test.ts',
    'POST /api/personal-data/deletion': 'is about the person who asks: server/features/personal-data',
    'DELETE /api/personal-data/deletion': 'is about the person who asks: server/features/personal-data',
    'POST /api/admin/deletion-requests/carry-out': "is an admin's: server/features/personal-data",
    'POST /api/teams/entity/request': 'is for whoever has the token of a mail: server/features/team-entity',
    'POST /api/teams/entity/request/answer': 'is for whoever has the token of a mail: server/features/team-entity',
    'POST /api/teams/membership/request': 'is for whoever has the token of a mail: server/features/team-members',
    'POST /api/teams/membership/request/answer': 'is for whoever has the token of a mail: server/features/team-members',
    '/api/admin/community':
      'is an admin’s, about posts and their authors: server/features/community/moderation.test.ts',
    '/api/admin/contactus': 'is about messages of guests: server/features/contact/office.test.ts',
    'POST /api/contactus': 'is for everybody, about nothing that is there',
    'POST /api/moe/registertration': 'is for everybody, about nothing that is there',
    'POST /api/community': 'is about posts: server/features/community',
    'POST /api/community/comments': 'is about posts: server/features/community',
    'POST /api/community/likes': 'is about posts: server/features/community',
    'POST /api/community/reports': 'is about posts: server/features/community',
    'POST /api/catalogue/tickets': 'changes nothing',
    '/api/admin/users': 'is about accounts, for the office: server/features/people',
    '/api/admin/members': 'is about accounts, for the office: server/features/people',
    '/api/admin/admins': 'is about accounts, for the office: server/features/people',
    '/api/admin/profile': 'is about the account of whoever asks: server/features/people/own-account.test.ts',
    '/api/admin/seasons': 'is content, of nobody: server/features/seasons',
    '/api/admin/competions': 'is content, of nobody: server/features/competitions',
    '/api/admin/files': 'is content, of nobody: server/features/competitions',
    '/api/admin/results/imports':
      'is an admin’s, about results, which are public once published: server/features/result-imports/result-imports.test.ts',
    '/api/admin/settings': 'is the office’s own: server/features/settings',
    '/api/admin/results':
      'is of teams, and for administrators alone, whosever team it is: server/features/results/office.test.ts',
    '/api/admin/teams/views': 'is the office’s own, about no team: server/features/teams/team-views.test.ts',
    '/api/admin/faqs': 'is content, of nobody: server/features/faqs',
    '/api/admin/partners': 'is content, of nobody: server/features/partners',
    '/api/admin/tranings': 'is content, of nobody: server/features/training-centres',
    '/api/admin/gallery': 'is content, of nobody: server/features/gallery',
    '/api/admin/moe': 'is an admin’s, about registrations of no account: server/features/talents',
    '/api/admin/uploads': 'stores a file for a form of the office: server/features/partners/office.test.ts',
  };

  test('every call that changes something has a row, or a reason why not', () => {
    const rows = new Set(actions.map(([, call]) => call));
    const rowless = allEndpoints().filter((call) => changesSomething(call) && !rows.has(call));
    const explains = (key: string, call: Endpoint) =>
      key === nameOfEndpoint(call) || key === call.path || call.path.startsWith(`${key}/`);
    const table = 'tests/security/who-may-what.test.ts';
    expectNone([
      ...rowless
        .filter((call) => !Object.keys(without).some((key) => explains(key, call)))
        .map(
          (call) =>
            `${nameOfEndpoint(call)} (${fileOfEndpoint(call)}) changes something, and ${table} does not say for whom: if it is about a team, a certificate, scores, a payment or a person, add a row to "actions" (what it does, the call, the team that it needs, what is sent, and what each is answered); if it is about none of them, add '${nameOfEndpoint(call)}' to "without", with the reason, or '${call.path}' for all calls of a resource.`,
        ),
      ...Object.keys(without)
        .filter((key) => !rowless.some((call) => explains(key, call)))
        .map((key) => `${table}: take '${key}' out of "without"; no call needs it there.`),
    ]);
  });

  // One account has few unpaid teams at a time, and withdrawn ones do not count.
  beforeEach(() => portal.db.update(teams).set({ status: false }).where(eq(teams.paymentStatus, false)));

  test.each(actions)('%s', async (_, call, kind, sent, expected) => {
    const { method, path } = call;
    const send = async (team: Team, who: Who) => {
      const { query = '', ...request } = await sent(team);
      return portal.call(method, `${path}${query}`, { ...as(who), ...request });
    };
    const refused = everybody.filter((who) => expected[who] !== 200);
    const shared = await makeTeam(kind);
    // Whatever an action prepares for itself is there before the rows are compared.
    await sent(shared);
    const before = await allContent(portal);
    for (const who of refused) {
      const { status, json } = await send(shared, who);
      expect([who, status, json.success]).toEqual([who, expected[who], false]);
    }
    expect(await allContent(portal)).toEqual(before);
    // Each of the others has a team of their own where a thing can be done once; the first has that of the refused.
    for (const [turn, who] of everybody.filter((one) => expected[one] === 200).entries()) {
      const own = turn === 0 || repeatable.includes(call) ? shared : await makeTeam(kind);
      const { status, json } = await send(own, who);
      expect([who, status, json.code]).toEqual([who, 200, undefined]);
    }
  });
});

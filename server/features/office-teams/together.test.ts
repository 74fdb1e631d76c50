import { and, asc, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { certificates } from '#server/features/certificates/index.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { invoices } from '#server/features/invoices/index.ts';
import { lookUps } from '#server/features/lookups/table.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { orders, paymentAttempts, reconcilePayments } from '#server/features/payments/index.ts';
import { scoreSubmissions } from '#server/features/scores/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { school } from '#tests/support/certificates.ts';
import { addCompetition } from '#tests/support/office-teams.ts';
import { fullSheet, sendScores } from '#tests/support/scores.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** Two of the office, the coach and the gateway on one team at once: nothing is lost, and nothing happens twice. */

/** How many teams; `TOGETHER_RUNS=500` for whoever changes a step or what it checks. */
const RUNS = Number(process.env.TOGETHER_RUNS ?? 15);

let portal: TestPortal;
let season: TestSeason;
/** One with the same fee and other scores, one with another fee and the same scores, and the team's own. */
let others: string[];

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  const [same, dearer] = [
    await addCompetition(portal, season, { slug: 'robosports', membersNo: 4, priceHalalas: 35_000 }),
    await addCompetition(portal, season, { slug: 'FLLE', membersNo: 4 }),
  ];
  others = [same.id, dearer.id, season.paid.id];
  for (const role of ['admin', 'sub_admin', 'coach'] as const) await portal.tokenOf(role);
  await portal.db.update(settings).set({ unpaidTeamsMax: 1_000 });
  await portal.world.faults({ dropNotice: true });
});
afterAll(() => portal.close());

const acts = [
  ...(['editsFields', 'editsWithAnOldForm', 'officeReplaces', 'coachReplaces', 'addsMember', 'moves'] as const),
  ...(['withdraws', 'bringsBack', 'coachWithdraws', 'beginsToPay', 'isCharged', 'verifies', 'paysByHand'] as const),
  ...(['handsInScores', 'reopensScores', 'issuesCertificate'] as const),
] as const;
type Act = (typeof acts)[number];
/** With a number, by which its values differ from those of others. */
type Step = readonly [Act, number];

/** What is shown to everybody before they act at once. */
type Seen = { revision: number; members: { _id: string }[]; scores: { created_at: string } | null };
type Answer = { status: number; json: Record<string, never> & { code?: string } };

async function play(batches: readonly (readonly Step[])[]) {
  await portal.database.pool.query('delete from rate_limits');
  await portal.db.delete(lookUps);
  const { _id: id } = await registerTeam(portal, season, { members: people.members.slice(0, 2) });
  await portal.db.update(teams).set({ entity: school, entityStebId: school.stebUserId }).where(eq(teams.id, id));
  const before = await portal.db.select().from(teamPeople).where(eq(teamPeople.teamId, id));
  const put = (body: object, as: RoleName = 'admin') =>
    portal.call('PUT', '/api/admin/teams/', { as, body: { id, ...body } });
  const post = (path: string, body: object, as: RoleName = 'coach') => portal.call('POST', path, { as, body });
  const pages: string[] = [];
  const acknowledged: Record<string, unknown>[] = [];
  const refusedValues: Record<string, unknown>[] = [];
  const memberOf = (n: number) => people.members[n % people.members.length] ?? '';

  const act = async ([what, n]: Step, { revision, members, scores }: Seen): Promise<Answer | undefined> => {
    const replaced = members[n % members.length]?._id;
    const edit = async (values: object, form: number, as: RoleName) => {
      const answer = await put({ revision: form, ...values }, as);
      (answer.status === 200 ? acknowledged : refusedValues).push({ ...values });
      return answer;
    };
    const value = `${n}-${acknowledged.length + refusedValues.length}-${what}-${Math.trunc(performance.now() * 1_000)}`;
    const by: Record<Act, () => Promise<Answer | undefined>> = {
      editsFields: () => edit({ city: value }, revision, 'sub_admin'),
      editsWithAnOldForm: () => edit({ notes: value }, 1, 'admin'),
      officeReplaces: () => put({ old_member_id: replaced, member_id_update: memberOf(n) }),
      coachReplaces: () => post('/api/teams/members/replace', { team_id: id, replaced, member_id: memberOf(n + 1) }),
      addsMember: () => put({ member_id_update: memberOf(n) }),
      moves: () => put({ competion: others[n % others.length] }),
      withdraws: () => put({ status: false }),
      bringsBack: () => put({ status: true }, n % 2 === 0 ? 'admin' : 'sub_admin'),
      coachWithdraws: () => post('/api/teams/withdrawal', { team_id: id }),
      async beginsToPay() {
        const answer = await post('/api/teams/registration_checker', { team_id: id });
        if (answer.json.order) pages.push((answer.json.order as { url: string }).url);
        return answer;
      },
      async isCharged() {
        const page = pages.at(-1);
        if (page) await payAtGateway(page);
        return undefined;
      },
      verifies: () => post('/api/telr/', { team_id: id }),
      paysByHand: () => put({ payment_status: true, payment_note: `Transfer ${n % 2}` }),
      handsInScores: () => sendScores(portal, fullSheet('FLLC', id)),
      reopensScores: () =>
        post('/api/admin/teams/scores/reopen', { id, scores_at: scores?.created_at, reason: 'Wrong' }, 'admin'),
      issuesCertificate: () => post('/api/certificates/genrate/', { team: id }),
    };
    return by[what]();
  };

  for (const batch of batches) {
    const seen = (await portal.call('GET', `/api/admin/teams/?id=${id}`, { as: 'admin' })).json.team as Seen;
    const answers = await Promise.all(batch.map((step) => act(step, seen)));
    for (const [at, answer] of answers.entries())
      expect(answer?.status ?? 200, `${batch[at]}: ${JSON.stringify(answer?.json)}`).toBeLessThan(500);
  }
  return { id, before, acknowledged, refusedValues };
}

type Played = Awaited<ReturnType<typeof play>>;

async function expectMoneyAgrees(teamId: string): Promise<void> {
  const { db, payments } = portal;
  await reconcilePayments(payments, { youngest: 0 });
  const [row] = await db
    .select({ team: teams, order: orders, competition: competitions })
    .from(teams)
    .innerJoin(orders, eq(orders.purposeId, teams.id))
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(eq(teams.id, teamId));
  if (!row) throw new Error('no team');
  const { team, order, competition } = row;
  const issued = await db.select().from(invoices).where(eq(invoices.orderId, order.id));
  expect(team.paymentStatus).toBe(order.paidAt !== null);
  expect(order.subtotal).toBe(competition.priceHalalas);
  expect(issued.map(({ content }) => content.amounts.total)).toEqual(order.paidAt ? [order.total] : []);
  if (!order.paidAt) expect(order.items.product.nameEn).toBe(competition.nameEn);
  const attempts = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order.id));
  const settling = attempts.filter(({ state, needsRefund }) => state === 'paid' && !needsRefund);
  expect(settling.map(({ amount }) => amount)).toEqual(order.paymentMethod === 'card' ? [order.total] : []);
  for (const { ref, state } of attempts) {
    if (!ref) continue;
    // Charged, it paid the order, is given back, or waits for the office.
    if ((await payments.gateway.check(ref)).statusCode === 3) expect(['paid', 'review']).toContain(state);
    else expect(state).not.toBe('paid');
  }
}

async function expectPeopleAgree({ id, before }: Played): Promise<void> {
  const now = await portal.db.select().from(teamPeople).where(eq(teamPeople.teamId, id));
  expect(new Set(now.map(({ nationalId }) => nationalId)).size).toBe(now.length);
  const lines = await linesOf(id, 'team_people');
  // What the log says, one line after the other, leads from who was there to who is.
  const seats = new Set(before.map(({ stebUserId }) => stebUserId));
  for (const { before: left, after: joined } of lines) {
    if (left._id) expect(seats.delete(left._id as string)).toBe(true);
    expect(seats.has(joined._id as string)).toBe(false);
    seats.add(joined._id as string);
  }
  expect([...seats].sort()).toEqual(now.map(({ stebUserId }) => stebUserId).sort());
  expect(now.length).toBeGreaterThanOrEqual(before.length);
  expect(now.filter(({ role }) => role === 'coach')).toHaveLength(1);
}

const linesOf = (teamId: string, kind: string) =>
  portal.db
    .select()
    .from(changeLog)
    .where(and(eq(changeLog.recordId, teamId), eq(changeLog.kind, kind)))
    .orderBy(asc(changeLog.at), asc(changeLog.id));

async function expectTeamAgrees({ id, acknowledged, refusedValues }: Played): Promise<void> {
  const { db } = portal;
  const [team] = await db.select().from(teams).where(eq(teams.id, id));
  if (!team) throw new Error('no team');
  const lines = await linesOf(id, 'teams');
  const said = (values: object) =>
    lines.filter(({ after }) => Object.entries(values).every(([name, value]) => after[name] === value)).length;
  for (const values of acknowledged) expect([values, said(values)]).toEqual([values, 1]);
  for (const values of refusedValues) expect([values, said(values)]).toEqual([values, 0]);
  const paid = await db.$count(orders, and(eq(orders.purposeId, id), eq(orders.paymentMethod, 'manual')));
  expect(said({ payment_status: true })).toBe(paid);
  const ofFields = lines.filter(({ after }) => !('payment_status' in after || 'scores' in after));
  expect(team.revision).toBe(1 + ofFields.length);
  // Withdrawn and brought back in turn, each time by a line.
  const states = lines.flatMap(({ after }) => ('status' in after ? [after.status] : []));
  expect(states).toEqual(states.map((_, at) => at % 2 === 1));
  expect(team.status).toBe(states.at(-1) ?? true);
  const standing = and(eq(scoreSubmissions.teamId, id), isNull(scoreSubmissions.reopenedAt));
  expect(await db.$count(scoreSubmissions, standing)).toBe(team.hasScores ? 1 : 0);
  const valid = and(eq(certificates.teamId, id), isNull(certificates.revokedAt));
  expect(await db.$count(certificates, valid)).toBe(team.hasCertificate ? 1 : 0);
}

/** One that is played always: without a payment, a change and a place that is given, a run would prove nothing. */
const alwaysPlayed: readonly (readonly Step[])[] = [
  [
    ['beginsToPay', 0],
    ['editsFields', 1],
  ],
  [
    ['isCharged', 0],
    ['officeReplaces', 2],
  ],
  [
    ['verifies', 0],
    ['editsWithAnOldForm', 3],
  ],
];

test(
  'whatever they do at once, the team, its people, its money and its log agree',
  async () => {
    const step = fc.tuple(fc.constantFrom(...acts), fc.nat({ max: 30 }));
    // What leads to money and scores comes more often.
    const money = fc.tuple(
      fc.constantFrom<Act>('beginsToPay', 'isCharged', 'verifies', 'bringsBack'),
      fc.nat({ max: 30 }),
    );
    const batches = fc.array(fc.array(fc.oneof(step, step, money), { minLength: 2, maxLength: 4 }), {
      minLength: 3,
      maxLength: 7,
    });
    await fc.assert(
      fc.asyncProperty(batches, async (chosen) => {
        const played = await play(chosen);
        await expectMoneyAgrees(played.id);
        await expectPeopleAgree(played);
        await expectTeamAgrees(played);
      }),
      { numRuns: RUNS, endOnFailure: true, examples: [[alwaysPlayed]] },
    );
    expect(await portal.db.$count(invoices)).toBeGreaterThan(0);
    for (const kind of ['teams', 'team_people'])
      expect(await portal.db.$count(changeLog, eq(changeLog.kind, kind))).toBeGreaterThan(0);
  },
  60_000 + RUNS * 5_000,
);

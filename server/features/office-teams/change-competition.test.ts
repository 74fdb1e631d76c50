import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { certificates } from '#server/features/certificates/index.ts';
import type { competitions } from '#server/features/competitions/index.ts';
import { paymentAttempts, settlePayment } from '#server/features/payments/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { announceResult, certifiableTeam, certify } from '#tests/support/certificates.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import {
  addCompetition,
  beginAnew,
  officeTeamCalls,
  openForOfficeTeams,
  wrongField,
} from '#tests/support/office-teams.ts';
import { fullSheet, openFreeCompetition, sendScores } from '#tests/support/scores.ts';
import { payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import type { TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
/** A competition of the same season that costs something else. */
let dearer: typeof competitions.$inferSelect;

beforeAll(async () => {
  ({ portal, season } = await openForOfficeTeams());
  dearer = await addCompetition(portal, season);
});
afterAll(() => portal.close());
beforeEach(() => beginAnew(portal));

const { put, get, history, orderOf, rowOf, refused } = officeTeamCalls(() => portal);
const register = async (change = {}) => (await registerTeam(portal, season, change))._id;

describe('the competition', () => {
  test('of an unpaid team: its order is computed anew, by an administrator alone', async () => {
    const id = await register();
    expect(await refused({ id, competion: dearer.id }, 'sub_admin')).toEqual([403, 'not_allowed']);
    expect((await put({ id, competion: dearer.id })).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({
      ...{ subtotal: 50_000, tax: 7_500, total: 57_500, paidAt: null },
      items: { product: { nameEn: 'RoboMission' }, customer: { name: expect.any(String) } },
    });
    const { after } = (await history(id))[0];
    expect(after.competion.name_en).toBe('RoboMission');
    // What is paid then is the new fee.
    const { json } = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: id },
    });
    await payAtGateway(json.order.url);
    await portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id: id } });
    expect((await get(id)).payment_status).toBe(true);
  });

  test('of a paid team is one with the same fee, and what was paid stays', async () => {
    const id = await register();
    await put({ id, payment_status: true, payment_note: 'Transfer 1' });
    const paid = await orderOf(id);
    expect(await refused({ id, competion: dearer.id })).toEqual(wrongField('competion', 'other_price'));
    const same = await addCompetition(portal, season, { slug: 'robosports', priceHalalas: 35_000 });
    expect((await put({ id, competion: same.id })).json.team.competion._id).toBe(same.id);
    expect(await orderOf(id)).toEqual(paid);
    const free = await register({ competion_id: season.free.id });
    expect(await refused({ id: free, competion: dearer.id })).toEqual(wrongField('competion', 'other_price'));
  });

  test('is not changed to a free one, nor to another fee while a payment is under way', async () => {
    const id = await register();
    expect(await refused({ id, competion: season.free.id })).toEqual(wrongField('competion', 'free_competition'));
    const started = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: id },
    });
    const running = await put({ id, competion: dearer.id });
    expect([running.status, running.json.code, running.json.fields]).toEqual(
      wrongField('competion', 'payment_running'),
    );
    expect((await orderOf(id)).total).toBe(40_300);
    // Closed, as far as the portal knows: its page is paid all the same, and waits for the office.
    const { id: orderId } = await orderOf(id);
    await portal.world.faults({ dropNotice: true });
    await portal.db.update(paymentAttempts).set({ state: 'cancelled' }).where(eq(paymentAttempts.orderId, orderId));
    expect((await put({ id, competion: dearer.id })).status).toBe(200);
    await payAtGateway(started.json.order.url);
    const [attempt] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
    expect(await settlePayment(portal.payments, attempt?.id ?? '')).toBe('review');
    expect((await get(id)).payment_status).toBe(false);
  });

  test('is not changed for a team that turns out to be paid by card, and the team is paid then', async () => {
    const id = await register();
    await portal.world.faults({ dropNotice: true });
    const { json } = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: id },
    });
    await payAtGateway(json.order.url);
    const answer = await put({ id, competion: dearer.id });
    expect([answer.status, answer.json.code, answer.json.fields]).toEqual(wrongField('competion', 'other_price'));
    expect(await get(id)).toMatchObject({ payment_status: true, competion: { _id: season.paid.id } });
  });

  test('is one of the season, takes as many people, and is open or not', async () => {
    const id = await register({ coaches: people.coaches.slice(0, 2) });
    expect(await refused({ id, competion: dearer.id })).toEqual(wrongField('competion', 'too_many_people'));
    const [other] = await portal.db
      .insert(seasons)
      .values({ slug: 'other', code: 'O25', name: 'آخر', nameEn: 'Other', registration: true })
      .returning();
    const elsewhere = await addCompetition(portal, season, { seasonId: other?.id });
    expect(await refused({ id, competion: elsewhere.id })).toEqual(wrongField('competion', 'not_offered'));
    expect((await put({ id, competion: season.closed.id })).json.team.competion._id).toBe(season.closed.id);
  });

  test('stays where a result, a certificate or scores of another kind name it', async () => {
    const judged = await register({ competion_id: season.free.id });
    await announceResult(portal, judged, 2);
    const [rules, game] = [
      await openFreeCompetition(portal, season, 'future_innovators'),
      await openFreeCompetition(portal, season, 'FLLE'),
    ];
    expect(await refused({ id: judged, competion: game.id })).toEqual(wrongField('competion', 'result_elsewhere'));

    const certified = await certifiableTeam(portal, season);
    const { _id } = await certify(portal, certified);
    expect(await refused({ id: certified.id, competion: game.id })).toEqual(
      wrongField('competion', 'certificate_elsewhere'),
    );
    await portal.call('POST', '/api/admin/certificates/revoke', { as: 'admin', body: { id: _id, reason: 'Moved' } });
    expect((await put({ id: certified.id, competion: game.id })).status).toBe(200);
    expect(await portal.db.$count(certificates, eq(certificates.teamId, certified.id))).toBe(1);

    const scored = await register({ competion_id: season.free.id });
    await sendScores(portal, fullSheet('FLLD', scored));
    expect(await refused({ id: scored, competion: game.id })).toEqual(wrongField('competion', 'scores_elsewhere'));
    const moved = await put({ id: scored, competion: rules.id });
    expect(moved.json.team.scores.youtube_link).toContain('project');
  });

  test('that somebody has chosen while a change waited is not undone by who may not choose it', async () => {
    const id = await register();
    const other = await portal.database.pool.connect();
    await other.query('begin');
    await other.query('select from orders where purpose_id = $1 for update', [id]);
    const waiting = put({ id, competion: season.paid.id, name: 'صقور نجد' }, 'sub_admin');
    await waitingForLocks(portal.database.pool);
    await other.query('update teams set competition_id = $2 where id = $1', [id, dearer.id]);
    await other.query('commit');
    other.release();
    expect((await waiting).json.code).toBe('not_allowed');
    expect(await rowOf(id)).toMatchObject({ competitionId: dearer.id, name: 'Najd Falcons' });
  });

  test('stays with its fee when the name changes, whatever the tax is by then', async () => {
    const id = await register();
    await portal.database.pool.query('update orders set tax = 0, rounding = 0, total = 35000 where purpose_id = $1', [
      id,
    ]);
    expect((await put({ id, name: 'صقور أحد' }, 'sub_admin')).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ total: 35_000, items: { subject: { name: 'صقور أحد' } } });
  });
});

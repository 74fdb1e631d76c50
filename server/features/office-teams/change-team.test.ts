import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import sentences from '#locales/en/fields.ts';
import { certificates } from '#server/features/certificates/index.ts';
import { ageLevels, type competitions } from '#server/features/competitions/index.ts';
import { paymentAttempts, settlePayment } from '#server/features/payments/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { announceResult, certifiableTeam, certify } from '#tests/support/certificates.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { addCompetition, officeTeamCalls } from '#tests/support/office-teams.ts';
import { fullSheet, openFreeCompetition, sendScores } from '#tests/support/scores.ts';
import { multipart, openSeason, payAtGateway, picture, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
/** A competition of the same season that costs something else. */
let dearer: typeof competitions.$inferSelect;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  dearer = await addCompetition(portal, season);
  for (const role of ['admin', 'sub_admin', 'coach'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.world.noFaults();
  await portal.database.pool.query('delete from rate_limits');
  // One account has few unpaid teams at a time.
  await portal.db.update(teams).set({ status: false }).where(eq(teams.paymentStatus, false));
});

const { put, get, history, orderOf, refused } = officeTeamCalls(() => portal);
const register = async (change = {}) => (await registerTeam(portal, season, change))._id;
const rowOf = async (id: string) => (await portal.db.select().from(teams).where(eq(teams.id, id)))[0];
const wrong = (field: string, code: keyof typeof sentences) => [422, 'invalid_fields', { [field]: sentences[code] }];
const newsOf = async (id: string) =>
  (
    await portal.database.pool.query(
      "select data->>'news' as news from pgboss.job where name = 'send-membership' and data->>'teamId' = $1 order by created_on",
      [id],
    )
  ).rows.map(({ news }) => news);

describe('one team', () => {
  test('is answered whole, with what the form changes, and without money for a sub admin', async () => {
    const id = await register();
    const team = await get(id);
    expect(team).toMatchObject({ name: 'Najd Falcons', revision: 1, updated_by: null, notes: '', coaches_no: 2 });
    expect(team.coaches[0].phone_number).toMatch(/^\+966/);
    expect(team.order.total_amount).toBe(403);
    expect(team.earlier_scores).toEqual([]);
    const { json } = await portal.call('GET', `/api/admin/teams/?id=${id}`, { as: 'admin' });
    expect(json.team).toEqual(team);
    const seen = await get(id, 'sub_admin');
    expect(seen.members[0].national_id).toBe(people.members[0]);
    expect('order' in seen).toBe(false);
    expect(JSON.stringify(seen)).not.toContain('403');
  });

  test('that there is not is answered 404', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { id: season.season.id, name: 'x' } : undefined;
      const query = method === 'GET' ? `?id=${season.season.id}` : '';
      expect((await portal.call(method, `/api/admin/teams/${query}`, { as: 'admin', body })).status).toBe(404);
    }
  });

  test('is changed by what is sent of it, as the form of the specification and as ours, and the log says what', async () => {
    const id = await register();
    const body = { id, revision: 1, name: '  Najd\nHawks ', notes: 'Calls back on Sunday', city: 'Jeddah' };
    const { status, json } = await put(body, 'sub_admin');
    expect([status, json.msg]).toEqual([200, 'Update Successfully!']);
    expect(json.team).toMatchObject({ name: 'Najd Hawks', notes: 'Calls back on Sunday', city: 'Jeddah', revision: 2 });
    expect(json.team.schoolName).toBe('Al-Rowad Schools');
    expect((await orderOf(id)).items.subject.name).toBe('Najd Hawks');
    const [change] = await history(id);
    expect(change).toMatchObject({ before: { name: 'Najd Falcons' }, after: { name: 'Najd Hawks' } });

    const form = multipart(
      { name: 'logo.png', type: 'image/png', bytes: await picture(80) },
      {
        ...{ id, name: 'Najd Hawks', schoolName: 'Palm Grove', ageLevel: 'Senior', stage: 'High' },
        ...{ payment_status: 'false', city: 'Jeddah', competion: season.paid.id, notes: '', status: '' },
      },
    );
    const sent = await portal.call('PUT', '/api/admin/teams/', { as: 'admin', ...form });
    expect(sent.json.team).toMatchObject({ schoolName: 'Palm Grove', ageLevel: 'Senior', stage: 'High', notes: '' });
    expect(sent.json.team.image).toMatch(/^\/files\/pictures\//);
    expect(sent.json.team).toMatchObject({ status: true, payment_status: false, revision: 3 });
  });

  test('two who change one: the second is refused with what it is now, and the same sent twice is no change', async () => {
    const id = await register();
    await put({ id, revision: 1, name: 'First' });
    expect((await put({ id, revision: 1, name: 'First' })).json.team.revision).toBe(2);
    const { status, json } = await put({ id, revision: 1, name: 'Second' }, 'sub_admin');
    expect([status, json.code]).toEqual([409, 'changed_meanwhile']);
    expect(json.conflict).toMatchObject({
      ...{ by: expect.any(String), at: expect.any(String) },
      current: { _id: id, revision: 2, name: 'First', competion: season.paid.id, region: expect.any(String) },
    });
    expect((await rowOf(id))?.name).toBe('First');
    expect(await history(id)).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>, unknown[]]>([
    ['an empty name', { name: ' ' }, [422, 'admin_fields_empty', { name: sentences.required }]],
    ['a level that is none', { ageLevel: 'Adults' }, wrong('ageLevel', 'not_offered')],
    ['a region that is none', { region: '00000000-0000-7000-8000-000000000000' }, wrong('region', 'not_offered')],
    ['a picture of nobody', { image: '/files/pictures/none.webp' }, wrong('image', 'own_upload')],
    ['a state that is none', { status: 'perhaps' }, wrong('status', 'invalid')],
  ])('is refused: %s', async (_, change, expected) => {
    expect(await refused({ id: await register(), ...change })).toEqual(expected);
  });

  test('keeps a level that takes no new teams, and takes no such level anew', async () => {
    const id = await register();
    const senior = and(eq(ageLevels.competitionId, season.paid.id), eq(ageLevels.key, 'Senior'));
    await portal.db.update(ageLevels).set({ status: false }).where(senior);
    expect(await refused({ id, ageLevel: 'Senior' })).toEqual(wrong('ageLevel', 'not_offered'));
    await portal.db.update(teams).set({ ageLevel: 'Senior' }).where(eq(teams.id, id));
    expect((await put({ id, ageLevel: 'Senior', name: 'Corrected' })).json.team.name).toBe('Corrected');
    await portal.db.update(ageLevels).set({ status: true }).where(senior);
  });

  test('of a season that is over is corrected', async () => {
    const id = await register();
    await portal.db.update(seasons).set({ status: false });
    expect((await put({ id, schoolName: 'Palm Grove' })).json.team.schoolName).toBe('Palm Grove');
    await portal.db.update(seasons).set({ status: true });
  });

  test('is nobody else’s to read or to change', async () => {
    const id = await register();
    for (const as of ['coach', 'student', 'entity'] as const) {
      expect((await portal.call('GET', `/api/admin/teams/?id=${id}`, { as })).status).toBe(403);
      expect(await refused({ id, name: 'Mine' }, as)).toEqual([403, 'not_allowed']);
    }
    const { status } = await portal.call('GET', `/api/admin/teams/history?id=${id}`, { as: 'sub_admin' });
    expect(status).toBe(403);
  });
});

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
    expect(await refused({ id, competion: dearer.id })).toEqual(wrong('competion', 'other_price'));
    const same = await addCompetition(portal, season, { slug: 'robosports', priceHalalas: 35_000 });
    expect((await put({ id, competion: same.id })).json.team.competion._id).toBe(same.id);
    expect(await orderOf(id)).toEqual(paid);
    const free = await register({ competion_id: season.free.id });
    expect(await refused({ id: free, competion: dearer.id })).toEqual(wrong('competion', 'other_price'));
  });

  test('is not changed to a free one, nor to another fee while a payment is under way', async () => {
    const id = await register();
    expect(await refused({ id, competion: season.free.id })).toEqual(wrong('competion', 'free_competition'));
    const started = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: id },
    });
    const running = await put({ id, competion: dearer.id });
    expect([running.status, running.json.code, running.json.fields]).toEqual(wrong('competion', 'payment_running'));
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
    expect([answer.status, answer.json.code, answer.json.fields]).toEqual(wrong('competion', 'other_price'));
    expect(await get(id)).toMatchObject({ payment_status: true, competion: { _id: season.paid.id } });
  });

  test('is one of the season, takes as many people, and is open or not', async () => {
    const id = await register({ coaches: people.coaches.slice(0, 2) });
    expect(await refused({ id, competion: dearer.id })).toEqual(wrong('competion', 'too_many_people'));
    const [other] = await portal.db
      .insert(seasons)
      .values({ slug: 'other', code: 'O25', name: 'آخر', nameEn: 'Other', registration: true })
      .returning();
    const elsewhere = await addCompetition(portal, season, { seasonId: other?.id });
    expect(await refused({ id, competion: elsewhere.id })).toEqual(wrong('competion', 'not_offered'));
    expect((await put({ id, competion: season.closed.id })).json.team.competion._id).toBe(season.closed.id);
  });

  test('stays where a result, a certificate or scores of another kind name it', async () => {
    const judged = await register({ competion_id: season.free.id });
    await announceResult(portal, judged, 2);
    const [rules, game] = [
      await openFreeCompetition(portal, season, 'future_innovators'),
      await openFreeCompetition(portal, season, 'FLLE'),
    ];
    expect(await refused({ id: judged, competion: game.id })).toEqual(wrong('competion', 'result_elsewhere'));

    const certified = await certifiableTeam(portal, season);
    const { _id } = await certify(portal, certified);
    expect(await refused({ id: certified.id, competion: game.id })).toEqual(
      wrong('competion', 'certificate_elsewhere'),
    );
    await portal.call('POST', '/api/admin/certificates/revoke', { as: 'admin', body: { id: _id, reason: 'Moved' } });
    expect((await put({ id: certified.id, competion: game.id })).status).toBe(200);
    expect(await portal.db.$count(certificates, eq(certificates.teamId, certified.id))).toBe(1);

    const scored = await register({ competion_id: season.free.id });
    await sendScores(portal, fullSheet('FLLD', scored));
    expect(await refused({ id: scored, competion: game.id })).toEqual(wrong('competion', 'scores_elsewhere'));
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

describe('whether it takes part', () => {
  test('a team is withdrawn and brought back, which people are told and the log says', async () => {
    const id = await register();
    await portal.database.pool.query("delete from pgboss.job where name = 'send-membership'");
    const withdrawn = await put({ id, status: false }, 'sub_admin');
    expect(withdrawn.json.team.status).toBe(false);
    expect((await put({ id, status: false }, 'sub_admin')).status).toBe(200);
    expect(await newsOf(id)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
    expect((await put({ id, status: true }, 'sub_admin')).json.team.status).toBe(true);
    expect((await newsOf(id)).slice(3)).toEqual(['broughtBack', 'broughtBack', 'broughtBack']);
    expect((await history(id)).map(({ after }: { after: object }) => after)).toEqual([
      { status: true },
      { status: false },
    ]);
  });

  test('a team whose fee is paid is withdrawn and brought back by an administrator alone, and stays paid', async () => {
    const id = await register();
    await put({ id, payment_status: true, payment_note: 'Transfer 1' });
    expect(await refused({ id, status: false }, 'sub_admin')).toEqual([403, 'not_allowed']);
    expect((await put({ id, status: false })).json.team).toMatchObject({ status: false, payment_status: true });
    expect(await refused({ id, status: true }, 'sub_admin')).toEqual([403, 'not_allowed']);
    expect((await put({ id, status: true })).json.team).toMatchObject({ status: true, payment_status: true });
    const free = await register({ competion_id: season.free.id });
    expect((await put({ id: free, status: false }, 'sub_admin')).json.team.status).toBe(false);
    expect((await put({ id: free, status: true }, 'sub_admin')).json.team.status).toBe(true);
  });

  test('one that turns out to be paid by card is not withdrawn, nor while the gateway does not say', async () => {
    const id = await register();
    await portal.world.faults({ dropNotice: true });
    const { json } = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: id },
    });
    await portal.world.faults({ dropNotice: true, checkFails: true });
    expect((await put({ id, status: false })).json.code).toBe('withdrawal_unavailable');
    await portal.world.noFaults();
    await portal.world.faults({ dropNotice: true });
    await payAtGateway(json.order.url);
    expect((await put({ id, status: false })).json.code).toBe('order_paid');
    expect(await get(id)).toMatchObject({ status: true, payment_status: true });
    expect((await put({ id, status: false })).json.team).toMatchObject({ status: false, payment_status: true });
  });

  test('a form that was opened before its coach withdrew the team does not bring it back', async () => {
    const id = await register();
    await portal.call('POST', '/api/teams/withdrawal', { as: 'coach', body: { team_id: id } });
    expect((await refused({ id, revision: 1, name: 'Najd Hawks', status: true })).slice(0, 2)).toEqual([
      ...[409, 'changed_meanwhile'],
    ]);
  });
});

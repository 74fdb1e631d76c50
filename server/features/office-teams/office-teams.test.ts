import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { competitions } from '#server/features/competitions/index.ts';
import { invoices } from '#server/features/invoices/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { orders, paymentAttempts, settlePayment } from '#server/features/payments/index.ts';
import { scoreSubmissions } from '#server/features/scores/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { announceResult, certifiableTeam, certify } from '#tests/support/certificates.ts';
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
  const [made] = await portal.db
    .insert(competitions)
    .values({
      ...{ seasonId: season.season.id, slug: 'robo_mission', name: 'روبو', nameEn: 'RoboMission' },
      ...{ priceHalalas: 50_000, coachesNo: 1, membersNo: 3, position: 8 },
    })
    .returning();
  if (!made) throw new Error('no competition');
  dearer = made;
  await addAgeLevels(portal.db, [made], { Junior: '9-16 years' });
  for (const role of ['admin', 'sub_admin', 'coach'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.world.noFaults();
  await portal.database.pool.query('delete from rate_limits');
  // One account has few unpaid teams at a time.
  await portal.db.update(teams).set({ status: false }).where(eq(teams.paymentStatus, false));
});

const get = async (id: string, as: RoleName = 'admin') =>
  (await portal.call('GET', `/api/admin/teams/?id=${id}&view_team=true`, { as })).json.team;
const put = (body: Record<string, unknown>, as: RoleName = 'admin') =>
  portal.call('PUT', '/api/admin/teams/', { as, body });
const history = async (id: string) =>
  (await portal.call('GET', `/api/admin/teams/history?id=${id}`, { as: 'admin' })).json.changes;
const orderOf = async (id: string) =>
  (await portal.db.select().from(orders).where(eq(orders.purposeId, id)))[0] as typeof orders.$inferSelect;

/** All that a call about a team could change. */
const state = async (id: string) => ({
  team: await portal.db.select().from(teams).where(eq(teams.id, id)),
  people: await portal.db.select().from(teamPeople).where(eq(teamPeople.teamId, id)).orderBy(teamPeople.id),
  orders: await portal.db.select().from(orders).where(eq(orders.purposeId, id)),
  scores: await portal.db.select().from(scoreSubmissions).where(eq(scoreSubmissions.teamId, id)),
  log: await portal.db.select().from(changeLog).where(eq(changeLog.recordId, id)),
});
/** Makes a call that is refused, and proves that it changed nothing of the team. */
async function refused(id: string, send: () => ReturnType<typeof put>) {
  const before = await state(id);
  const { status, json } = await send();
  expect(await state(id)).toEqual(before);
  return [status, json.code, ...(json.fields ? [Object.keys(json.fields)] : [])];
}

/** Until a statement waits for a lock that another transaction holds. */
const untilWaiting = () =>
  vi.waitFor(async () => {
    const { rows } = await portal.database.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).not.toEqual([]);
  });

describe('one team', () => {
  test('is answered whole, with what the form changes, and without money for a sub admin', async () => {
    const { _id } = await registerTeam(portal, season);
    const team = await get(_id);
    expect(team).toMatchObject({ name: 'Najd Falcons', revision: 1, updated_by: null, notes: '', coaches_no: 2 });
    expect(team.coaches[0].phone_number).toMatch(/^\+966/);
    expect(team.order.total_amount).toBe(403);
    const seen = await get(_id, 'sub_admin');
    expect(seen.members[0].national_id).toBe(people.members[0]);
    expect('order' in seen).toBe(false);
    const { status } = await portal.call('GET', `/api/admin/teams/?id=${season.season.id}`, { as: 'admin' });
    expect(status).toBe(404);
  });

  test('is changed by what is sent of it, as the specification’s form and as ours, and the log says what', async () => {
    const { _id } = await registerTeam(portal, season);
    const body = { id: _id, revision: 1, name: '  Najd\nHawks ', notes: 'Calls back on Sunday', city: 'Jeddah' };
    const { status, json } = await put(body, 'sub_admin');
    expect([status, json.msg]).toEqual([200, 'Update Successfully!']);
    expect(json.team).toMatchObject({ name: 'Najd Hawks', notes: 'Calls back on Sunday', city: 'Jeddah', revision: 2 });
    expect((await orderOf(_id)).items.subject.name).toBe('Najd Hawks');
    const [change] = await history(_id);
    expect(change).toMatchObject({ before: { name: 'Najd Falcons' }, after: { name: 'Najd Hawks' } });

    const form = multipart(
      { name: 'logo.png', type: 'image/png', bytes: await picture(80) },
      {
        ...{ id: _id, name: 'Najd Hawks', schoolName: 'Palm Grove', ageLevel: 'Senior', stage: 'High' },
        ...{ payment_status: 'false', city: 'Jeddah', competion: season.paid.id, notes: '' },
      },
    );
    const sent = await portal.call('PUT', '/api/admin/teams/', { as: 'admin', ...form });
    expect(sent.json.team).toMatchObject({ schoolName: 'Palm Grove', ageLevel: 'Senior', stage: 'High', notes: '' });
    expect(sent.json.team.image).toMatch(/^\/files\/pictures\//);
  });

  test('two who change one: the second is refused with what it is now, and the same sent twice is no change', async () => {
    const { _id } = await registerTeam(portal, season);
    await put({ id: _id, revision: 1, name: 'First' });
    expect((await put({ id: _id, revision: 1, name: 'First' })).json.team.revision).toBe(2);
    const before = await state(_id);
    const { status, json } = await put({ id: _id, revision: 1, name: 'Second' });
    expect([status, json.code, json.conflict.current]).toEqual([
      ...[409, 'changed_meanwhile'],
      expect.objectContaining({ _id, revision: 2, name: 'First', competion: season.paid.id }),
    ]);
    expect(await state(_id)).toEqual(before);
  });

  test.each<[string, Record<string, unknown>, unknown[]]>([
    ['an empty name', { name: ' ' }, [422, 'admin_fields_empty', ['name']]],
    ['a level that is none', { ageLevel: 'Adults' }, [422, 'invalid_fields', ['ageLevel']]],
    ['a region that is none', { region: '00000000-0000-7000-8000-000000000000' }, [422, 'invalid_fields', ['region']]],
    ['a picture of nobody', { image: '/files/pictures/none.webp' }, [422, 'invalid_fields', ['image']]],
  ])('is refused: %s', async (_, change, expected) => {
    const { _id } = await registerTeam(portal, season);
    expect(await refused(_id, () => put({ id: _id, ...change }))).toEqual(expected);
  });

  test('is nobody else’s to read or to change', async () => {
    const { _id } = await registerTeam(portal, season);
    for (const as of ['coach', 'student', 'entity'] as const) {
      expect((await portal.call('GET', `/api/admin/teams/?id=${_id}`, { as })).status).toBe(403);
      expect(await refused(_id, () => put({ id: _id, name: 'Mine' }, as))).toEqual([403, 'not_allowed']);
    }
  });
});

describe('the competition', () => {
  test('of an unpaid team: its order is reckoned anew, by an administrator', async () => {
    const { _id } = await registerTeam(portal, season);
    const move = { id: _id, competion: dearer.id };
    expect(await refused(_id, () => put(move, 'sub_admin'))).toEqual([403, 'not_allowed']);
    expect((await put(move)).status).toBe(200);
    expect(await orderOf(_id)).toMatchObject({
      ...{ subtotal: 50_000, tax: 7_500, total: 57_500, paidAt: null },
      items: { product: { nameEn: 'RoboMission' }, customer: { name: expect.any(String) } },
    });
  });

  test('a paid team keeps its fee; one with the same fee may be chosen', async () => {
    const { _id } = await registerTeam(portal, season);
    await put({ id: _id, payment_status: true, payment_note: 'Transfer 1' });
    const paid = await orderOf(_id);
    expect(await refused(_id, () => put({ id: _id, competion: dearer.id }))).toEqual([
      ...[422, 'invalid_fields', ['competion']],
    ]);
    await portal.db.update(competitions).set({ priceHalalas: 35_000 }).where(eq(competitions.id, dearer.id));
    expect((await put({ id: _id, competion: dearer.id })).json.team.competion._id).toBe(dearer.id);
    await portal.db.update(competitions).set({ priceHalalas: 50_000 }).where(eq(competitions.id, dearer.id));
    expect(await orderOf(_id)).toEqual({ ...paid, productId: dearer.id });
  });

  test('is not changed while a payment is under way, nor to a free one; what is charged too late waits', async () => {
    const { _id } = await registerTeam(portal, season);
    expect(await refused(_id, () => put({ id: _id, competion: season.free.id }))).toEqual([
      ...[422, 'invalid_fields', ['competion']],
    ]);
    const started = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: _id },
    });
    expect(await refused(_id, () => put({ id: _id, competion: dearer.id }))).toEqual([
      ...[422, 'invalid_fields', ['competion']],
    ]);
    // Closed, as far as the portal knows: the page is paid all the same.
    const { id: orderId } = await orderOf(_id);
    await portal.world.faults({ dropNotice: true });
    await portal.db.update(paymentAttempts).set({ state: 'cancelled' }).where(eq(paymentAttempts.orderId, orderId));
    await put({ id: _id, competion: dearer.id });
    await payAtGateway(started.json.order.url);
    const [attempt] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
    expect(await settlePayment(portal.payments, attempt?.id ?? '')).toBe('review');
    expect((await get(_id)).payment_status).toBe(false);
  });

  test('is one of the team’s season, takes as many people, and not another than its result’s', async () => {
    const team = await registerTeam(portal, season, { coaches: people.coaches.slice(0, 2) });
    const fields = [422, 'invalid_fields', ['competion']];
    expect(await refused(team._id, () => put({ id: team._id, competion: dearer.id }))).toEqual(fields);
    const free = await registerTeam(portal, season, { competion_id: season.free.id });
    await announceResult(portal, free._id, 2);
    const other = await openFreeCompetition(portal, season, 'FLLE');
    expect(await refused(free._id, () => put({ id: free._id, competion: other.id }))).toEqual(fields);
  });

  test('that somebody has chosen while a change waited is not undone by who may not choose it', async () => {
    const { _id } = await registerTeam(portal, season);
    const { competitionId } = (await state(_id)).team[0] as typeof teams.$inferSelect;
    const other = await portal.database.pool.connect();
    await other.query('begin');
    await other.query('select from orders where purpose_id = $1 for update', [_id]);
    const waiting = put({ id: _id, competion: competitionId, name: 'صقور نجد' }, 'sub_admin');
    await untilWaiting();
    await other.query('update teams set competition_id = $2 where id = $1', [_id, dearer.id]);
    await other.query('commit');
    other.release();
    expect((await waiting).json.code).toBe('not_allowed');
    expect((await state(_id)).team[0]).toMatchObject({ competitionId: dearer.id, name: 'Najd Falcons' });
  });

  test('stays with its fee when the name changes, whatever the tax is by then', async () => {
    const { _id } = await registerTeam(portal, season);
    await portal.db.update(orders).set({ tax: 0, rounding: 0, total: 35_000 }).where(eq(orders.purposeId, _id));
    expect((await put({ id: _id, name: 'صقور أحد' }, 'sub_admin')).status).toBe(200);
    expect(await orderOf(_id)).toMatchObject({ total: 35_000, items: { subject: { name: 'صقور أحد' } } });
  });
});

describe('the payment', () => {
  test('is recorded by hand with a note, once, with an invoice; it is never taken back', async () => {
    const { _id } = await registerTeam(portal, season);
    const pay = { id: _id, payment_status: true, payment_note: 'Bank transfer 4471' };
    expect(await refused(_id, () => put({ ...pay, payment_note: '' }))).toEqual([
      ...[422, 'admin_fields_empty', ['payment_note']],
    ]);
    expect(await refused(_id, () => put(pay, 'sub_admin'))).toEqual([403, 'not_allowed']);
    const answers = await Promise.all([put(pay), put(pay), put(pay)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const order = await orderOf(_id);
    expect(order).toMatchObject({ paymentMethod: 'manual', paymentNote: 'Bank transfer 4471' });
    expect(await portal.db.$count(invoices, eq(invoices.orderId, order.id))).toBe(1);
    expect((await get(_id)).payment_status).toBe(true);
    const lines = await history(_id);
    expect(lines.filter(({ after }: { after: object }) => 'payment_status' in after)).toHaveLength(1);
    expect(await refused(_id, () => put({ id: _id, payment_status: false }))).toEqual([409, 'payment_stands']);
    // Other money for it is told of, and not taken for the first.
    expect(await refused(_id, () => put({ ...pay, payment_note: 'Bank transfer 4472' }))).toEqual([409, 'order_paid']);
  });

  test('a team that was paid by card is never switched to unpaid, and a withdrawn one is not paid for', async () => {
    const { _id } = await registerTeam(portal, season);
    const { json } = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'admin',
      body: { team_id: _id },
    });
    await payAtGateway(json.order.url);
    await portal.call('POST', '/api/telr/', { as: 'admin', body: { team_id: _id } });
    expect(await refused(_id, () => put({ id: _id, payment_status: 'false' }))).toEqual([409, 'payment_stands']);
    const gone = await registerTeam(portal, season);
    await put({ id: gone._id, status: false });
    const pay = { id: gone._id, payment_status: true, payment_note: 'x' };
    expect(await refused(gone._id, () => put(pay))).toEqual([409, 'team_withdrawn']);
    expect((await put({ ...pay, status: true })).json.team).toMatchObject({ status: true, payment_status: true });
  });
});

test('a team is withdrawn and brought back, which people are told and the log says', async () => {
  const { _id } = await registerTeam(portal, season);
  const withdrawn = await put({ id: _id, status: false }, 'sub_admin');
  expect(withdrawn.json.team.status).toBe(false);
  const mails = await portal.db.execute(
    `select from pgboss.job where name = 'send-membership' and data->>'teamId' = '${_id}' and data->>'news' = 'withdrawn'`,
  );
  expect(mails.rows.length).toBeGreaterThan(0);
  expect((await put({ id: _id, status: true })).json.team.status).toBe(true);
  expect((await history(_id)).map(({ after }: { after: object }) => after)).toEqual([
    { status: true },
    { status: false },
  ]);
});

describe('people', () => {
  const [c1, c2, c3] = people.coaches as [string, string, string];
  const [, , m3, m4, m5] = people.members as [string, string, string, string, string];

  test('a coach and a member are replaced, as the specification’s form says it and by the registry’s word alone', async () => {
    const { _id } = await registerTeam(portal, season);
    const before = await get(_id);
    const forged = JSON.stringify({ national_id: c2, name: 'Somebody else' });
    const body = {
      id: _id,
      steb_user_id: 'x',
      old_coach_id: before.coaches[0]._id,
      coach_id_update: true,
      coach: forged,
    };
    const { status, json } = await portal.call('PUT', '/api/admin/teams/', {
      as: 'sub_admin',
      ...multipart(undefined, Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))),
    });
    expect([status, json.team?.coaches.length]).toEqual([200, 1]);
    expect(json.team.coaches[0].national_id).toBe(c2);
    expect(json.team.coaches[0].name).not.toBe('Somebody else');
    const replaced = await put({ id: _id, old_member_id: before.members[0]._id, member_id_update: m3 });
    expect(replaced.json.team.members.map((one: { national_id: string }) => one.national_id)).toEqual([
      m3,
      people.members[1],
    ]);
    const [line] = await history(_id);
    expect(line.after).toEqual({ person: replaced.json.team.members[0].name });
  });

  test('one is added only where there is room, and nobody twice', async () => {
    const { _id } = await registerTeam(portal, season);
    expect(await refused(_id, () => put({ id: _id, coach_id_update: c3 }))).toEqual([409, 'team_full', ['coach']]);
    expect(await refused(_id, () => put({ id: _id, member_id_update: people.members[0] }))).toEqual([
      ...[422, 'duplicate_person', ['member']],
    ]);
    expect(await refused(_id, () => put({ id: _id, member_id_update: '2999999999' }))).toEqual([
      ...[404, 'member_not_found', ['member']],
    ]);
    await put({ id: _id, member_id_update: m4 });
    const full = await put({ id: _id, member_id_update: m5 });
    expect(full.json.team.members).toHaveLength(4);
    expect(await refused(_id, () => put({ id: _id, member_id_update: m3 }))).toEqual([409, 'team_full', ['member']]);
    await portal.db.delete(teamPeople).where(eq(teamPeople.nationalId, c1));
    expect((await put({ id: _id, coach: { national_id: c3 } })).json.team.coaches).toHaveLength(1);
  });

  test('a place that is somebody else’s by now is not given', async () => {
    const { _id } = await registerTeam(portal, season);
    const { members } = await get(_id);
    await put({ id: _id, old_member_id: members[0]._id, member_id_update: m3 });
    expect(await refused(_id, () => put({ id: _id, old_member_id: members[0]._id, member_id_update: m4 }))).toEqual([
      ...[409, 'member_replaced'],
    ]);
  });
});

test('scores are reopened with a reason: both versions are kept, and the team hands in once more', async () => {
  const { _id } = await registerTeam(portal, season, { competion_id: season.free.id });
  const reopen = (body: object, as: RoleName = 'admin') =>
    portal.call('POST', '/api/admin/teams/scores/reopen', { as, body: { id: _id, ...body } });
  const moment = '2026-01-01T00:00:00.000Z';
  expect(await refused(_id, () => reopen({ reason: 'x', scores_at: moment }))).toEqual([409, 'scores_not_there']);
  await sendScores(portal, fullSheet('FLLD', _id));
  const scores_at = (await get(_id)).scores.created_at;
  expect(await refused(_id, () => reopen({ reason: ' ' }))).toEqual([
    422,
    'admin_fields_empty',
    ['scores_at', 'reason'],
  ]);
  expect(await refused(_id, () => reopen({ reason: 'x', scores_at }, 'sub_admin'))).toEqual([403, 'not_allowed']);
  const listed = async () =>
    (await portal.call('GET', '/api/admin/teams/?scores=true&s=najd', { as: 'admin' })).json.totalItems;
  const before = await listed();
  const sent = { reason: 'The wrong project was linked', scores_at };
  const { json } = await reopen(sent);
  expect(json.team).toMatchObject({ scores: null, earlier_scores: [{ reason: 'The wrong project was linked' }] });
  expect(await listed()).toBe(before - 1);
  const again = await sendScores(
    portal,
    fullSheet('FLLD', _id, { youtube_link: 'https://youtube.com/watch?v=second' }),
  );
  expect(again.status).toBe(200);
  const team = await get(_id);
  expect(team.scores.youtube_link).toBe('https://youtube.com/watch?v=second');
  expect(team.earlier_scores[0].youtube_link).toContain('project');
  expect((await sendScores(portal, fullSheet('FLLD', _id))).json.code).toBe('scores_submitted');
  expect(await portal.db.$count(scoreSubmissions, eq(scoreSubmissions.teamId, _id))).toBe(2);

  // Sent again, because the answer was lost, it reopens nothing else; nor does who saw the same scores.
  expect((await reopen(sent)).json.team).toEqual(team);
  expect(await refused(_id, () => reopen({ ...sent, reason: 'Another' }))).toEqual([409, 'scores_handed_in_anew']);
});

test('the list is narrowed to teams with a valid certificate, and to those of an entity', async () => {
  const team = await certifiableTeam(portal, season, { teamName: 'Certified' });
  const found = async (query: string) =>
    (await portal.call('GET', `/api/admin/teams/?s=Certified&${query}`, { as: 'admin' })).json.totalItems;
  expect([await found('certificate=true'), await found('entity=true')]).toEqual([0, 1]);
  const certificate = await certify(portal, team);
  expect([await found('certificate=true'), await found('certificate=false')]).toEqual([1, 0]);
  await portal.call('POST', '/api/admin/certificates/revoke', {
    as: 'admin',
    body: { id: certificate._id, reason: 'A misspelt name' },
  });
  expect(await found('certificate=true')).toBe(0);
});

describe('files', () => {
  const csv = async (query: string, as: RoleName = 'admin') => {
    const { status, text } = await portal.call('GET', `/api/admin/teams/export.csv?${query}`, { as });
    return {
      status,
      rows: text
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n'),
    };
  };

  test('of all competitions have two coaches and four members, of one as many as it takes', async () => {
    const { team_no } = await registerTeam(portal, season, { teamName: '=1+1' });
    const { rows } = await csv(`s=${team_no}`);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.split('","')).toHaveLength(11 + 2 * 4 + 4 * 3);
    expect(rows[1]).toContain('"\'=1+1"');
    const ofOne = await csv(`competion=${dearer.id}`);
    expect(ofOne.rows[0]?.split('","')).toHaveLength(11 + 2 * 4 + 3 * 3);
    expect((await csv('', 'sub_admin')).status).toBe(403);
  });

  test('the specification’s download answers the teams and the slug', async () => {
    const { json } = await portal.call('GET', `/api/admin/teams/?download=true&competion_id=all`, { as: 'admin' });
    expect([json.success, json.comp_slug]).toEqual([true, 'default']);
    expect(json.teams.length).toBe(await portal.db.$count(teams));
    const one = await portal.call('GET', `/api/admin/teams/?download=true&competion_id=${dearer.id}`, { as: 'admin' });
    expect(one.json.comp_slug).toBe('robo_mission');
    expect(one.json.teams.length).toBe(await portal.db.$count(teams, eq(teams.competitionId, dearer.id)));
  });
});

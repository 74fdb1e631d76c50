import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { changeLog } from '#server/features/office-records/table.ts';
import { lockTeam, setEntity } from '#server/features/teams/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { type Entities, entities, openEntities } from '#tests/support/entities.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { linkIn, membershipMails } from '#tests/support/membership-mails.ts';
import { unchanged } from '#tests/support/rates.ts';
import { registerTeam } from '#tests/support/season.ts';

const { school, club } = entities;
const [coach] = accountsOf('coach');

let of: Entities;
let portal: Entities['portal'];
let season: Entities['season'];

beforeAll(async () => {
  of = await openEntities();
  ({ portal, season } = of);
  await portal.tokenOf('entity');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await of.forgetCounts();
  await mailsSent();
});

const mailsSent = () => membershipMails(portal);
const linksSent = async () => (await mailsSent()).map((mail) => linkIn(mail, 'entity-request')).filter(Boolean);

/** A free team, which is active at once, whose coach named the school. */
async function named(change: object = {}) {
  const team = await registerTeam(portal, season, { competion_id: season.free.id, entity_cr: school.cr, ...change });
  const [link = ''] = await linksSent();
  return { id: team._id, number: team.team_no, link };
}
const read = (id: string, as: RoleName = 'entity') => portal.call('GET', `/api/teams/?team_id=${id}`, { as });
const ask = (link: string) => portal.call('POST', '/api/teams/entity/request', { body: { link } });
const byLink = (link: string, agrees: boolean) =>
  portal.call('POST', '/api/teams/entity/request/answer', { body: { link, agrees } });
const byAccount = (team_id: string, agrees: boolean, as: RoleName = 'entity', number = 0) =>
  portal.call('POST', '/api/teams/entity/answer', { as, number, body: { team_id, agrees } });

describe('a school that somebody named, before it has said that the team is its own', () => {
  test('sees the public profile, which team is meant and its own record, and nobody in it', async () => {
    const { id, number } = await named({ coaches: people.coaches.slice(0, 2) });
    const { team } = (await read(id)).json;
    expect(team).toMatchObject({ name: 'Najd Falcons', team_no: number, entity_agreed: false });
    expect(team.entity).toMatchObject({ name: school.name, crNumber: school.cr });
    for (const key of ['coaches', 'members', 'order', 'scores', 'status', 'payment_status'])
      expect(team).not.toHaveProperty(key);
    const { teams: own } = (await portal.call('GET', '/api/teams/myteams', { as: 'entity' })).json;
    expect(own.find(({ _id }: { _id: string }) => _id === id)).toEqual(team);
    // Whoever coaches it sees that the school has not answered.
    expect((await read(id, 'coach')).json.team.entity_agreed).toBe(false);
    expect((await read(id, 'admin')).json.team.entity_agreed).toBe(false);
  });

  test('reads the transactions that name it, and cannot pay', async () => {
    const { _id } = await registerTeam(portal, season, { entity_cr: school.cr });
    await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id: _id } });
    const listed = await portal.call('GET', `/api/teams/transections/?team_id=${_id}`, { as: 'entity' });
    expect(listed.json.orders).toMatchObject([{ payment_status: false, ref: null, url: null }]);
    const email = listed.json.orders[0].items.user.email;
    expect([email.includes('•'), email === coach?.email]).toEqual([true, false]);
    const start = { as: 'entity', body: { team_id: _id } } as const;
    const paying = await unchanged(portal, () => portal.call('POST', '/api/teams/registration_checker', start));
    expect(paying.status).toBe(404);
  });

  test.each<[string, 'GET' | 'POST', string, (id: string) => object | undefined]>([
    ['read its certificates', 'GET', '/api/certificates/?page=1&team_id=', () => undefined],
    ['issue one', 'POST', '/api/certificates/genrate/', (id) => ({ team: id })],
    ['name another entity', 'POST', '/api/teams/entity/', (id) => ({ team_id: id, entity: club.cr })],
    ['keep a payment record', 'POST', '/api/seasons/', (id) => ({ type: 'a', team_id: id, ref: 'r', data: {} })],
  ])('may not %s', async (_, method, path, bodyOf) => {
    const { id } = await named();
    const body = bodyOf(id);
    const send = { as: 'entity', ...(body && { body }) } as const;
    const answer = await unchanged(portal, () => portal.call(method, body ? path : path + id, send));
    expect(answer.status).toBe(404);
  });

  test('has no achievements and certificates of it in its own lists', async () => {
    const { id } = await named();
    const { cerfificate } = (
      await portal.call('POST', '/api/certificates/genrate/', { as: 'coach', body: { team: id } })
    ).json;
    const list = async () =>
      JSON.stringify((await portal.call('GET', '/api/certificates?page=1', { as: 'entity' })).json);
    expect(await list()).not.toContain(cerfificate.crt_serial);
    await byAccount(id, true);
    expect(await list()).toContain(cerfificate.crt_serial);
  });
});

describe('it is asked by mail', () => {
  test('whose link says of which team, without an account and without changing anything', async () => {
    const { number, link } = await named();
    const answer = await unchanged(portal, () => ask(link));
    expect(answer.json.request).toMatchObject({
      ...{ entity: school.name, registered_by: coach?.name, agreed: false },
      team: { name: 'Najd Falcons', team_no: number, season: { name_en: 'FIRST 2025' } },
    });
    expect(JSON.stringify(answer.json)).not.toMatch(/member_id|national_id|email/);
  });

  test('and agrees by one call, after which it sees the team whole; again is no harm', async () => {
    const { id, link } = await named();
    expect((await byLink(link, true)).json).toEqual({ success: true, msg: 'Thank you. It is one of your teams now.' });
    const { team } = (await read(id)).json;
    expect([team.entity_agreed, team.members[0].name]).toEqual([true, expect.any(String)]);
    // Whoever is in the team has not agreed themselves.
    expect(team.members[0].national_id).toMatch(/^•+\d\d$/);
    expect((await ask(link)).json.request.agreed).toBe(true);
    const again = await unchanged(portal, () => byLink(link, true));
    expect(again.status).toBe(200);
  });

  test('and takes itself off, by the link or by its account; coach and log know, and the link is over', async () => {
    for (const by of ['link', 'account']) {
      const { id, link } = await named();
      const answer = await (by === 'link' ? byLink(link, false) : byAccount(id, false));
      expect(answer.json.msg).toBe('Thank you. You are no longer the entity of this team.');
      expect(await of.teamRow(id)).toMatchObject({ entity: null, entityStebId: null, entityAgreedAt: null });
      const mails = await mailsSent();
      expect(mails.map(({ to, subject }) => [to, subject.includes(school.name)])).toEqual([[coach?.email, true]]);
      expect(mails[0]?.text).toContain('/my-teams/?lang=');
      const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, id));
      expect(line).toMatchObject({ kind: 'team_entity', before: { name: school.name, agreed: false } });
      expect(line?.after).toEqual({ answered_by: by });
      for (const send of [() => ask(link), () => byLink(link, true), () => byLink(link, false)]) {
        const gone = await unchanged(portal, send);
        expect([gone.status, gone.json.code]).toEqual([404, 'request_gone']);
      }
      expect((await read(id)).json.team).not.toHaveProperty('entity_agreed');
    }
  });

  test('a school without an account answers by the link as well, and the log says so without naming a person', async () => {
    const { id, link } = await named({ entity_cr: entities.strangerCr });
    await byLink(link, false);
    const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, id));
    expect(line).toMatchObject({ kind: 'team_entity', changedBy: null, after: { answered_by: 'link' } });
    expect((await of.teamRow(id))?.entity).toBeNull();
  });

  test('once it has agreed, its mail, which others may have by now, takes it off no more; its account does', async () => {
    const { id, link } = await named();
    await byLink(link, true);
    const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, id));
    expect(line).toMatchObject({
      before: { agreed: false },
      after: { name: school.name, agreed: true, answered_by: 'link' },
    });
    const refused = await unchanged(portal, () => byLink(link, false));
    expect([refused.status, refused.json.code]).toEqual([404, 'request_gone']);
    await byAccount(id, false);
    expect((await of.teamRow(id))?.entity).toBeNull();
  });

  test('again, when it is named again before it has answered: the newest link counts', async () => {
    const { id, link } = await named();
    await of.attach(id, school.cr);
    const [newer = ''] = await linksSent();
    expect((await ask(link)).status).toBe(404);
    await byLink(newer, true);
    await of.attach(id, school.cr);
    expect(await mailsSent()).toEqual([]);
    expect((await of.teamRow(id))?.entityAgreedAt).toEqual(expect.any(Date));
  });

  test('and the mail alone has the token: neither the queue nor the team keeps it', async () => {
    const { id } = await registerTeam(portal, season, { entity_cr: school.cr }).then(({ _id }) => ({ id: _id }));
    const { rows } = await portal.database.pool.query("select data from pgboss.job where name = 'send-membership'");
    expect(rows.length).toBeGreaterThan(0);
    const [link = ''] = await linksSent();
    const kept = JSON.stringify([rows, (await of.teamRow(id))?.entityLink?.toString('base64url')]);
    expect([link.length, kept.includes(link)]).toEqual([43, false]);
  });

  test('no longer, once the team is withdrawn', async () => {
    const team = await registerTeam(portal, season, { entity_cr: school.cr });
    const [link = ''] = await linksSent();
    await portal.call('POST', '/api/teams/withdrawal', { as: 'coach', body: { team_id: team._id } });
    await mailsSent();
    const answers = [await byLink(link, true), await byAccount(team._id, true)];
    expect(answers.map(({ json }) => json.code)).toEqual(['request_gone', 'team_withdrawn']);
    expect((await of.teamRow(team._id))?.entityAgreedAt).toBeNull();
  });

  test('by whom the team was registered, unless that was the office', async () => {
    const team = await registerTeam(portal, season, { entity_cr: school.cr, competion_id: season.free.id }, 'admin');
    const [link = ''] = await linksSent();
    expect((await ask(link)).json.request.registered_by).toBe('the programme office');
    expect((await read(team._id)).json.team).not.toHaveProperty('user');
  });

  test('an invoice that was issued to it stays', async () => {
    const { _id } = await registerTeam(portal, season, { entity_cr: school.cr });
    const [link = ''] = await linksSent();
    const before = await of.pay(_id);
    await byLink(link, false);
    expect(await of.invoicesOf(await of.orderOf(_id))).toEqual(before);
    expect(before[0]?.content.buyer.entity?.name).toBe(school.name);
  });

  test('the link of the one before is over once another one is named, and each link is of its own team', async () => {
    const [one, other] = [await named(), await named()];
    await of.attach(one.id, club.cr);
    const [next = ''] = await linksSent();
    expect((await ask(one.link)).status).toBe(404);
    expect((await ask(next)).json.request.entity).toBe(club.name);
    await byLink(next, true);
    expect(await of.teamRow(other.id)).toMatchObject({ entityAgreedAt: null });
    // Named once more, it is asked once more.
    await of.attach(one.id, school.cr);
    expect(await of.teamRow(one.id)).toMatchObject({ entityAgreedAt: null });
  });

  test.each([
    ['', 422],
    ['x', 404],
    ['A'.repeat(43), 404],
  ])('a token that is none (%j) is refused', async (link, status) => {
    expect((await unchanged(portal, () => byLink(link, false))).status).toBe(status);
  });
});

describe('it answers by its account', () => {
  test('yes, and later no', async () => {
    const { id } = await named();
    expect((await byAccount(id, true)).status).toBe(200);
    expect((await read(id)).json.team.members).toHaveLength(2);
    expect((await byAccount(id, false)).status).toBe(200);
    expect((await of.teamRow(id))?.entity).toBeNull();
  });

  test.each<[string, RoleName, number, number]>([
    ['another entity', 'entity', 1, 404],
    ['its coach', 'coach', 0, 403],
    ['an admin', 'admin', 0, 403],
  ])('%s does not', async (_, as, number, status) => {
    const { id } = await named();
    await portal.tokenOf(as, number);
    expect((await unchanged(portal, () => byAccount(id, true, as, number))).status).toBe(status);
  });

  test('the one that registered the team has agreed by that, and cannot take itself off', async () => {
    const { _id } = await registerTeam(portal, season, {}, 'entity');
    expect(await of.teamRow(_id)).toMatchObject({ entityAgreedAt: expect.any(Date), entityLink: null });
    expect((await unchanged(portal, () => byAccount(_id, false))).status).toBe(404);
  });

  test('one that attaches itself anew keeps what it said, and so does another who names it again', async () => {
    const { id } = await named();
    await byAccount(id, true);
    const { entityAgreedAt } = (await of.teamRow(id)) ?? {};
    await of.attach(id, school.cr);
    expect((await of.teamRow(id))?.entityAgreedAt).toEqual(entityAgreedAt);
  });
});

test('an answer that waits for another one sees what that one said', async () => {
  const { id, link } = await named();
  let late: ReturnType<typeof byLink> | undefined;
  await portal.db.transaction(async (tx) => {
    await lockTeam(tx, id);
    late = byLink(link, true);
    await waitingForLocks(portal.database.pool);
    await setEntity(tx, id, null, { entityAgreedAt: null, entityLink: null });
  });
  expect((await late)?.json.code).toBe('request_gone');
  expect(await of.teamRow(id)).toMatchObject({ entity: null, entityAgreedAt: null });
});

test('it has the invoice that is made out to it, and none that names the coach', async () => {
  const pdf = (order: string, kind = 'invoices') =>
    portal.call('GET', `/files/${kind}/${order}.pdf`, { as: 'entity' }).then(({ status }) => status);
  const { _id: own } = await registerTeam(portal, season, { entity_cr: school.cr });
  await of.pay(own);
  expect(await pdf(await of.orderOf(own))).toBe(200);
  const { _id: later } = await registerTeam(portal, season);
  await of.pay(later);
  await of.attach(later, school.cr);
  const order = await of.orderOf(later);
  const again = { as: 'entity', body: { team: later, order_id: order } } as const;
  expect(await pdf(order)).toBe(404);
  expect((await portal.call('GET', `/api/teams/transections/invoice?order_id=${order}`, { as: 'entity' })).status).toBe(
    404,
  );
  expect((await portal.call('POST', '/api/teams/transections/genrate/', again)).status).toBe(404);
  await portal.call('POST', '/api/teams/transections/invoice', { as: 'coach', body: { order_id: order } });
  expect([await pdf(order), await pdf(order, 'credit-notes')]).toEqual([200, 404]);
  // Another school's, that was named before.
  await of.attach(own, club.cr);
  await of.attach(own, school.cr);
  await portal.tokenOf('entity', 1);
  await of.attach(later, club.cr);
  expect((await portal.call('GET', `/files/invoices/${order}.pdf`, { as: 'entity', number: 1 })).status).toBe(404);
});

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { certificates } from '#server/features/certificates/table.ts';
import { lookUps } from '#server/features/lookups/table.ts';
import { changeLog } from '#server/features/office-records/table.ts';
import { results } from '#server/features/results/index.ts';
import { lockTeam, teamPeople, teams } from '#server/features/teams/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { entities } from '#tests/support/entities.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { linkIn, membershipMails } from '#tests/support/membership-mails.ts';
import { unchanged } from '#tests/support/rates.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const [coach = '', otherCoach = ''] = people.coaches;
/** The last has no account at the portal. */
const [child = '', sibling = '', , , , , stranger = ''] = people.members;

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  for (const number of [0, 1]) await portal.tokenOf('coach', number);
  await portal.tokenOf('student');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(lookUps);
  await portal.database.pool.query('delete from rate_limits');
  // One account has few unpaid teams at a time.
  await portal.db.update(teams).set({ status: false }).where(eq(teams.paymentStatus, false));
  await membershipMails(portal);
});

/** A free team unless `paid`, and the links by which its people are asked, by their address. */
async function register({ paid = false, ...change }: Record<string, unknown> = {}) {
  const members = [child, stranger];
  const free = paid ? {} : { competion_id: season.free.id };
  const { _id: id } = await registerTeam(portal, season, { coaches: [coach, otherCoach], members, ...free, ...change });
  const links = new Map((await membershipMails(portal)).map((mail) => [mail.to, linkIn(mail, 'membership-request')]));
  const linkOf = async (number: string) => links.get((await placeOf(id, number))?.email ?? '') ?? '';
  return { id, linkOf };
}

async function pay(team_id: string) {
  const { json } = await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id } });
  await payAtGateway(json.order.url);
  await portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id } });
}

const placeOf = async (teamId: string, number: string) =>
  (
    await portal.db
      .select()
      .from(teamPeople)
      .where(and(eq(teamPeople.teamId, teamId), eq(teamPeople.nationalId, number)))
  )[0];
const ask = (link: string) => portal.call('POST', '/api/teams/membership/request', { body: { link } });
const byLink = (link: string, agrees: boolean) =>
  portal.call('POST', '/api/teams/membership/request/answer', { body: { link, agrees } });
const byAccount = (team_id: string, agrees: boolean, as: RoleName = 'student', number = 0) =>
  portal.call('POST', '/api/teams/membership/answer', { as, number, body: { team_id, agrees } });
/** What the coach who registered the team is shown of somebody. */
async function shown(teamId: string, number: string) {
  const { team } = (await portal.call('GET', `/api/teams/?team_id=${teamId}`, { as: 'coach' })).json;
  const place = await placeOf(teamId, number);
  return [...team.coaches, ...team.members].find(({ _id }) => _id === place?.stebUserId);
}
/** The English subjects of the mails that wait. */
const subjects = async () => (await membershipMails(portal)).map(({ subject }) => subject.split(' | ').at(-1));
const linesOf = (teamId: string) => portal.db.select().from(changeLog).where(eq(changeLog.recordId, teamId));

describe('somebody who was entered in a team is asked by mail', () => {
  test.each([
    [child, 'member', 0],
    [stranger, 'member', 0],
    [otherCoach, 'coach', 0],
  ])('(%s, a %s) of which team, without an account and without changing anything', async (number, role) => {
    const { id, linkOf } = await register();
    const answer = await unchanged(portal, async () => ask(await linkOf(number)));
    const place = await placeOf(id, number);
    expect(answer.json.request).toMatchObject({
      ...{ name: place?.name, role, answer: 'asked', registered_by: accountsOf('coach')[0]?.name },
      team: { name: 'Najd Falcons', season: { name_en: 'FIRST 2025' } },
    });
    expect(JSON.stringify(answer.json)).not.toMatch(/national_id|email|phone/);
  });

  test('and agrees by one call, after which managers see them whole; again is no harm', async () => {
    const { id, linkOf } = await register();
    const link = await linkOf(stranger);
    expect(await shown(id, stranger)).toMatchObject({
      answer: 'asked',
      national_id: expect.stringMatching(/^•+\d\d$/),
    });
    expect((await byLink(link, true)).json).toEqual({
      success: true,
      msg: 'Thank you. You are in this team.',
    });
    expect(await shown(id, stranger)).toMatchObject({ answer: 'agreed', national_id: stranger });
    expect((await ask(link)).json.request.answer).toBe('agreed');
    expect((await unchanged(portal, () => byLink(link, true))).status).toBe(200);
    // The others were not asked by it.
    expect(await shown(id, child)).toMatchObject({ answer: 'asked' });
  });

  test('and leaves a free team, by the link or by their account; coaches and log know, and the link is over', async () => {
    for (const by of ['link', 'account'] as const) {
      const { id, linkOf } = await register();
      const link = await linkOf(child);
      const place = await placeOf(id, child);
      const answer = await (by === 'link' ? byLink(link, false) : byAccount(id, false));
      expect(answer.json.msg).toBe('You are no longer in this team. Whoever registered it is told.');
      expect(await placeOf(id, child)).toBeUndefined();
      expect((await portal.call('GET', `/api/teams/?team_id=${id}`, { as: 'student' })).json.team).not.toHaveProperty(
        'members',
      );
      const mails = await membershipMails(portal);
      // The other coach has not agreed.
      expect(mails.map(({ to }) => to)).toEqual([accountsOf('coach')[0]?.email]);
      for (const { subject, text } of mails) {
        expect(subject).toMatch(/A member left “Najd Falcons”$/);
        expect([text.includes(place?.name ?? '?'), text.includes(`/profile/team/${id}/members`)]).toEqual([true, true]);
      }
      const [line] = await linesOf(id);
      expect(line).toMatchObject({
        ...{ kind: 'team_people', changedBy: expect.any(String), after: { answered_by: by } },
        before: { _id: place?.stebUserId, name: place?.name },
      });
      for (const send of [() => ask(link), () => byLink(link, true), () => byLink(link, false)]) {
        const gone = await unchanged(portal, send);
        expect([gone.status, gone.json.code]).toEqual([404, 'request_gone']);
      }
    }
  });

  test('who has no account leaves by the link as well, and the log says so without naming anybody who did it', async () => {
    const { id, linkOf } = await register();
    await byLink(await linkOf(stranger), false);
    expect(await linesOf(id)).toMatchObject([{ changedBy: null, before: { name: expect.any(String) } }]);
    expect(await placeOf(id, stranger)).toBeUndefined();
  });

  test('leaves a team whose fee is not paid, and stays in one that is paid, with their data hidden', async () => {
    const { id: unpaid, linkOf } = await register({ paid: true });
    await byLink(await linkOf(child), false);
    expect(await placeOf(unpaid, child)).toBeUndefined();

    const { id: paid, linkOf: linkOfPaid } = await register({ paid: true });
    await pay(paid);
    const link = await linkOfPaid(child);
    await membershipMails(portal);
    expect((await byLink(link, false)).json.msg).toMatch(/^Thank you. Your details stay hidden/);
    expect(await shown(paid, child)).toMatchObject({ answer: 'refused', national_id: expect.stringMatching(/^•/) });
    expect(await subjects()).toEqual(['A member says that they are not in “Najd Falcons”']);
    expect((await unchanged(portal, () => byLink(link, false))).status).toBe(200);
    // They may think better of it, and a coach may give the place away.
    await byLink(link, true);
    expect(await shown(paid, child)).toMatchObject({ answer: 'agreed', national_id: child });
    expect(await subjects()).toEqual(['Somebody is in “Najd Falcons” after all']);
    await byAccount(paid, false);
    expect(await shown(paid, child)).toMatchObject({ answer: 'refused' });
    // What the account took back no mail gives again, which somebody else may have by now.
    expect((await unchanged(portal, () => byLink(link, true))).json.code).toBe('request_gone');
    const place = await placeOf(paid, child);
    const body = { team_id: paid, replaced: place?.stebUserId, member_id: sibling };
    expect((await portal.call('POST', '/api/teams/members/replace', { as: 'coach', body })).status).toBe(200);
    expect(await shown(paid, sibling)).toMatchObject({ answer: 'asked', national_id: expect.stringMatching(/^•/) });
    expect((await ask(link)).json.code).toBe('request_gone');
  });

  test('once they have agreed, their mail, which others may have by now, takes them out no more; their account does', async () => {
    const { id, linkOf } = await register();
    const link = await linkOf(child);
    await byLink(link, true);
    const refused = await unchanged(portal, () => byLink(link, false));
    expect([refused.status, refused.json.code]).toEqual([404, 'request_gone']);
    await byAccount(id, false);
    expect(await placeOf(id, child)).toBeUndefined();
  });

  test('and the mail alone has the token: neither the queue nor the team keeps it', async () => {
    const { _id } = await registerTeam(portal, season, { competion_id: season.free.id });
    const { rows } = await portal.database.pool.query("select data from pgboss.job where name = 'send-membership'");
    const [mail] = await membershipMails(portal);
    const link = linkIn(mail ?? { text: '' }, 'membership-request');
    const kept = JSON.stringify([
      rows,
      (await portal.db.select().from(teamPeople).where(eq(teamPeople.teamId, _id))).map(({ answerLink }) =>
        answerLink?.toString('base64url'),
      ),
    ]);
    expect([link.length, kept.includes(link)]).toEqual([43, false]);
  });

  test('no longer, once the team is withdrawn', async () => {
    const { id, linkOf } = await register({ paid: true });
    const link = await linkOf(child);
    await portal.call('POST', '/api/teams/withdrawal', { as: 'coach', body: { team_id: id } });
    const answers = [await byLink(link, true), await byAccount(id, true)];
    expect(answers.map(({ json }) => json.code)).toEqual(['request_gone', 'team_withdrawn']);
    expect(await placeOf(id, child)).toMatchObject({ agreedAt: null });
  });

  test('by whom the team was registered, unless that was the office', async () => {
    const { _id } = await registerTeam(portal, season, { competion_id: season.free.id, members: [child] }, 'admin');
    const child0 = await placeOf(_id, child);
    const mail = (await membershipMails(portal)).find(({ to }) => to === child0?.email);
    expect((await ask(linkIn(mail ?? { text: '' }, 'membership-request'))).json.request.registered_by).toBe(
      'the programme office',
    );
  });

  test.each([
    ['', 422],
    ['x', 404],
    ['A'.repeat(43), 404],
  ])('a token that is none (%j) is refused', async (link, status) => {
    expect((await unchanged(portal, () => byLink(link, false))).status).toBe(status);
  });
});

test('whoever registered the team has agreed by that', async () => {
  const { id } = await register();
  expect(await placeOf(id, coach)).toMatchObject({ agreedAt: expect.any(Date), answerLink: null });
  expect(await placeOf(id, otherCoach)).toMatchObject({ agreedAt: null });
});

describe('a coach whom somebody named', () => {
  const read = async (id: string) =>
    (await portal.call('GET', `/api/teams/?team_id=${id}`, { as: 'coach', number: 1 })).json.team;

  test('sees and may what a member does, until they agree, and after that what a coach does', async () => {
    const { id, linkOf } = await register({ paid: true });
    await byLink(await linkOf(child), true);
    const place = await placeOf(id, child);
    const face = { _id: place?.stebUserId, name: place?.name, picture: place?.picture };
    const asCoach = { as: 'coach', number: 1 } as const;
    const replaced = { team_id: id, replaced: place?.stebUserId, member_id: sibling };
    const calls: [string, object][] = [
      ['/api/teams/members/replace', replaced],
      ['/api/teams/registration_checker', { team_id: id }],
      ['/api/teams/entity', { team_id: id, entity: entities.school.cr }],
      ['/api/certificates/genrate', { team: id }],
    ];
    for (const [path, body] of calls) {
      const refused = await unchanged(portal, () => portal.call('POST', path, { ...asCoach, body }));
      expect([path, refused.status]).toEqual([path, 404]);
    }
    const team = await read(id);
    expect(team.members[0]).toEqual(face);
    expect(team).not.toHaveProperty('order');
    await byAccount(id, true, 'coach', 1);
    expect((await read(id)).members[0]).toMatchObject({ ...face, national_id: child, answer: 'agreed' });
    expect((await portal.call('POST', '/api/teams/members/replace', { ...asCoach, body: replaced })).status).toBe(200);
  });

  test('leaves it, and whoever registered it is told that it was a coach', async () => {
    const { id } = await register();
    await byAccount(id, false, 'coach', 1);
    expect(await placeOf(id, otherCoach)).toBeUndefined();
    expect(await subjects()).toEqual(['A coach left “Najd Falcons”']);
  });
});

test('the only coach keeps the place, hidden, since nobody can be given it', async () => {
  const { id } = await register({ coaches: [otherCoach] });
  expect((await byAccount(id, false, 'coach', 1)).json.left).toBe(false);
  expect(await placeOf(id, otherCoach)).toMatchObject({ agreedAt: null, refusedAt: expect.any(Date) });
});

test('who answers again and again fills no mailbox, and uses up nothing of what others cause', async () => {
  const { id } = await register({ paid: true });
  await pay(id);
  await membershipMails(portal);
  for (const agrees of [false, true, false, true, false, true, false]) await byAccount(id, agrees);
  const { rows } = await portal.database.pool.query<{ data: never }>(
    "select data from pgboss.job where name = 'send-membership' order by data->>'id'",
  );
  expect(rows).toHaveLength(7);
  portal.world.mail.clear();
  for (const { data } of rows) await portal.work['send-membership'].run(data);
  expect(portal.world.mail.list()).toHaveLength(4);
  const place = await placeOf(id, child);
  const body = { team_id: id, replaced: place?.stebUserId, member_id: sibling };
  await portal.call('POST', '/api/teams/members/replace', { as: 'coach', body });
  expect(await subjects()).toContain('A member of “Najd Falcons” was replaced');
});

test('an answer that waits for another change sees what that one left', async () => {
  const { id, linkOf } = await register();
  const link = await linkOf(child);
  const place = await placeOf(id, child);
  let late: ReturnType<typeof byLink> | undefined;
  await portal.db.transaction(async (tx) => {
    await lockTeam(tx, id);
    late = byLink(link, true);
    await waitingForLocks(portal.database.pool);
    await tx.delete(teamPeople).where(eq(teamPeople.id, place?.id ?? ''));
  });
  expect((await late)?.json.code).toBe('request_gone');
  expect(await placeOf(id, child)).toBeUndefined();
});

test('a certificate that was issued before somebody left stays as it is', async () => {
  const { id, linkOf } = await register({ entity_cr: entities.school.cr });
  const place = await placeOf(id, child);
  const issued = await portal.call('POST', '/api/certificates/genrate/', { as: 'coach', body: { team: id } });
  expect(issued.status).toBe(200);
  await byLink(await linkOf(child), false);
  const [paper] = await portal.db.select().from(certificates).where(eq(certificates.teamId, id));
  expect(paper?.content.members).toContain(place?.name);
});

test('whoever is named by a result stays in a free team, with their data hidden', async () => {
  const { id, linkOf } = await register();
  const [team] = await portal.db.select().from(teams).where(eq(teams.id, id));
  if (!team) throw new Error('no team');
  const { seasonId, competitionId, regionId, ageLevel } = team;
  await portal.db.insert(results).values({ teamId: id, seasonId, competitionId, regionId, ageLevel, ranked: 1 });
  await byLink(await linkOf(child), false);
  expect(await shown(id, child)).toMatchObject({ answer: 'refused' });
});

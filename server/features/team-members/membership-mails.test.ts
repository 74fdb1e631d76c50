import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { settings } from '#server/features/settings/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Person } from '#server/http/session.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { entities } from '#tests/support/entities.ts';
import { openSeason, registerTeam, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { patiently } from '#tests/support/time-limits.ts';
import { membershipJob, tellOfRegistration } from './tell-people.ts';

const office = 'office@turs.example';
const [coach = '', otherCoach = ''] = people.coaches;
/** The last has no account at the portal. */
const [first = '', , , , , , unknown = ''] = people.members;

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  season = await openSeason(portal);
  await portal.db.update(settings).set({ email: office });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.world.mail.clear();
  // Mails of a day are limited, and counted by their jobs.
  await portal.database.pool.query('delete from pgboss.job where name = $1', [membershipJob]);
  await portal.database.pool.query('delete from rate_limits');
});

/** The mails about memberships, once all jobs are done. */
async function membershipMails() {
  const open = "select count(*)::int as jobs from pgboss.job where state in ('created', 'active', 'retry')";
  await vi.waitUntil(async () => (await portal.database.pool.query(open)).rows[0].jobs === 0, patiently);
  const mails = portal.world.mail.list().map((mail) => {
    const raw = String(portal.world.mail.raw(mail.id)).replaceAll(/\r\n[ \t]/g, ' ');
    return { ...mail, head: raw.slice(0, raw.indexOf('\r\n\r\n')) };
  });
  return mails
    .filter(({ head }) => /^message-id: <membership-/im.test(head))
    .sort((a, b) => String(a.to).localeCompare(String(b.to)));
}

const emailOf = async (membershipId: string, role: 'coach' | 'member' = 'member') =>
  (await portal.identity[role](membershipId))?.email ?? '';
const rowsOf = (teamId: string) => portal.db.select().from(teamPeople).where(eq(teamPeople.teamId, teamId));
const replace = (team_id: string, replaced: string, member_id: string, as: 'coach' | 'admin' = 'coach') =>
  portal.call('POST', '/api/teams/members/replace', { as, body: { team_id, replaced, member_id } });

describe('at registration', () => {
  test('coaches and members are told once each, by whom and for what, and answers go to the office', async () => {
    const { team_no } = await registerTeam(portal, season, {
      coaches: [coach, otherCoach],
      members: [first, unknown],
      teamName: 'Jeddah Pioneers',
    });
    const mails = await membershipMails();
    const expected = [await emailOf(otherCoach, 'coach'), await emailOf(first), await emailOf(unknown)];
    expect(mails.flatMap(({ to }) => to).sort()).toEqual(expected.sort());
    const by = accountsOf('coach')[0]?.name ?? '?';
    for (const { text, html, head } of mails) {
      // Its hyphen would end a line, and in Arabic its parts would change places.
      expect(html?.split(`<span dir="ltr" style="white-space:nowrap">${team_no}</span>`)).toHaveLength(3);
      for (const part of [
        by,
        'Jeddah Pioneers',
        team_no,
        'Challenge',
        'FIRST 2025',
        'تحدي',
        'فيرست 2025',
        '/membership-request?lang=en#',
      ]) {
        expect(text).toContain(part);
      }
      expect(head).toMatch(/^reply-to: .*<office@turs\.example>$/im);
    }
    const asked = mails.map(({ subject }) => /(Do you coach|Are you in) “/.exec(subject)?.[1]).sort();
    expect(asked).toEqual(['Are you in', 'Are you in', 'Do you coach']);
  });

  test('a mail is in the language that its reader chose', async () => {
    await portal.tokenOf('student');
    await portal.db.update(users).set({ language: 'en' }).where(eq(users.nationalId, first));
    await registerTeam(portal, season, { coaches: [coach], members: [first, unknown] });
    const subjects = new Map((await membershipMails()).map(({ to, subject }) => [to[0], subject]));
    expect(subjects.get(await emailOf(first))).toBe('Are you in “Najd Falcons”?');
    expect(subjects.get(await emailOf(unknown))).toMatch(/ \| Are you in “Najd Falcons”\?$/);
    await portal.db.update(users).set({ language: null }).where(eq(users.nationalId, first));
  });

  test.each([
    ['Male', 'هل أنت مدرب «Najd Falcons»؟', 'سُجّلتَ مدربًا في', 'هل أنت عضو في «Najd Falcons»؟', 'سُجّلتَ عضوًا في'],
    ['Female', 'هل أنتِ مدربة «Najd Falcons»؟', 'سُجّلتِ مدربةً في', 'هل أنتِ عضوة في «Najd Falcons»؟', 'سُجّلتِ عضوةً في'],
    ['', 'هل تدريب «Najd Falcons» لك؟', 'سُجّل اسمك ضمن', 'هل أنت ضمن أعضاء «Najd Falcons»؟', 'سُجّل اسمك ضمن'],
  ])('Arabic speaks to its reader by the gender that STEB has (%j)', async (gender, ...said) => {
    const asked = (['coach', 'member'] as const).map((role) => {
      const known = portal.identity[role];
      return vi.spyOn(portal.identity, role).mockImplementation(async (number) => {
        const person = await known(number);
        return person && { ...person, gender };
      });
    });
    await registerTeam(portal, season, { coaches: [coach, otherCoach], members: [unknown] });
    for (const spy of asked) spy.mockRestore();
    const mails = await membershipMails();
    const of = async (number: string, role: 'coach' | 'member') => {
      const email = await emailOf(number, role);
      const mail = mails.find(({ to }) => to[0] === email);
      return [mail?.subject.split(' | ')[0], mail?.text];
    };
    const [coachSubject, coachText] = await of(otherCoach, 'coach');
    const [memberSubject, memberText] = await of(unknown, 'member');
    expect([coachSubject, memberSubject]).toEqual([said[0], said[2]]);
    expect(coachText).toContain(said[1]);
    expect(memberText).toContain(said[3]);
  });

  test('a mail holds nothing of the others', async () => {
    const { _id } = await registerTeam(portal, season, { coaches: [otherCoach], members: [first, unknown] });
    const rows = await rowsOf(_id);
    for (const { to, text } of await membershipMails()) {
      for (const { email, name, nationalId, phoneNumber } of rows.filter((row) => row.email !== to[0])) {
        for (const secret of [email, name, nationalId, phoneNumber]) expect(text).not.toContain(secret);
      }
    }
  });

  test('nobody is written to without an address, nor for a registration that was refused', async () => {
    const known = portal.identity.member;
    const asked = vi.spyOn(portal.identity, 'member').mockImplementation(async (number) => {
      const person = await known(number);
      return person && { ...person, email: '' };
    });
    await registerTeam(portal, season);
    asked.mockRestore();
    expect(await membershipMails()).toEqual([]);
    const data = await registrationForm(portal, season, { members: [first, '1999999999'] });
    const answer = await portal.call('POST', '/api/teams/registration', { as: 'coach', body: { data } });
    expect([answer.status, await membershipMails()]).toEqual([404, []]);
  });
});

describe('when a member is replaced', () => {
  test('who leaves, who joins, the creator and the coaches are told, each once', async () => {
    const { _id } = await registerTeam(portal, season, { coaches: [coach, otherCoach], members: [first] });
    await membershipMails();
    portal.world.mail.clear();
    const left = (await rowsOf(_id)).find(({ nationalId }) => nationalId === first);
    expect((await replace(_id, left?.stebUserId ?? '', unknown)).status).toBe(200);
    const mails = await membershipMails();
    const subjects = Object.fromEntries(mails.map(({ to, subject }) => [to[0], subject.split(' | ')[1]]));
    expect(subjects).toEqual({
      [await emailOf(first)]: 'You are no longer a member of “Najd Falcons”',
      [await emailOf(unknown)]: 'Are you in “Najd Falcons”?',
      [await emailOf(coach, 'coach')]: 'A member of “Najd Falcons” was replaced',
      [await emailOf(otherCoach, 'coach')]: 'A member of “Najd Falcons” was replaced',
    });
    expect(mails).toHaveLength(4);
    const told = mails.filter(({ subject }) => subject.includes('was replaced'));
    const joined = (await rowsOf(_id)).find(({ nationalId }) => nationalId === unknown);
    for (const { text } of told) {
      expect(text).toContain(`/profile/team/${_id}/members`);
      for (const name of [left?.name, joined?.name]) expect(text).not.toContain(name);
    }
  });

  test('by the office, its mails name no officer', async () => {
    const { _id } = await registerTeam(portal, season, { members: [first] });
    const left = (await rowsOf(_id)).find(({ nationalId }) => nationalId === first);
    await membershipMails();
    portal.world.mail.clear();
    expect((await replace(_id, left?.stebUserId ?? '', unknown, 'admin')).status).toBe(200);
    const mails = await membershipMails();
    expect(mails).toHaveLength(3);
    for (const { text } of mails) {
      expect(text).toMatch(/by \S*the programme office/);
      expect(text).not.toContain(accountsOf('admin')[0]?.name);
    }
  });

  test('a replacement that is refused is told to nobody', async () => {
    const { _id } = await registerTeam(portal, season, { members: [first] });
    await membershipMails();
    portal.world.mail.clear();
    await portal.db.update(teams).set({ status: false }).where(eq(teams.id, _id));
    const [member] = (await rowsOf(_id)).filter(({ role }) => role === 'member');
    expect((await replace(_id, member?.stebUserId ?? '', unknown)).status).toBe(409);
    const { rows } = await portal.database.pool.query('select count(*)::int as jobs from pgboss.job where name = $1', [
      membershipJob,
    ]);
    expect([await membershipMails(), rows[0].jobs > 0]).toEqual([[], true]);
  });
});

/** The English subjects of the mails that were sent since the last call, by reader. */
async function subjectsByReader(): Promise<Record<string, string | undefined>> {
  const mails = await membershipMails();
  portal.world.mail.clear();
  return Object.fromEntries(mails.map(({ to, subject }) => [to[0], subject.split(' | ').at(-1)]));
}

const withdraw = (team_id: string, as: 'coach' | 'admin' = 'coach') =>
  portal.call('POST', '/api/teams/withdrawal', { as, body: { team_id } });

describe('when a team is withdrawn', () => {
  test('everyone who was told of its registration is told, but not who did it', async () => {
    const { _id, team_no } = await registerTeam(portal, season, {
      ...{ coaches: [coach, otherCoach], members: [first, unknown], entity_cr: entities.school.cr },
    });
    await subjectsByReader();
    expect((await withdraw(_id)).status).toBe(200);
    const mails = await membershipMails();
    const school = (await portal.identity.entity(entities.school.cr))?.email ?? '?';
    const expected = [await emailOf(otherCoach, 'coach'), await emailOf(first), await emailOf(unknown), school];
    expect(mails.flatMap(({ to }) => to).sort()).toEqual(expected.sort());
    for (const { subject, text, html } of mails) {
      expect(subject).toMatch(/سُحب «Najd Falcons».*“Najd Falcons” was withdrawn|^“Najd Falcons” was withdrawn$/);
      for (const part of [team_no, accountsOf('coach')[0]?.name, 'FIRST 2025']) expect(text).toContain(part);
      expect(html).not.toContain('{{');
    }
  });

  test('by the office, who registered it is told as well, and no officer is named', async () => {
    const { _id } = await registerTeam(portal, season, { coaches: [otherCoach], members: [unknown] });
    await subjectsByReader();
    expect((await withdraw(_id, 'admin')).status).toBe(200);
    const mails = await membershipMails();
    expect(mails.flatMap(({ to }) => to)).toContain(accountsOf('coach')[0]?.email);
    for (const { text } of mails) expect(text).not.toContain(accountsOf('admin')[0]?.name);
  });

  test('and registered again and again in a day, nobody’s mailbox fills', async () => {
    const { _id: teamId } = await registerTeam(portal, season, { coaches: [coach, otherCoach], members: [unknown] });
    const [creator] = await portal.db.select().from(users).where(eq(users.nationalId, coach));
    const by = { ...creator, sessionId: '' } as Person;
    const people = await rowsOf(teamId);
    for (let round = 1; round < 6; round += 1) {
      await portal.db.transaction((tx) => tellOfRegistration(tx, portal.payments.jobs, { teamId, people, by }));
    }
    const to = (await membershipMails()).flatMap((mail) => mail.to);
    const mailsTo = (email: string) => to.filter((reader) => reader === email).length;
    // A child; another coach may be in all of a coach's teams.
    expect([mailsTo(await emailOf(unknown)), mailsTo(await emailOf(otherCoach, 'coach'))]).toEqual([4, 6]);
  });
});

describe('what the office does', () => {
  test('is told as often as it happens, so that the last mail says how it is', async () => {
    const { _id } = await registerTeam(portal, season, { coaches: [coach], members: [unknown] });
    const told = [(await subjectsByReader())[await emailOf(unknown)]];
    for (const status of [false, true, false, true, false]) {
      const change = await portal.call('PUT', '/api/admin/teams/', { as: 'sub_admin', body: { id: _id, status } });
      expect(change.status).toBe(200);
      told.push((await subjectsByReader())[await emailOf(unknown)]);
    }
    const [withdrawn, back] = ['“Najd Falcons” was withdrawn', '“Najd Falcons” takes part again'];
    expect(told).toEqual(['Are you in “Najd Falcons”?', withdrawn, back, withdrawn, back, withdrawn]);
  });

  test('asks whoever it puts into teams, however many these are in a day', async () => {
    const { _id: teamId } = await registerTeam(portal, season, { coaches: [coach], members: [unknown] });
    await subjectsByReader();
    await portal.tokenOf('admin');
    const [officer] = await portal.db.select().from(users).where(eq(users.type, 4));
    const by = { ...officer, sessionId: '' } as Person;
    const people = (await rowsOf(teamId)).filter(({ nationalId }) => nationalId === unknown);
    for (let team = 1; team <= 6; team += 1)
      await portal.db.transaction((tx) => tellOfRegistration(tx, portal.payments.jobs, { teamId, people, by }));
    expect(await membershipMails()).toHaveLength(6);
  });
});

describe('a school that is named as a team’s entity', () => {
  const attach = (team_id: string, entity: string, as: 'coach' | 'entity' = 'coach') =>
    portal.call('POST', '/api/teams/entity/', { as, body: { team_id, entity } });
  const schoolsMail = async () => (await portal.identity.entity(entities.school.cr))?.email ?? '?';

  test('is told at registration, unless it registers itself', async () => {
    await registerTeam(portal, season, { members: [unknown], entity_cr: entities.school.cr });
    expect((await subjectsByReader())[await schoolsMail()]).toBe('Is “Najd Falcons” your team?');
    await registerTeam(portal, season, { members: [unknown] }, 'entity');
    expect(await subjectsByReader()).not.toHaveProperty([await schoolsMail()]);
  });

  test('is told when it is attached, by whom and how to answer; and the one before, once it is another’s', async () => {
    const { _id } = await registerTeam(portal, season, { members: [unknown] });
    await subjectsByReader();
    await attach(_id, entities.school.cr);
    const [mail, ...others] = await membershipMails();
    expect([mail?.to, others]).toEqual([[await schoolsMail()], []]);
    for (const part of [accountsOf('coach')[0]?.name, 'say so with the button below', '/entity-request?lang=en#']) {
      expect(mail?.text).toContain(part);
    }
    portal.world.mail.clear();
    // The same one again is asked again, until it has answered; then it is no news.
    await attach(_id, entities.school.cr);
    expect(await subjectsByReader()).toEqual({ [await schoolsMail()]: 'Is “Najd Falcons” your team?' });
    await portal.call('POST', '/api/teams/entity/answer', { as: 'entity', body: { team_id: _id, agrees: true } });
    await attach(_id, entities.school.cr);
    expect(await subjectsByReader()).toEqual({});
    await attach(_id, entities.club.cr);
    const club = (await portal.identity.entity(entities.club.cr))?.email ?? '?';
    expect(await subjectsByReader()).toEqual({
      [await schoolsMail()]: '“Najd Falcons” is no longer your team',
      [club]: 'Is “Najd Falcons” your team?',
    });
  });
});

import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { certificates } from '#server/features/certificates/table.ts';
import { teamPeople } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { certifiableTeam, certify } from '#tests/support/certificates.ts';
import { placesNaming, runEraseAgain } from '#tests/support/personal-data.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  // No job runs: mails that nobody could send yet name the person, too.
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const post = async (url: string, body: object, as: 'student' | 'coach' | 'admin', number = 0) => {
  const answer = await portal.call('POST', url, { as, number, body });
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  return answer.json;
};

async function studentOf(index: number) {
  const number = accountsOf('student')[index]?.membership_id ?? '';
  await portal.tokenOf('student', index);
  const [person] = await portal.db.select().from(users).where(eq(users.nationalId, number));
  if (!person) throw new Error('no student');
  return { person, number };
}

async function deleteStudent(index: number) {
  const { request } = await post(
    '/api/personal-data/deletion',
    { confirmation: 'delete my account' },
    'student',
    index,
  );
  await post('/api/admin/deletion-requests/carry-out', { id: request._id }, 'admin');
  await runEraseAgain(portal);
}

test('after the deletion nothing is left of a member who was replaced, or left a team, on a certificate and in mails neither', async () => {
  const { person: student, number: member } = await studentOf(0);
  const { id } = await certifiableTeam(portal, season, { members: [member] });
  const { _id } = await certify(portal, { id });
  // Without a number, as an officer would write it.
  await post('/api/admin/certificates/revoke', { id: _id, reason: `Issued in error for ${student.name}` }, 'admin');
  await post(
    '/api/teams/members/replace',
    { team_id: id, replaced: student.stebUserId, member_id: people.members[4] },
    'coach',
  );
  const { id: team_id } = await certifiableTeam(portal, season, { members: [member] });
  await certify(portal, { id: team_id });
  await post('/api/teams/membership/answer', { team_id, agrees: false }, 'student');
  await registerTeam(portal, season, { members: [member] });
  const texts = [student.name, student.nationalId, student.email, student.stebUserId];
  expect(await placesNaming(portal, texts)).toEqual(
    expect.arrayContaining(['public.certificates', 'public.change_log', 'public.team_people']),
  );
  await deleteStudent(0);
  expect(await placesNaming(portal, texts)).toEqual([]);
});

test('nothing is left of a member who took another name and was replaced, on a certificate and its PDF neither', async () => {
  const { person, number } = await studentOf(1);
  const { id } = await certifiableTeam(portal, season, { members: [number] });
  const { _id } = await certify(portal, { id });
  // As certificates were issued before they said who each name is.
  await portal.db.update(certificates).set({ content: sql`${certificates.content} - 'ids'` });
  const paper = { url: `/files/certificates/${_id}.ar.pdf`, headers: { authorization: await portal.tokenOf('coach') } };
  expect((await portal.app.inject(paper)).statusCode).toBe(200);
  const body = { team_id: id, replaced: person.stebUserId, member_id: people.members[4] };
  await post('/api/teams/members/replace', body, 'coach');
  await portal.db.update(users).set({ name: 'Another Name' }).where(eq(users.id, person.id));
  expect(await placesNaming(portal, [person.name])).toEqual(
    expect.arrayContaining(['certificates', 'public.certificates', 'public.change_log']),
  );
  await deleteStudent(1);
  expect(await placesNaming(portal, [person.name, person.nationalId, person.stebUserId])).toEqual([]);
});

test('a team’s name that holds the person’s goes everywhere: from the order of whoever pays and from the log, too', async () => {
  const { person, number } = await studentOf(2);
  const members = [number, people.members[5]];
  const { _id: team_id } = await registerTeam(portal, season, { members, teamName: `Team of ${person.name}` });
  await post('/api/teams/registration_checker', { team_id }, 'coach');
  const { teamId, nationalId, stebUserId } = teamPeople;
  const teammate = and(eq(teamId, team_id), eq(nationalId, people.members[5] ?? ''));
  const [replaced] = await portal.db.select({ id: stebUserId }).from(teamPeople).where(teammate);
  const body = { team_id, replaced: replaced?.id, member_id: people.members[6] };
  await post('/api/teams/members/replace', body, 'coach');
  expect(await placesNaming(portal, [person.name])).toEqual(
    expect.arrayContaining(['public.change_log', 'public.orders', 'public.teams']),
  );
  await deleteStudent(2);
  expect(await placesNaming(portal, [person.name])).toEqual([]);
});

test('a retry of the job that erases once more, whose data went with the run before, does nothing', async () => {
  await expect(portal.work['erase-again'].run(null as never)).resolves.toBeUndefined();
});

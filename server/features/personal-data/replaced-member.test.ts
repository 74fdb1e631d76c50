import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { certifiableTeam, certify } from '#tests/support/certificates.ts';
import { placesNaming, runEraseAgain } from '#tests/support/personal-data.ts';
import { openSeason, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  // No job runs: mails that nobody could send yet name the person, too.
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const post = async (url: string, body: object, as: 'student' | 'coach' | 'admin') => {
  const answer = await portal.call('POST', url, { as, body });
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  return answer.json;
};

test('after the deletion nothing is left of a member who was replaced, on a certificate and in mails neither', async () => {
  const season = await openSeason(portal);
  const [member = ''] = accountsOf('student').map(({ membership_id }) => membership_id);
  await portal.tokenOf('student');
  const [student] = await portal.db.select().from(users).where(eq(users.nationalId, member));
  if (!student) throw new Error('no student');
  const { id } = await certifiableTeam(portal, season, { members: [member] });
  await certify(portal, { id });
  await post(
    '/api/teams/members/replace',
    { team_id: id, replaced: student.stebUserId, member_id: people.members[4] },
    'coach',
  );
  await registerTeam(portal, season, { members: [member] });
  const texts = [student.name, student.nationalId, student.email, student.stebUserId];
  expect(await placesNaming(portal, texts)).toEqual(
    expect.arrayContaining(['public.certificates', 'public.change_log', 'public.team_people']),
  );
  const { request } = await post('/api/personal-data/deletion', { confirmation: 'delete my account' }, 'student');
  await post('/api/admin/deletion-requests/carry-out', { id: request._id }, 'admin');
  await runEraseAgain(portal);
  expect(await placesNaming(portal, texts)).toEqual([]);
});

test('a retry of the job that erases once more, whose data went with the run before, does nothing', async () => {
  await expect(portal.work['erase-again'].run(null as never)).resolves.toBeUndefined();
});

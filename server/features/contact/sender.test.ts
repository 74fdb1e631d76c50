import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { teamPeople } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { contactInbox } from '#tests/support/contact-messages.ts';
import { openSeason, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let teamNo: string;
const inbox = contactInbox(() => portal);
const { list, written } = inbox;
const nobody = { email: 'nobody@else.example', phoneNumber: '+966599999999' };

beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of ['admin', 'sub_admin', 'coach', 'student'] as const) await portal.tokenOf(role);
  const team = await registerTeam(portal, await openSeason(portal));
  teamNo = team.team_no;
});
afterAll(() => portal.close());
beforeEach(() => inbox.reset());

const senderOf = async (message: Parameters<typeof written>[0], as?: RoleName) =>
  (await list(`?id=${await written({ ...nobody, ...message })}`, as)).json.sender;
const accountOf = async (role: RoleName) => {
  const number = accountsOf(role)[0]?.membership_id ?? '';
  const [row] = await portal.db.select().from(users).where(eq(users.nationalId, number));
  return row as typeof users.$inferSelect;
};
const numbers = ({ teams }: { teams: { team_no: string }[] }) => teams.map(({ team_no }) => team_no);

test('an account is found by its e-mail in any case or its phone, with its teams', async () => {
  const coach = await accountOf('coach');
  const { _id, name, type } = { _id: coach.id, name: coach.name, type: coach.type };
  const byEmail = await senderOf({ email: coach.email.toUpperCase() });
  expect(byEmail).toMatchObject({ accounts: [{ _id, name, type, by: ['email'] }], totalTeams: 1 });
  expect(byEmail.teams[0]).toMatchObject({ team_no: teamNo, status: true, payment_status: false });
  expect(byEmail.teams[0]).toMatchObject({ by_number: false, by_person: true });
  const byPhone = await senderOf({ phoneNumber: coach.phoneNumber });
  expect(byPhone.accounts).toMatchObject([{ _id, by: ['phone'] }]);
  expect(numbers(byPhone)).toEqual([teamNo]);
  expect((await senderOf({ email: coach.email, phoneNumber: coach.phoneNumber })).accounts).toMatchObject([
    { _id, by: ['email', 'phone'] },
  ]);
});

test('a guardian is found by the phone that the registry has of them', async () => {
  const student = await accountOf('student');
  await portal.db.update(users).set({ guardianPhone: '+966512121212' }).where(eq(users.id, student.id));
  expect((await senderOf({ phoneNumber: '+966512121212' })).accounts).toMatchObject([
    { _id: student.id, by: ['guardian_phone'] },
  ]);
});

test('somebody in a team who has never signed in is found by the team', async () => {
  const ofTeam = { email: 'Never@SignedIn.example', phoneNumber: '+966513131313' };
  await portal.db.update(teamPeople).set(ofTeam).where(eq(teamPeople.role, 'member'));
  for (const typed of [{ email: 'never@signedin.example' }, { phoneNumber: ofTeam.phoneNumber }]) {
    const sender = await senderOf(typed);
    expect([sender.accounts, numbers(sender), sender.totalTeams]).toEqual([[], [teamNo], 1]);
  }
});

test('a team is found by the number in the message, which says nothing about who wrote', async () => {
  const arabic = teamNo.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  for (const typed of [` ${teamNo.toLowerCase()} `, arabic]) {
    const sender = await senderOf({ teamNo: typed });
    expect(sender).toMatchObject({ accounts: [], teams: [{ team_no: teamNo, by_number: true, by_person: false }] });
  }
  const { email } = await accountOf('coach');
  const both = await senderOf({ teamNo, email });
  expect([both.totalTeams, both.teams]).toMatchObject([1, [{ by_number: true, by_person: true }]]);
});

test('nobody is found for an unknown address and an empty phone or e-mail', async () => {
  await portal.db.update(teamPeople).set({ email: '', phoneNumber: '' });
  expect(await senderOf({})).toEqual({ accounts: [], teams: [], totalTeams: 0, messages: [] });
  expect(await senderOf({ email: '', phoneNumber: '' })).toMatchObject({ teams: [], totalTeams: 0 });
});

test('other messages are found by e-mail, phone or team number, the newest first', async () => {
  const [first, second, third] = [
    await written({ name: 'first', email: 'MONA@school.example', message: `متى؟ ${'س'.repeat(200)}` }, 30),
    await written({ name: 'second', ...nobody, phoneNumber: '+966514141414', state: 'closed' }, 20),
    await written({ name: 'third', ...nobody, phoneNumber: '+966599999998', teamNo }, 10),
  ];
  await written({ name: 'another', email: 'other@school.example', phoneNumber: '+966515151515' });
  const typed = { email: 'mona@school.example', phoneNumber: '+966514141414', teamNo };
  const { messages } = await senderOf(typed);
  // What is no team's number joins no messages.
  await written({ name: 'no team', ...nobody, phoneNumber: '+966599999997', teamNo: 'لا يوجد' });
  const stranger = { email: 'stranger@x.example', phoneNumber: '+966599999996', teamNo: 'لا يوجد' };
  expect((await senderOf(stranger)).messages).toEqual([]);
  expect(messages.map(({ _id }: { _id: string }) => _id)).toEqual([third, second, first]);
  expect(messages[1]).toMatchObject({ name: 'second', state: 'closed' });
  expect(messages[2].beginning).toHaveLength(100);
});

test('a sub admin is shown nobody of the office', async () => {
  const { email } = await accountOf('admin');
  expect((await senderOf({ email }, 'admin')).accounts).toHaveLength(1);
  expect(await senderOf({ email }, 'sub_admin')).toMatchObject({ accounts: [], teams: [] });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { signUpTriedJob } from './send-sign-up-tried.ts';

let portal: TestPortal;
const [student, stranger] = accountsOf('student');
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.tokenOf('student');
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

const signUp = (change: object) =>
  portal.call('POST', '/api/signup', {
    body: {
      ...{ type: 0, name: 'Somebody Else', email: 'fresh@example.com', national_id: '1000099971' },
      ...{ phone_number: '+966512345678', password: 'A-long-password', c_password: 'A-long-password' },
      ...change,
    },
  });

/** The mails that wait, as they are sent now. */
async function mails() {
  const { rows } = await portal.database.pool.query<{ data: never }>(
    'delete from pgboss.job where name = $1 returning data',
    [signUpTriedJob],
  );
  portal.world.mail.clear();
  for (const { data } of rows) await portal.work[signUpTriedJob].run(data);
  return portal.world.mail.list();
}

test.each([
  ['ID', { national_id: student?.membership_id }],
  ['e-mail', { email: student?.email.toUpperCase() }],
])('the owner of an %s is told once a day that somebody tried to sign up with it', async (_, taken) => {
  for (let time = 0; time < 3; time += 1) expect((await signUp(taken)).json.code).toBe('account_taken');
  const [mail, ...others] = await mails();
  expect([mail?.to, others]).toEqual([[student?.email], []]);
  expect(mail?.subject).toContain('You already have an account');
  expect(mail?.text).toContain('/signin?lang=en');
  // What a stranger typed reaches nobody in our name.
  expect(mail?.text).not.toContain('Somebody Else');
});

test('nobody is told where the portal does not know the owner, nor when the account is new', async () => {
  expect((await signUp({ national_id: stranger?.membership_id })).json.code).toBe('account_taken');
  expect((await signUp({})).status).toBe(200);
  expect(await mails()).toEqual([]);
});

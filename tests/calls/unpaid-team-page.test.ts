import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import people from '#demo/people.json' with { type: 'json' };
import type { RoleName } from '#tests/support/accounts.ts';
import { openSeason, payAtGateway, registerTeam } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';

let portal: TestPortal;
/** One whose fee is due, and one whose payment the bank holds: there whoever pays is told most. */
let [due, held]: string[] = [];

beforeAll(async () => {
  portal = await openTestPortal({ pages: true });
  const season = await openSeason(portal);
  const student = (await portal.call('POST', '/api/getuser', { as: 'student' })).json.user;
  const members = [student.national_id, people.members[1]];
  due = (await registerTeam(portal, season, { members }))._id;
  held = (await registerTeam(portal, season, { members }))._id;
  await portal.world.faults({ dropNotice: true });
  const body = { team_id: held };
  const { json } = await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body });
  await payAtGateway(json.order.url, '4000000000000002', '999');
  await portal.call('POST', '/api/telr/', { as: 'coach', body });
  const read = await portal.call('GET', `/api/teams?team_id=${held}`, { as: 'coach' });
  expect(read.json.team.order.payment_state).toBe('held');
});
afterAll(() => portal.close());

async function page(teamId: string | undefined, who: RoleName, language: Language, number = 0) {
  const cookie = `lang=${language}; session=${await portal.tokenOf(who, number)}`;
  const answer = await fetch(`${portal.address}/404/not-found/?team_id=${teamId}`, { headers: { cookie } });
  const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, '');
  return { status: answer.status, text };
}

const shows = (text: string) => ({ status: 200, text: expect.stringContaining(text) });

test.each(languages)('whoever pays is told of their card, and the office of somebody else’s (%s)', async (language) => {
  const words = wordsOf(language).payment.state.held;
  expect(await page(held, 'coach', language)).toEqual(shows(words.text));
  const office = await page(held, 'admin', language);
  expect(office).toEqual(shows(words.text_office ?? ''));
  expect(office.text).not.toContain(words.text);
});

test.each(languages)(
  'a member learns what is missing and who can do it, a sub admin nothing of money (%s)',
  async (language) => {
    const { waits, checked } = wordsOf(language).payment.state;
    const member = await page(due, 'student', language);
    expect(member).toEqual(shows(waits.text));
    const coach = (await portal.call('POST', '/api/getuser', { as: 'coach' })).json.user;
    for (const told of ['403.00', coach.name]) expect(member.text).toContain(told);
    const subAdmin = await page(due, 'sub_admin', language);
    expect(subAdmin).toEqual(shows(waits.text));
    expect(subAdmin.text).not.toContain('403.00');

    // Nobody is to pay while the bank decides.
    const waiting = await page(held, 'student', language);
    expect(waiting).toEqual(shows(checked.text));
    for (const untold of ['403.00', coach.name]) expect(waiting.text).not.toContain(untold);
  },
);

test('a stranger does not learn that there is such a team', async () => {
  for (const team of [due, held]) expect(await page(team, 'student', 'ar', 2)).toMatchObject({ status: 404 });
});

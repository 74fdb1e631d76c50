import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { orders } from '#server/features/payments/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { openSeason, registerTeam, registrationForm, type TestSeason, uploadLogo } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const submit = (data: unknown, headers: Record<string, string> = {}, as: 'coach' | 'student' | 'entity' = 'coach') =>
  portal.call('POST', '/api/teams/registration', { as, body: { data }, headers });
const countTeams = () => portal.db.$count(teams);

describe('a registration', () => {
  test('writes team, people and order, with a number of the season', async () => {
    const data = await registrationForm(portal, season, { teamName: 'Jeddah Pioneers', terms: true });
    const answer = await submit(data);
    expect(answer.status).toBe(200);
    const { team } = answer.json;
    expect(team).toMatchObject({ name: 'Jeddah Pioneers', payment_status: false, status: true });
    expect(team.team_no).toMatch(/^F25-\d{4}$/);
    const kept = (await portal.db.select().from(teamPeople)).filter(({ teamId }) => teamId === team._id);
    expect(kept.map(({ nationalId }) => nationalId).sort()).toEqual(
      [people.coaches[0], ...people.members.slice(0, 2)].sort(),
    );
    const order = (await portal.db.select().from(orders)).find((one) => one.purposeId === team._id);
    expect(order).toMatchObject({ subtotal: 35_000, tax: 5_250, rounding: 50, total: 40_300, paidAt: null });
    expect(order?.termsAcceptedAt).not.toBeNull();
  });

  test('of a free competition is paid at once and owes nothing', async () => {
    const before = await portal.db.$count(orders);
    const team = await registerTeam(portal, season, { competion_id: season.free.id });
    expect(team.payment_status).toBe(true);
    expect(await portal.db.$count(orders)).toBe(before);
  });

  test('gives each team the next number, ten at once included', async () => {
    const data = await registrationForm(portal, season);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(data)));
    const numbers = answers.map((answer) => answer.json.team.team_no);
    expect(new Set(numbers).size).toBe(10);
    const all = (await portal.db.select({ teamNo: teams.teamNo }).from(teams)).map(({ teamNo }) =>
      Number(teamNo.slice(4)),
    );
    expect(Math.max(...all)).toBe(all.length);
  });

  test('sent twice with one key makes one team; the key with another form is refused', async () => {
    const data = await registrationForm(portal, season);
    const headers = { 'idempotency-key': 'a-key-of-the-wizard' };
    const before = await countTeams();
    const [first, second] = await Promise.all([submit(data, headers), submit(data, headers)]);
    const third = await submit(data, headers);
    expect(second.json.team._id).toBe(first.json.team._id);
    expect(third.json.team._id).toBe(first.json.team._id);
    expect(await countTeams()).toBe(before + 1);
    const other = await submit({ ...data, teamName: 'Other' }, headers);
    expect(other.status).toBe(409);
    expect(await countTeams()).toBe(before + 1);
  });

  test('believes the number of a looked-up person and nothing else', async () => {
    const forged = { national_id: people.members[3], name: 'Forged', email: 'forged@example.com', type: 4 };
    const team = await registerTeam(portal, season, { members: [forged] });
    const kept = (await portal.db.select().from(teamPeople)).filter((person) => person.teamId === team._id);
    expect(kept.find((person) => person.role === 'member')?.name).not.toBe('Forged');
  });

  test('takes no state from the body', async () => {
    const team = await registerTeam(portal, season, {
      payment_status: true,
      status: false,
      team_no: 'F25-9999',
      paid: true,
    });
    expect(team).toMatchObject({ payment_status: false, status: true });
    expect(team.team_no).not.toBe('F25-9999');
  });
});

describe('a refused registration names the field and writes nothing', () => {
  const cases: [string, Record<string, unknown>, number, string, string][] = [
    ['no team name', { teamName: ' ' }, 422, 'missing_fields', 'teamName'],
    ['no logo', { image: '' }, 422, 'missing_fields', 'image'],
    ['no coach', { coaches: [] }, 422, 'missing_fields', 'coaches'],
    ['no member', { members: [] }, 422, 'missing_fields', 'members'],
    ['an age level that is not offered', { ageLevel: 'Adults' }, 422, 'invalid_fields', 'ageLevel'],
    ['an unknown region', { region: 'Atlantis' }, 422, 'invalid_fields', 'region'],
    ['a picture that nobody uploaded', { image: 'no-such.webp' }, 422, 'invalid_fields', 'image'],
    ['an unknown coach', { coaches: ['1999999999'] }, 404, 'coach_not_found', 'coaches.0'],
    ['an unknown member', { members: [people.members[0], '1999999999'] }, 404, 'member_not_found', 'members.1'],
    ['a person twice', { members: [people.members[0], people.members[0]] }, 422, 'duplicate_person', 'members.1'],
    ['too many members', { members: people.members.slice(0, 5) }, 422, 'invalid_fields', 'members'],
    [
      'a competition that does not exist',
      { competion_id: '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa' },
      422,
      'invalid_fields',
      'competion_id',
    ],
  ];
  test.each(cases)('%s', async (_, change, status, code, field) => {
    const data = await registrationForm(portal, season, change);
    const before = await countTeams();
    const answer = await submit(data);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ success: false, code });
    expect(Object.keys(answer.json.fields)).toContain(field);
    expect(await countTeams()).toBe(before);
  });

  test("another person's upload", async () => {
    const image = await uploadLogo(portal, 'entity');
    const before = await countTeams();
    const answer = await submit(await registrationForm(portal, season, { image }));
    expect(answer.json.fields).toHaveProperty('image');
    expect(await countTeams()).toBe(before);
  });

  test('a closed competition', async () => {
    const before = await countTeams();
    const answer = await submit(await registrationForm(portal, season, { competion_id: season.closed.id }));
    expect(answer.status).toBe(409);
    expect(answer.json.msg).toBe('Registration for this competition is closed.');
    expect(await countTeams()).toBe(before);
  });

  test('a student', async () => {
    const before = await countTeams();
    const answer = await submit(await registrationForm(portal, season), {}, 'student');
    expect(answer.status).toBe(403);
    expect(await countTeams()).toBe(before);
  });

  test('a guest', async () => {
    const before = await countTeams();
    const data = await registrationForm(portal, season);
    const answer = await portal.call('POST', '/api/teams/registration', { body: { data } });
    expect(answer.status).toBe(401);
    expect(await countTeams()).toBe(before);
  });

  test('in the language of the caller', async () => {
    const data = await registrationForm(portal, season, { teamName: '' });
    const answer = await submit(data, { 'accept-language': 'ar' });
    expect(answer.json.msg).toBe('يُرجى تعبئة جميع الحقول.');
    expect(decodeURIComponent(String(answer.headers.e_message))).toBe(answer.json.msg);
  });
});

import { and, desc, eq, like, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import people from '#demo/people.json' with { type: 'json' };
import { deletedAccount, erasedKey } from '#domain/deleted-account.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { scoreSubmissions } from '#server/features/scores/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { announceResult } from '#tests/support/certificates.ts';
import { allContent } from '#tests/support/rates.ts';
import { openFreeCompetition } from '#tests/support/scores.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/** Columns of the file that are about the team itself; each coach has four, each member three. */
const OF_A_TEAM = 11;
/** Of the team again, after its people: how many members it has, and its state. */
const AT_THE_END = 2;

let portal: TestPortal;
let season: TestSeason;
/** A team whose name a spreadsheet would take for a formula. */
let formula: { _id: string; team_no: string };
let innovators: { _id: string; team_no: string };

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  const project = await openFreeCompetition(portal, season, 'future_innovators');
  formula = await registerTeam(portal, season, { teamName: '=1+1' });
  innovators = await registerTeam(portal, season, { competion_id: project.id, members: people.members.slice(2, 3) });
  const [team] = await portal.db.select().from(teams).where(eq(teams.id, innovators._id));
  const scores = { teamId: innovators._id, competitionId: project.id, submittedBy: team?.createdBy ?? '' };
  const reopened = { reopenedAt: new Date(), reopenedBy: scores.submittedBy, reopenedBecause: 'x' };
  await portal.db.insert(scoreSubmissions).values([
    { ...scores, ...reopened, projectLink: 'https://example.com/old' },
    { ...scores, projectLink: 'https://example.com/new' },
  ]);
  for (const role of ['admin', 'sub_admin', 'student', 'entity'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

async function csv(query: string, language: Language = 'en') {
  const headers = { 'accept-language': language };
  const answer = await portal.call('GET', `/api/admin/teams/export.csv?${query}`, { as: 'admin', headers });
  expect(answer.status).toBe(200);
  expect(answer.text.startsWith('\ufeff')).toBe(true);
  const [heads = [], ...rows] = answer.text
    .slice(1)
    .trim()
    .split('\r\n')
    .map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', '')));
  return { heads, rows, records: rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]]))) };
}
const exportsLogged = () =>
  portal.db.select().from(changeLog).where(eq(changeLog.kind, 'exports')).orderBy(desc(changeLog.at));

describe('the file of all competitions', () => {
  test('has two coaches and four members of each team, in the words of the language', async () => {
    const { heads, records } = await csv(`s=${formula.team_no}`);
    const { coaches, members } = people;
    expect(heads).toHaveLength(OF_A_TEAM + 2 * 4 + 4 * 3 + AT_THE_END);
    expect(heads.slice(-AT_THE_END)).toEqual(['Members', 'State']);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      ...{ Number: formula.team_no, Team: "'=1+1", Season: 'FIRST 2025', Competition: 'Challenge', City: 'Riyadh' },
      ...{ School: 'Al-Rowad Schools', 'School stage': 'Middle', 'Coach 1: membership ID': coaches[0] },
      ...{ 'Coach 2: name': '', 'Member 1: membership ID': members[0], 'Member 3: name': '' },
    });
    expect(records[0]?.['Member 1: birth date']).toMatch(/^\d{4}-\d\d-\d\d$/);
    const arabic = await csv(`s=${formula.team_no}`, 'ar');
    expect(arabic.heads).toContain('العضو 4: تاريخ الميلاد');
    expect(arabic.rows[0]).toContain('تحدي');
  });

  test('says when a team was registered by Riyadh’s clock, and which are paid or withdrawn', async () => {
    const at = new Date('2026-11-28T22:30:00Z');
    await portal.db.update(teams).set({ createdAt: at, status: false }).where(eq(teams.id, formula._id));
    const { records } = await csv(`s=${formula.team_no}`);
    const registered = { Registered: '2026-11-29 01:30', Payment: 'Pending' };
    expect(records[0]).toMatchObject({ ...registered, State: 'Withdrawn' });
    await portal.db.update(teams).set({ status: true }).where(eq(teams.id, formula._id));
    expect((await csv(`s=${formula.team_no}`)).records[0]).toMatchObject({ ...registered, State: 'Registered' });
  });

  test('says how many members a team has, where they are more than its columns', async () => {
    const more = { teamId: innovators._id, role: 'member' as const };
    await portal.db.insert(teamPeople).values(
      [1, 2, 3, 4].map((position) => ({
        ...{ ...more, position, name: `Child ${position}` },
        ...{ nationalId: `110000090${position}`, stebUserId: `child-${position}` },
      })),
    );
    const { heads, records } = await csv(`s=${innovators.team_no}`);
    expect(heads).not.toContain('Member 5: name');
    expect(records[0]).toMatchObject({ 'Member 4: name': 'Child 3', Members: '5' });
    await portal.db.delete(teamPeople).where(like(teamPeople.stebUserId, 'child-%'));
  });

  test('has nothing of a person whose account was deleted', async () => {
    const of = and(eq(teamPeople.teamId, innovators._id), eq(teamPeople.role, 'coach'));
    const erased = { name: deletedAccount, nationalId: erasedKey('x'), email: '', phoneNumber: '' };
    await portal.db.update(teamPeople).set(erased).where(of);
    const { records } = await csv(`s=${innovators.team_no}`);
    expect(records[0]).toMatchObject({ 'Coach 1: name': 'Deleted account', 'Coach 1: membership ID': '' });
  });
});

describe('the file of one competition', () => {
  test.each([
    ['FLLE', 7],
    ['FLLC', 7],
    ['robo_mission', 3],
    ['robosports', 3],
    ['other', 4],
  ])('of %s has %i members', async (slug, members) => {
    const { id } = season.closed;
    const others = and(eq(competitions.slug, slug), ne(competitions.id, id));
    const [other] = await portal.db.update(competitions).set({ slug: 'freed' }).where(others).returning();
    await portal.db.update(competitions).set({ slug, membersNo: 7 }).where(eq(competitions.id, id));
    try {
      const { heads, rows } = await csv(`competion=${id}`);
      expect([heads.length, rows]).toEqual([OF_A_TEAM + 2 * 4 + members * 3 + AT_THE_END, []]);
    } finally {
      await portal.db.update(competitions).set({ slug: 'FTC' }).where(eq(competitions.id, id));
      if (other) await portal.db.update(competitions).set({ slug }).where(eq(competitions.id, other.id));
    }
  });

  test('of the innovators has the link of the project that stands', async () => {
    const { json } = await portal.call('GET', `/api/admin/teams?s=${innovators.team_no}`, { as: 'admin' });
    const { heads, rows } = await csv(`competion=${json.teams[0].competion._id}`);
    expect([heads.length, heads.at(-3)]).toEqual([OF_A_TEAM + 2 * 4 + 3 * 3 + 1 + AT_THE_END, 'Project link']);
    expect(rows.map((row) => row.at(-3))).toEqual(['https://example.com/new']);
  });
});

test('a file holds what the list is narrowed to, in its order, and the log says who took how many', async () => {
  const numbers = async (query: string) => (await csv(query)).rows.map(([number]) => number);
  const all = [formula.team_no, innovators.team_no];
  expect(await numbers('sort=team_no')).toEqual(all);
  expect(await numbers('sort=-team_no')).toEqual(all.toReversed());
  expect(await numbers('paid=false')).toEqual([formula.team_no]);
  expect(await numbers('scores=true')).toEqual([innovators.team_no]);
  expect((await exportsLogged())[0]).toMatchObject({ name: 'teams', after: { count: 1 } });
});

test('a filter that cannot be read is refused, and nothing is logged', async () => {
  const before = await allContent(portal);
  const to = (query: string, as: RoleName = 'admin') => portal.call('GET', `/api/admin/teams/${query}`, { as });
  const gone = crypto.randomUUID();
  const answers = [
    ...[await to('export.csv?paid=perhaps'), await to(`export.csv?competion=${gone}`)],
    ...[await to(`?download=true&competion_id=${gone}`), await to('?download=true&competion_id=some')],
    ...[
      await to('export.csv', 'sub_admin'),
      await to('?download=true', 'sub_admin'),
      await to('?download=true', 'coach'),
    ],
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 404, 404, 422, 403, 403, 403]);
  expect(await allContent(portal)).toEqual(before);
});

test('the specification’s download has the teams whole, and the slug of their competition', async () => {
  await announceResult(portal, innovators._id, 2);
  const paying = { as: 'admin', body: { id: formula._id, payment_status: true, payment_note: 'Transfer 1' } } as const;
  expect((await portal.call('PUT', '/api/admin/teams/', paying)).status).toBe(200);
  const download = async (id: string) =>
    (await portal.call('GET', `/api/admin/teams/?download=true&competion_id=${id}`, { as: 'admin' })).json;
  const all = await download('all');
  expect([all.success, all.comp_slug]).toEqual([true, 'default']);
  expect(all.teams.map(({ team_no }: { team_no: string }) => team_no).toSorted()).toEqual(
    [formula.team_no, innovators.team_no].toSorted(),
  );
  for (const team of all.teams) {
    const { json } = await portal.call('GET', `/api/teams?team_id=${team._id}`, { as: 'admin' });
    // What the office sees of one team.
    expect(team).toEqual(json.team);
  }
  const [one] = (await download(season.paid.id)).teams;
  expect((await download(season.paid.id)).comp_slug).toBe('FLLC');
  expect(one).toMatchObject({
    ...{ team_no: formula.team_no, payment_status: true, order: { payment_state: 'paid' }, scores: null },
    members: [{ national_id: people.members[0] }, {}],
  });
  const judged = all.teams.find(({ _id }: { _id: string }) => _id === innovators._id);
  expect(judged).toMatchObject({
    ...{ resultes: { ranked: 2 }, order: null, scores: { youtube_link: 'https://example.com/new' } },
  });
  expect((await exportsLogged())[0]).toMatchObject({ name: 'teams', after: { count: 1 } });
});

test('the choice of teams is those of a season, by name, and of a search', async () => {
  const choose = async (query: string, as: RoleName = 'sub_admin') => {
    const { status, json } = await portal.call('GET', `/api/admin/teams/?search=true&${query}`, { as });
    return json.teams?.map(({ team_no }: { team_no: string }) => team_no) ?? status;
  };
  expect(await choose(`season=${season.season.id}`)).toEqual([formula.team_no, innovators.team_no]);
  expect(await choose(`season=${crypto.randomUUID()}`)).toEqual([]);
  expect(await choose(`s=${innovators.team_no}`)).toEqual([innovators.team_no]);
  expect(await choose('', 'coach')).toBe(403);
});

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { certificates } from '#server/features/certificates/index.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { announceResult, certifiableTeam, certify } from '#tests/support/certificates.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { readZip } from '#tests/support/zip.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.world.noFaults();
  await portal.database.pool.query('delete from rate_limits');
});

const path = '/api/admin/teams';
const post = (call: string, body: object, as: RoleName = 'admin') =>
  portal.call('POST', `${path}/${call}`, { as, body });
async function refused(call: () => ReturnType<typeof post>) {
  const before = await allContent(portal);
  const { status, json } = await call();
  expect(await allContent(portal)).toEqual(before);
  return [status, json.code];
}

describe('what the registry says of a person', () => {
  /** A certified team in which one member is misspelt, as the team keeps it. */
  async function misspelt(name = 'اسم بخطأ') {
    const team = await certifiableTeam(portal, season, { members: [people.members[3]], coaches: [people.coaches[3]] });
    const ofMember = and(eq(teamPeople.teamId, team.id), eq(teamPeople.role, 'member'));
    const [right] = await portal.db.select().from(teamPeople).where(ofMember);
    await portal.db.update(teamPeople).set({ name, phoneNumber: '+966500000999' }).where(ofMember);
    const { _id: certificate } = await certify(portal, team, 'admin');
    if (!right) throw new Error('no member');
    return { id: team.id, person: right.stebUserId, right, certificate };
  }
  const seatOf = async (id: string, person: string) =>
    (
      await portal.db
        .select()
        .from(teamPeople)
        .where(and(eq(teamPeople.teamId, id), eq(teamPeople.stebUserId, person)))
    )[0];
  const certificatesOf = (id: string) =>
    portal.db
      .select()
      .from(certificates)
      .where(eq(certificates.teamId, id))
      .orderBy(certificates.issuedAt, certificates.id);

  test('is shown beside what the team keeps, and nothing is saved', async () => {
    const { id, person, right } = await misspelt();
    const before = await allContent(portal);
    const { status, json } = await post('people/compare', { id, person });
    expect([status, json.changed, json.certificates]).toEqual([200, ['name', 'phone_number'], 1]);
    expect([json.before.name, json.after.name]).toEqual(['اسم بخطأ', right.name]);
    // It counts as a look-up, and changes nothing else.
    const { look_ups: _, ...after } = (await allContent(portal)) as Record<string, unknown>;
    const { look_ups: __, ...earlier } = before as Record<string, unknown>;
    expect(after).toEqual(earlier);
  });

  test('is taken over after it was looked at; certificates are issued anew, with the rank, and the log says so', async () => {
    const { id, person, right, certificate } = await misspelt();
    await announceResult(portal, id, 2);
    const [first] = await certificatesOf(id);
    const final = await portal.call('POST', '/api/certificates/final/', {
      ...{ as: 'admin', body: { team: id, cr_id: first?.id, crt_serial: first?.serial } },
    });
    expect(final.status).toBe(200);
    const { json } = await post('people/compare', { id, person });
    const saved = await post('people/refresh', { id, person, seen: json.after });
    expect([saved.status, saved.json.certificates]).toEqual([200, 2]);
    expect(await seatOf(id, person)).toMatchObject({ name: right.name, phoneNumber: right.phoneNumber });
    const all = await certificatesOf(id);
    const valid = all.filter(({ revokedAt }) => !revokedAt);
    expect(valid.map(({ type, content }) => [type, content.rank, content.members])).toEqual(
      expect.arrayContaining([
        ['q', null, [right.name]],
        ['f', 2, [right.name]],
      ]),
    );
    expect(all.find((one) => one.id === certificate)?.revokedBecause).toBeTruthy();
    expect(valid).toHaveLength(2);
    const [line] = await portal.db
      .select()
      .from(changeLog)
      .where(and(eq(changeLog.recordId, id), eq(changeLog.kind, 'team_people')));
    expect(line?.before).toMatchObject({ name: 'اسم بخطأ', phone_number: '+966500000999' });
    // Once more, nothing is left to be done.
    const again = await post('people/refresh', { id, person, seen: json.after });
    expect([again.status, again.json.certificates]).toEqual([200, 0]);
    expect(await certificatesOf(id)).toHaveLength(4);
  });

  test('is not saved when it is something else by now, when STEB is away, or when somebody else has the place', async () => {
    const { id, person, right } = await misspelt();
    const { json } = await post('people/compare', { id, person });
    const seen = { ...json.after, name: 'Another name' };
    expect(await refused(() => post('people/refresh', { id, person, seen }))).toEqual([409, 'registry_changed']);
    expect(await refused(() => post('people/compare', { id, person: 'nobody' }))).toEqual([409, 'member_replaced']);
    const nobody = season.season.id;
    expect(await refused(() => post('people/compare', { id: nobody, person }))).toEqual([404, 'not_found']);
    await portal.db.update(teamPeople).set({ nationalId: people.members[5] }).where(eq(teamPeople.id, right.id));
    const other = await post('people/refresh', { id, person, seen: json.after });
    expect([other.status, other.json.code]).toEqual([409, 'registry_other_person']);
    expect((await seatOf(id, person))?.name).toBe('اسم بخطأ');
  });

  test('is a sub admin’s to save, but where certificates are issued anew', async () => {
    const { id, person, certificate } = await misspelt();
    expect(await post('people/compare', { id, person }, 'sub_admin').then(({ status }) => status)).toBe(403);
    const { json } = await post('people/compare', { id, person });
    const { status } = await post('people/refresh', { id, person, seen: json.after }, 'sub_admin');
    expect([status, (await seatOf(id, person))?.name]).toEqual([403, 'اسم بخطأ']);
    await portal.call('POST', '/api/admin/certificates/revoke', {
      ...{ as: 'admin', body: { id: certificate, reason: 'Misspelt' } },
    });
    expect((await post('people/refresh', { id, person, seen: json.after }, 'sub_admin')).status).toBe(200);
  });

  test.each<RoleName>(['coach', 'student', 'entity'])('is not a %s’s to ask for', async (as) => {
    const { id, person } = await misspelt();
    expect(await refused(() => post('people/compare', { id, person }, as))).toEqual([403, 'not_allowed']);
    const seen = { name: 'x', email: '', phone_number: '', nationality: '', gender: '', dob: null };
    expect(await refused(() => post('people/refresh', { id, person, seen }, as))).toEqual([403, 'not_allowed']);
  });
});

describe('event sheets', () => {
  const sheets = async (query: string, as: RoleName = 'admin', language = 'ar') =>
    portal.app.inject({
      url: `${path}/sheets?${query}`,
      headers: { authorization: await portal.tokenOf(as), 'accept-language': language },
    });
  const long = 'مدارس الأمير فيصل بن عبدالمحسن الأهلية للتعليم المتقدم في العلوم والتقنية بحي الياسمين الشمالي';

  test('are a PDF of one competition and region, with number, team, school and the coach’s phone', async () => {
    await portal.db.update(teams).set({ status: false });
    const team = await registerTeam(portal, season, {
      competion_id: season.free.id,
      teamName: 'صقور نجد',
      schoolName: long,
    });
    await portal.db
      .update(teamPeople)
      .set({ name: 'أحمد الحربي', phoneNumber: '+966500000123' })
      .where(and(eq(teamPeople.teamId, team._id), eq(teamPeople.role, 'coach')));
    const before = await portal.db.$count(changeLog);
    const file = await sheets(`active=true&competion=${season.free.id}`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { text, pages } = await readPdf(file.rawPayload);
    expect(pages).toHaveLength(1);
    for (const said of [team.team_no, 'صقور نجد', 'أحمد الحربي', '+966500000123', 'حضر', 'الياسمين'])
      expect(text).toContain(said);
    expect(await portal.db.$count(changeLog)).toBe(before + 1);
  });

  test('of several are one file with each, and of none are refused', async () => {
    const [other] = await portal.db
      .insert(competitions)
      .values({
        ...{ seasonId: season.season.id, slug: 'robosports', name: 'تقنية ثانية', nameEn: 'Second', paid: false },
        ...{ coachesNo: 1, membersNo: 3, position: 9 },
      })
      .returning();
    const team = await registerTeam(portal, season, { competion_id: season.free.id, teamName: 'Falcons of Najd' });
    const second = await registerTeam(portal, season, { competion_id: season.free.id, teamName: 'Makers' });
    const { addAgeLevels } = await import('#tests/support/age-levels.ts');
    await addAgeLevels(portal.db, [other as typeof competitions.$inferSelect], { Junior: '9-16 years' });
    await portal.db
      .update(teams)
      .set({ competitionId: other?.id ?? '' })
      .where(eq(teams.id, second._id));
    const file = await sheets('active=true', 'admin', 'en');
    expect(file.headers['content-type']).toBe('application/zip');
    const entries = readZip(file.rawPayload);
    expect([...entries.keys()].some((name) => name.includes('Second'))).toBe(true);
    const texts = await Promise.all([...entries.values()].map(async (pdf) => (await readPdf(pdf)).text));
    expect(texts.filter((text) => text.includes(team.team_no))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(second.team_no))).toHaveLength(1);
    const none = await sheets('s=nothing-is-called-so');
    expect([none.statusCode, none.json().code]).toEqual([404, 'sheets_empty']);
  });

  test.each<RoleName>(['sub_admin', 'coach', 'student', 'entity'])('are not given to a %s', async (as) => {
    const before = await portal.db.$count(changeLog);
    expect((await sheets('active=true', as)).statusCode).toBe(403);
    expect(await portal.db.$count(changeLog)).toBe(before);
  });
});

describe('the selected teams as a file', () => {
  test('are those alone, and the log says how many', async () => {
    const one = await registerTeam(portal, season, { competion_id: season.free.id, teamName: 'Chosen' });
    const other = await registerTeam(portal, season, { competion_id: season.free.id, teamName: 'Left' });
    const { status, text } = await post('export.csv', { teams: { ids: [one._id] } });
    expect(status).toBe(200);
    expect(text).toContain(one.team_no);
    expect(text).not.toContain(other.team_no);
    const lines = await portal.db.select().from(changeLog).where(eq(changeLog.kind, 'exports')).orderBy(changeLog.at);
    expect(lines.at(-1)?.after).toEqual({ list: 'teams', count: 1 });
    const gone = [one._id, season.season.id];
    expect(await refused(() => post('export.csv', { teams: { ids: gone } }))).toEqual([409, 'selection_changed']);
  });

  test.each<RoleName>(['sub_admin', 'coach', 'student', 'entity'])('are not given to a %s', async (as) => {
    expect(await refused(() => post('export.csv', { teams: { ids: [season.season.id] } }, as))).toEqual([
      403,
      'not_allowed',
    ]);
  });
});

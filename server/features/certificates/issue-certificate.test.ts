import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { readSerial } from '#domain/certificate.ts';
import { type EntitySnapshot, teams } from '#server/features/teams/index.ts';
import {
  type As,
  announceResult,
  certifiableTeam,
  certify,
  nobody,
  openForCertificates,
} from '#tests/support/certificates.ts';
import { allContent } from '#tests/support/rates.ts';
import { registerTeam, type TestSeason } from '#tests/support/season.ts';
import type { TestPortal } from '#tests/support/test-portal.ts';
import { patiently } from '#tests/support/time-limits.ts';
import { certificates } from './table.ts';

let portal: TestPortal;
let season: TestSeason;
const { genrate, final, listOf, check, refused } = openForCertificates(
  (...opened) => {
    [portal, season] = opened;
  },
  { work: true },
);

describe('the qualification certificate', () => {
  test('is issued once, with a serial, and shown in the list', async () => {
    const team = await certifiableTeam(portal, season);
    const body = { team: team.id, season: season.season.id, competion: season.free.id, entity: '9990000001' };
    const first = await genrate(body);
    expect(first.status).toBe(200);
    const { cerfificate, cerfificate_path } = first.json;
    expect(cerfificate).toMatchObject({
      ...{ type: 'q', status: true, revoked_at: null, ranked: null },
      team: { _id: team.id, team_no: team.number, name: 'Najd Falcons' },
      season: { name: 'فيرست 2025', name_en: 'FIRST 2025' },
      competion: { name: 'اكتشاف', name_en: 'Discover' },
    });
    expect(readSerial(cerfificate.crt_serial)).toBe(cerfificate.crt_serial);
    expect(cerfificate_path).toBe(`/files/certificates/${cerfificate._id}.en.pdf`);
    expect(cerfificate).not.toHaveProperty('reason');

    const before = await allContent(portal);
    expect((await genrate(body)).json.cerfificate).toEqual(cerfificate);
    expect(await allContent(portal)).toEqual(before);
    const { json } = await listOf(team.id);
    expect(json).toMatchObject({ certificates: [], currentPage: 1, totalPages: 1, totalItems: 1 });
    expect(json.certificatesq).toEqual([cerfificate]);
  });

  test.each([
    ['the one that its own answer carries', (of: object) => of],
    ['an object with its CR number', () => ({ crNumber: '9990000001' })],
    ['its steb_user_id', () => 'school-of-a-test'],
  ])('takes as entity %s', async (_, entityOf) => {
    const team = await certifiableTeam(portal, season);
    const { entity } = (await portal.call('GET', `/api/teams/?team_id=${team.id}`, { as: 'coach' })).json.team;
    expect((await genrate({ team: team.id, entity: entityOf(entity) })).status).toBe(200);
  });

  test.each([
    ['of another', { crNumber: '9990000002' }, 'invalid_fields'],
    ['without a number', { name: 'School' }, 'invalid_fields'],
    ['that is none', 7, 'invalid_fields'],
  ])('is refused with an entity %s', async (_, entity, code) => {
    const team = await certifiableTeam(portal, season);
    const { status, json } = await refused(() => genrate({ team: team.id, entity }));
    expect([status, json.code, Object.keys(json.fields)]).toEqual([422, code, ['entity']]);
  });

  test('is one, however many ask at once', async () => {
    const team = await certifiableTeam(portal, season);
    const answers = await Promise.all(Array.from({ length: 8 }, () => genrate({ team: team.id })));
    expect(new Set(answers.map(({ json }) => json.cerfificate._id)).size).toBe(1);
    expect(await portal.db.$count(certificates, eq(certificates.teamId, team.id))).toBe(1);
  });

  test('is one by the database, too', async () => {
    const team = await certifiableTeam(portal, season);
    await certify(portal, team);
    const again = portal.database.pool.query(
      `insert into certificates select gen_random_uuid(), '111-111-111-111-111', team_id, type, content, issued_at, issued_by
       from certificates where team_id = $1`,
      [team.id],
    );
    await expect(again).rejects.toMatchObject({ constraint: 'certificates_valid_key' });
  });

  test('is given to the same people that may pay: creator, coach, entity, admin', async () => {
    const [own, other] = [await certifiableTeam(portal, season), await certifiableTeam(portal, season)];
    await portal.tokenOf('entity');
    const entity = (await portal.call('POST', '/api/getuser', { as: 'entity' })).json.user.steb_user_id;
    await portal.db.update(teams).set({ entityStebId: entity, entityAgreedAt: new Date() }).where(eq(teams.id, own.id));
    expect((await genrate({ team: own.id }, { as: 'entity' })).status).toBe(200);
    expect((await genrate({ team: other.id }, { as: 'admin' })).status).toBe(200);
  });

  test.each<[string, As, number]>([
    ['a guest', {}, 401],
    ['a student', { as: 'student' }, 403],
    ['a sub admin', { as: 'sub_admin' }, 403],
    ['another coach', { as: 'coach', number: 2 }, 404],
    ['another entity', { as: 'entity', number: 1 }, 404],
  ])('is refused to %s', async (_, who, status) => {
    const team = await certifiableTeam(portal, season);
    if (who.as) await portal.tokenOf(who.as, who.number);
    for (const id of [team.id, nobody]) {
      expect((await refused(() => genrate({ team: id }, who))).status).toBe(status);
      const body = { team: id, cr_id: nobody, crt_serial: '1' };
      expect((await refused(() => final(body, who))).status).toBe(status);
    }
  });

  test('is refused to a team without an entity, in the words of the documents', async () => {
    const team = await registerTeam(portal, season, { competion_id: season.free.id });
    const answer = await refused(() => genrate({ team: team._id, entity: null }));
    expect([answer.status, answer.json.code, answer.json.msg]).toEqual([
      409,
      'certificate_without_entity',
      'Team is not Allowed',
    ]);
    expect(decodeURIComponent(String(answer.headers.e_message))).toBe('Team is not Allowed');
  });

  test('is refused to a team that is unpaid, and to one that was withdrawn', async () => {
    const unpaid = await registerTeam(portal, season, {});
    expect((await refused(() => genrate({ team: unpaid._id }))).json.code).toBe('team_inactive');
    const team = await certifiableTeam(portal, season);
    await portal.db.update(teams).set({ status: false }).where(eq(teams.id, team.id));
    expect((await refused(() => genrate({ team: team.id }))).json).toMatchObject({
      code: 'team_inactive',
      msg: 'Team is Not Active',
    });
  });

  test('is refused where what is said of the team is not so, with every wrong field', async () => {
    const team = await certifiableTeam(portal, season);
    const body = { team: team.id, season: nobody, competion: season.paid.id, entity: '9990000002' };
    const answer = await refused(() => genrate(body));
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['season', 'competion', 'entity']]);
    expect((await refused(() => genrate({}))).json).toMatchObject({ code: 'missing_fields' });
    expect((await refused(() => genrate({ team: '7' }))).json).toMatchObject({ code: 'invalid_fields' });
  });

  test('keeps what it said when the team is renamed', async () => {
    const team = await certifiableTeam(portal, season, { teamName: 'صقور نجد' });
    const { crt_serial } = await certify(portal, team);
    await portal.db.update(teams).set({ name: 'Others' }).where(eq(teams.id, team.id));
    expect((await check(crt_serial)).json.certificate.team.name).toBe('صقور نجد');
  });
});

describe('the final certificate', () => {
  const sent = (team: { id: string }, { _id, crt_serial }: Awaited<ReturnType<typeof certify>>) => ({
    ...{ team: team.id, cr_id: _id, crt_serial },
  });

  test('is issued once the team has a result, with its rank, and named by the other one’s serial however it is typed', async () => {
    const team = await certifiableTeam(portal, season);
    const body = sent(team, await certify(portal, team));
    const early = await refused(() => final(body));
    expect([early.status, early.json.code]).toEqual([409, 'certificate_without_result']);
    await announceResult(portal, team.id, 2);
    const typed = { ...body, crt_serial: body.crt_serial.replaceAll('-', ' ') };
    const answers = await Promise.all([final(body), final(typed), final(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.cerfificate._id)).size).toBe(1);
    expect(answers[0]?.json.cerfificate).toMatchObject({ type: 'f', ranked: 2 });
    const { json } = await listOf(team.id);
    expect([json.certificates.length, json.certificatesq.length, json.totalItems]).toEqual([1, 1, 2]);
  });

  test('is refused without the qualification certificate, with another team’s, and with a wrong serial', async () => {
    const [team, other] = [await certifiableTeam(portal, season), await certifiableTeam(portal, season)];
    await announceResult(portal, team.id, 1);
    const theirs = await certify(portal, other);
    const none = await refused(() => final(sent(team, theirs)));
    expect([none.status, none.json.code]).toEqual([422, 'qualification_required']);
    const own = await certify(portal, team);
    const answers = [
      await refused(() => final({ ...sent(team, own), crt_serial: theirs.crt_serial })),
      await refused(() => final({ ...sent(team, own), cr_id: theirs._id })),
      await refused(() => final({ ...sent(team, own), crt_serial: 'x' })),
    ];
    expect(answers.map(({ json }) => [json.code, Object.keys(json.fields)])).toEqual([
      ['qualification_required', ['crt_serial']],
      ['qualification_required', ['cr_id']],
      ['qualification_required', ['crt_serial']],
    ]);
    expect((await refused(() => final({ team: team.id }))).status).toBe(422);
    expect((await final(sent(team, own))).status).toBe(200);
  });
});

test('whoever registered the team is mailed, in both languages, without the names of its members', async () => {
  const team = await certifiableTeam(portal, season, { teamName: 'نجوم <b>الروبوت</b>' });
  const { crt_serial } = await certify(portal, team, 'admin');
  const mails = () =>
    portal.world.mail.list({ to: 'coach@example.com' }).filter(({ text }) => text.includes(crt_serial));
  const { subject, text, html } = await vi.waitUntil(() => mails()[0], patiently);
  expect(subject).toBe('صدرت شهادة «نجوم <b>الروبوت</b>» | Certificate issued: “نجوم <b>الروبوت</b>”');
  expect(html).not.toContain('<b>');
  for (const language of ['ar', 'en']) {
    expect(text).toContain(`${portal.address}/profile/team/${team.id}/certification?lang=${language}`);
  }
  const [row] = await portal.db.select().from(certificates).where(eq(certificates.serial, crt_serial));
  for (const name of row?.content.members ?? ['']) expect(html).not.toContain(name);
  expect(text + html).not.toContain('{{');
});

test('the entity of a team stands on it by name, and nothing else of it is kept', async () => {
  const team = await certifiableTeam(portal, season);
  const { _id } = await certify(portal, team);
  const [row] = await portal.db
    .select({ content: certificates.content, entity: teams.entity })
    .from(certificates)
    .innerJoin(teams, eq(teams.id, certificates.teamId))
    .where(eq(certificates.id, _id));
  const entity = row?.entity as EntitySnapshot;
  const { name, email, phoneNumber, taxId, crNumber } = entity;
  const kept = JSON.stringify(row?.content);
  expect(kept).toContain(name);
  for (const secret of [email, phoneNumber, taxId, crNumber]) expect(kept).not.toContain(secret);
  const { rows } = await portal.database.pool.query<{ national_id: string; email: string; phone: string; dob: string }>(
    `select national_id, email, phone_number as phone, dob::text from team_people where team_id = $1`,
    [team.id],
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const secret of rows.flatMap((person) => Object.values(person)).filter(Boolean))
    expect(kept).not.toContain(secret);
});

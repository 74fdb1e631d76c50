import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeLog } from '#server/features/office-records/table.ts';
import { results } from '#server/features/results/index.ts';
import { teams } from '#server/features/teams/index.ts';
import {
  type As,
  announceResult,
  certifiableTeam,
  certify,
  nobody,
  openForCertificates,
} from '#tests/support/certificates.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { readPdf } from '#tests/support/pdf.ts';
import type { TestSeason } from '#tests/support/season.ts';
import type { TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
const { genrate, final, listOf, check, revoke, refused } = openForCertificates((...opened) => {
  [portal, season] = opened;
});

describe('who sees certificates', () => {
  test('managers, members and the office see those of a team; a stranger does not', async () => {
    const team = await certifiableTeam(portal, season, { members: ['1000000201'] });
    const { _id } = await certify(portal, team);
    const seers: As[] = [{ as: 'coach' }, { as: 'student' }, { as: 'admin' }, { as: 'sub_admin' }];
    for (const who of seers) expect((await listOf(team.id, who)).json.certificatesq[0]._id).toBe(_id);
    const own = await portal.call('GET', '/api/certificates', { as: 'student' });
    expect(own.json.certificatesq.map((one: { _id: string }) => one._id)).toContain(_id);
    const strangers: As[] = [
      { as: 'coach', number: 2 },
      { as: 'student', number: 1 },
      { as: 'entity', number: 1 },
    ];
    for (const who of strangers) {
      expect((await listOf(team.id, who)).status).toBe(404);
      for (const path of [`${_id}.ar.pdf`, `${_id}.en.pdf`])
        expect((await portal.call('GET', `/files/certificates/${path}`, who)).status).toBe(404);
      expect((await portal.call('GET', '/api/certificates', who)).text).not.toContain(_id);
    }
    expect((await portal.call('GET', '/api/certificates')).status).toBe(401);
    expect((await portal.call('GET', `/files/certificates/${_id}.ar.pdf`)).status).toBe(401);
  });

  test('its files are downloads of one page, in both languages, that no cache keeps', async () => {
    const team = await certifiableTeam(portal, season, { teamName: 'صقور نجد' });
    const { _id, crt_serial } = await certify(portal, team);
    for (const [language, title] of [
      ['ar', 'شهادة تأهل'],
      ['en', 'Certificate of Qualification'],
    ]) {
      const token = await portal.tokenOf('coach');
      const url = `/files/certificates/${_id}.${language}.pdf`;
      const get = () => portal.app.inject({ url, headers: { authorization: token } });
      const file = await get();
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="certificate-${crt_serial}-${language}.pdf"`,
        'cache-control': 'private, no-store',
      });
      const { pages, text, readQr } = await readPdf(file.rawPayload);
      expect(pages).toHaveLength(1);
      expect(text).toContain(title);
      expect(text).toContain('صقور نجد');
      expect(await readQr()).toBe(`${portal.address}/certificates/${crt_serial}`);
      expect(Buffer.compare(file.rawPayload, (await get()).rawPayload)).toBe(0);
    }
  });

  test.each(['x.en.pdf', `${nobody}.en.pdf`, `${nobody}.fr.pdf`, `${nobody}.pdf`, '..%2f..%2fkey.en.pdf'])(
    '%s is no file',
    async (name) => {
      expect((await portal.call('GET', `/files/certificates/${name}`, { as: 'admin' })).status).toBe(404);
    },
  );

  test('the QR code leads to the configured address, whatever host a request names', async () => {
    const { _id, crt_serial } = await certify(portal, await certifiableTeam(portal, season));
    const headers = { authorization: await portal.tokenOf('coach'), host: 'evil.example' };
    const file = await portal.app.inject({ url: `/files/certificates/${_id}.ar.pdf`, headers });
    const { readQr } = await readPdf(file.rawPayload);
    expect(await readQr()).toBe(`${portal.address}/certificates/${crt_serial}`);
  });
});

describe('anybody verifies a certificate', () => {
  test('by its serial, and reads what stands on it but no person', async () => {
    const team = await certifiableTeam(portal, season);
    await announceResult(portal, team.id, 1);
    const qualification = await certify(portal, team);
    const body = { team: team.id, cr_id: qualification._id, crt_serial: qualification.crt_serial };
    const { cerfificate } = (await final(body)).json;
    const { json, headers } = await check(` ${cerfificate.crt_serial.replaceAll('-', '')} `);
    expect(json.certificate).toEqual({
      ...{ crt_serial: cerfificate.crt_serial, type: 'f', status: true, revoked_at: null, ranked: 1 },
      created_at: cerfificate.created_at,
      season: { name: 'فيرست 2025', name_en: 'FIRST 2025' },
      competion: { name: 'اكتشاف', name_en: 'Discover' },
      team: { name: 'Najd Falcons' },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['111-111-111-111-111', '1', 'x', '000-000-000-000-000'])('%s is none', async (serial) => {
    const { status, json } = await check(serial);
    expect([status, json.code]).toEqual([404, 'certificate_not_found']);
  });
});

describe('a revoked certificate', () => {
  test('says so to everybody, with the day and without the reason, and is no longer given out', async () => {
    const team = await certifiableTeam(portal, season);
    const { _id, crt_serial } = await certify(portal, team);
    const path = `/files/certificates/${_id}.ar.pdf`;
    expect((await portal.call('GET', path, { as: 'coach' })).status).toBe(200);
    const reason = 'The team changed its members after the finals';
    const { json } = await revoke(_id, reason);
    expect(json.certificate).toMatchObject({
      status: false,
      reason,
      cerfificate_path: null,
      cerfificate_path_en: null,
    });

    const checked = await check(crt_serial);
    expect(checked.json.certificate).toMatchObject({ status: false, revoked_at: json.certificate.revoked_at });
    expect(checked.text).not.toContain(reason);
    for (const as of ['coach', 'admin'] as const) {
      const file = await portal.call('GET', path, { as });
      expect([file.status, file.json.code]).toEqual([409, 'certificate_revoked']);
    }
    const [own] = (await listOf(team.id)).json.certificatesq;
    expect(own).toMatchObject({ status: false, cerfificate_path: null });
    expect(own).not.toHaveProperty('reason');
    expect((await listOf(team.id, { as: 'sub_admin' })).text).not.toContain(reason);
    const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, _id));
    expect(line).toMatchObject({
      ...{ kind: 'certificates', name: crt_serial, action: 'changed' },
      ...{ before: { status: true, reason: null }, after: { status: false, reason } },
    });
  });

  test('is revoked once, and two admins at once do not overwrite each other', async () => {
    const { _id } = await certify(portal, await certifiableTeam(portal, season));
    const answers = await Promise.all([revoke(_id, 'one'), revoke(_id, 'two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await refused(() => revoke(_id, 'three'))).json.code).toBe('certificate_revoked');
    expect(await portal.db.$count(changeLog, eq(changeLog.recordId, _id))).toBe(1);
  });

  test('is revoked while another takes its place: whoever comes second waits, and neither is lost', async () => {
    const team = await certifiableTeam(portal, season);
    const { _id, crt_serial } = await certify(portal, team);
    const body = { team: team.id, cr_id: _id, crt_serial };
    await announceResult(portal, team.id, 3);
    const third = (await final(body)).json.cerfificate;
    await portal.db.update(results).set({ ranked: 2 }).where(eq(results.teamId, team.id));
    const holding = await portal.database.pool.connect();
    await holding.query('begin');
    await holding.query('select from teams where id = $1 for update', [team.id]);
    const issuing = final(body);
    await waitingForLocks(portal.database.pool);
    const revoking = revoke(third._id, 'a wrong rank');
    await waitingForLocks(portal.database.pool, { count: 2 });
    await holding.query('commit');
    holding.release();
    const [issued, revoked] = await Promise.all([issuing, revoking]);
    expect([issued.status, issued.json.cerfificate.ranked]).toEqual([200, 2]);
    expect([revoked.status, revoked.json.code]).toEqual([409, 'certificate_revoked']);
    expect((await listOf(team.id)).json.certificates).toMatchObject([{ ranked: 2, status: true }, { status: false }]);
    const [marked] = await portal.db.select().from(teams).where(eq(teams.id, team.id));
    expect(marked?.hasCertificate).toBe(true);
  });

  test('needs a reason, an admin, and a certificate', async () => {
    const { _id } = await certify(portal, await certifiableTeam(portal, season));
    for (const as of ['coach', 'student', 'sub_admin'] as const) {
      await portal.tokenOf(as);
      expect((await refused(() => revoke(_id, 'a reason', as))).status).toBe(403);
    }
    expect((await refused(() => revoke(_id, '  '))).json.fields).toHaveProperty('reason');
    expect((await refused(() => revoke(_id, 'x'.repeat(501)))).json.fields).toHaveProperty('reason');
    expect((await refused(() => revoke(nobody, 'a reason'))).status).toBe(404);
  });

  test('is followed by another one only if an admin issues it; the final one no longer counts on it', async () => {
    const team = await certifiableTeam(portal, season);
    await announceResult(portal, team.id, 3);
    const old = await certify(portal, team);
    await revoke(old._id, 'a wrong name');
    const coach = await refused(() => genrate({ team: team.id }));
    expect([coach.status, coach.json.code]).toEqual([409, 'certificate_revoked']);
    const body = { team: team.id, cr_id: old._id, crt_serial: old.crt_serial };
    expect((await refused(() => final(body))).json.code).toBe('qualification_required');
    const fresh = await certify(portal, team, 'admin');
    expect(fresh.crt_serial).not.toBe(old.crt_serial);
    // The coach is given the new one; the old one stays what it is.
    expect((await genrate({ team: team.id })).json.cerfificate._id).toBe(fresh._id);
    expect((await check(old.crt_serial)).json.certificate.status).toBe(false);
    expect((await check(fresh.crt_serial)).json.certificate.status).toBe(true);
    const lines = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, fresh._id));
    expect(lines).toMatchObject([{ action: 'created', after: { type: 'q', team: team.number } }]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serialOf } from '#domain/certificate.ts';
import { announceResult, certifiableTeam, certify } from '#tests/support/certificates.ts';
import { openPortalPages } from '#tests/support/portal-pages.ts';
import { openSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let pages: Awaited<ReturnType<typeof openPortalPages>>;
let final: { _id: string; crt_serial: string };
let people: string[];

beforeAll(async () => {
  portal = await openTestPortal();
  pages = await openPortalPages(portal);
  const team = await certifiableTeam(portal, await openSeason(portal), { teamName: 'صقور <نجد>' });
  await announceResult(portal, team.id, 1);
  const { _id, crt_serial } = await certify(portal, team);
  const body = { team: team.id, cr_id: _id, crt_serial };
  final = (await portal.call('POST', '/api/certificates/final/', { as: 'coach', body })).json.cerfificate;
  const { rows } = await portal.database.pool.query<{ name: string; national_id: string }>(
    'select name, national_id from team_people where team_id = $1',
    [team.id],
  );
  people = rows.flatMap(({ name, national_id }) => [name, national_id]);
});
afterAll(async () => {
  await pages.close();
  await portal.close();
});

/** The page, with its scripts, in which data may hide. */
const read = async (address: string, language?: string) => {
  const { statusCode, body } = await pages.get(address, language);
  return { status: statusCode, body, main: body.slice(body.indexOf('<main'), body.indexOf('</main>')) };
};
const at = () => `/certificates/${final.crt_serial}`;

describe('the public page of a certificate', () => {
  test.each([
    ['en', 'This certificate is valid', 'Certificate of achievement', 'Discover', 'FIRST 2025', '1 · Gold'],
    ['ar', 'هذه الشهادة صحيحة', 'شهادة إنجاز', 'اكتشاف', 'فيرست 2025', '1 · ذهبي'],
  ])('says in %s that it is valid, and what stands on it', async (language, ...facts) => {
    const { status, body, main } = await read(at(), language);
    expect(status).toBe(200);
    const text = main.replaceAll('<!-- -->', '');
    for (const fact of [...facts, final.crt_serial, 'صقور &lt;نجد&gt;']) expect(text).toContain(fact);
    if (language === 'ar') expect(main).toMatch(/14\d\d هـ/);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  test('names nobody, not even in its data', async () => {
    expect(people.length).toBeGreaterThan(4);
    for (const part of [(await read(at())).body, (await read(`${at()}.data`)).body]) {
      for (const secret of people) expect(part).not.toContain(secret);
      expect(part).not.toContain(final._id);
    }
  });

  test('leads from every spelling of a number to one address', async () => {
    const digits = final.crt_serial.replaceAll('-', '');
    for (const address of [
      `/certificates/${digits}`,
      `/certificates?number=${digits.replace(/(\d{5})/g, '$1+')}`,
      `/certificates?number=${encodeURIComponent(digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))))}`,
    ]) {
      const { statusCode, headers } = await pages.get(address);
      expect([statusCode, headers.location]).toEqual([302, at()]);
    }
  });

  test.each([serialOf('00000000000001'), 'nothing', '482-907', encodeURIComponent('"><script>'), 'x'.repeat(500)])(
    'says of %s that there is none, and keeps what was typed',
    async (number) => {
      for (const address of [`/certificates/${number}`, `/certificates?number=${number}`]) {
        const { statusCode, headers } = await pages.get(address);
        const { status, body, main } = statusCode === 302 ? await read(String(headers.location)) : await read(address);
        expect(status).toBe(404);
        expect(main).toContain('There is no such certificate');
        expect(main).not.toContain('<script>');
        expect(body).toContain('<meta name="robots" content="noindex"/>');
      }
    },
  );

  test('asks for a number where there is none', async () => {
    const { status, main } = await read('/certificates');
    expect(status).toBe(200);
    expect(main).toMatch(/<form[^>]* action="\/certificates"/);
    expect(main).toMatch(/<input[^>]* name="number"/);
  });

  test('says at once that it was revoked, and since when, but not why', async () => {
    const reason = 'A secret of the office';
    await portal.call('POST', '/api/admin/certificates/revoke', { as: 'admin', body: { id: final._id, reason } });
    const { status, body, main } = await read(at());
    expect(status).toBe(200);
    expect(main).toContain('This certificate was revoked');
    expect(main).toContain('Revoked on');
    expect(main).not.toContain('is valid');
    expect(body).not.toContain(reason);
  });
});

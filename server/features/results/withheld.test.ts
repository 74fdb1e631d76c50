import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendCertificateIssued } from '#server/features/certificates/index.ts';
import type { NotedMailer } from '#server/features/mails/index.ts';
import { certifiableTeam, certify } from '#tests/support/certificates.ts';
import { openPortalPages } from '#tests/support/portal-pages.ts';
import { openSeason, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* What a result tells before its board is published, once it is, and after it was unpublished. */
let portal: TestPortal;
let pages: Awaited<ReturnType<typeof openPortalPages>>;
let season: TestSeason;
let team: { id: string; number: string };
let qualification: { _id: string; crt_serial: string };
let final: { _id: string; crt_serial: string; cerfificate_path: string };

/** A rank, a score and a name that nothing else has. */
const RANK = 37;
const SCORE = 73519;
const NAME = 'Zephyr Quartz';

beforeAll(async () => {
  portal = await openTestPortal();
  pages = await openPortalPages(portal);
  season = await openSeason(portal);
  team = await certifiableTeam(portal, season, { teamName: NAME });
  qualification = await certify(portal, team);
  const regions = (await portal.call('GET', '/api/regions')).json.regions;
  const body = {
    ...{ season_id: season.season.id, team_id: team.id, competion_id: season.free.id, region_id: regions[0]._id },
    ...{ ageLevel: 'Junior', ranked: RANK, score: SCORE },
  };
  expect((await portal.call('POST', '/api/admin/results', { as: 'admin', body })).status).toBe(200);
});
afterAll(async () => {
  await pages.close();
  await portal.close();
});

const publish = async (published: boolean) => {
  const body = { boards: [{ competion_id: season.free.id, ageLevel: 'Junior' }], published };
  expect((await portal.call('PATCH', '/api/admin/results/boards', { as: 'admin', body })).status).toBe(200);
  await portal.database.pool.query('delete from rate_limits');
};
const issueFinal = () => {
  const { _id: cr_id, crt_serial } = qualification;
  return portal.call('POST', '/api/certificates/final/', { as: 'coach', body: { team: team.id, cr_id, crt_serial } });
};

type Who = 'guest' | 'coach' | 'admin';
type Reader = { what: string; who: Who; path: () => string; tells: RegExp };
const ranked = new RegExp(`"ranked":${RANK}\\b`);
const name = new RegExp(NAME);

/** Whatever tells that there is a result, with what it says then. Pages are those of visitors; accounts' are made of calls. */
const readers: Reader[] = [
  { what: 'results', who: 'guest', path: () => `/api/resultes/?competion_id=${season.free.id}`, tells: ranked },
  {
    ...{ what: 'results of a level', who: 'guest', tells: ranked },
    path: () => `/api/resultes/?competion_id=${season.free.id}&agelevel=Junior`,
  },
  {
    ...{ what: 'a search of results', who: 'guest', tells: name },
    path: () => `/api/resultes/search?season_id=${season.season.id}&q=${encodeURIComponent(NAME)}`,
  },
  { what: 'seasons with results', who: 'guest', path: () => '/api/resultes/seasons', tells: /FIRST 2025/ },
  { what: 'my teams', who: 'coach', path: () => '/api/teams/', tells: ranked },
  { what: 'a page of my teams', who: 'coach', path: () => '/api/teams/myteams?page=1', tells: ranked },
  { what: 'a team', who: 'coach', path: () => `/api/teams/?team_id=${team.id}`, tells: ranked },
  { what: 'a team for the office', who: 'admin', path: () => `/api/teams/?team_id=${team.id}`, tells: ranked },
  { what: 'achievements', who: 'coach', path: () => '/api/teams/achievments/?type=coach&limit=4', tells: ranked },
  { what: 'the sitemap', who: 'guest', path: () => '/sitemap.xml', tells: /\/resultes\/[^<]*<\/loc><lastmod>/ },
];

/** Those that tell of the final certificate, which exists once the board has been published. */
const ofCertificate: Reader[] = [
  {
    ...{ what: 'certificates of a team', who: 'coach', tells: /"certificates":\[\{/ },
    path: () => `/api/certificates/?page=1&team_id=${team.id}`,
  },
  { what: 'own certificates', who: 'coach', path: () => '/api/certificates/?page=1', tells: /"certificates":\[\{/ },
  {
    ...{ what: 'the check of a certificate', who: 'guest', tells: /"success":true/ },
    path: () => `/api/certificates/check?serial=${final.crt_serial}`,
  },
  { what: 'the PDF', who: 'coach', path: () => final.cerfificate_path, tells: /^%PDF/ },
  { what: 'the PDF for the office', who: 'admin', path: () => final.cerfificate_path, tells: /^%PDF/ },
  { what: 'one’s data', who: 'coach', path: () => '/api/personal-data/download', tells: /./ },
];

const ofPages = [
  ['the page of results', () => `/resultes/${season.season.id}/?competion=${season.free.id}&agelevel=Junior`],
  ['a search on it', () => `/resultes/${season.season.id}/?q=${encodeURIComponent(NAME)}`],
] as const;
const silentPages = [
  ['home', () => '/'],
  ['the season', () => '/seasons/first-2025/'],
  ['the competition', () => `/competion/${season.free.id}`],
] as const;

const told = async ({ who, path, tells }: Reader) =>
  tells.test((await portal.call('GET', path(), who === 'guest' ? {} : { as: who })).text);
const page = async (path: () => string) => (await pages.get(path())).body;
const telling = async (list: readonly Reader[]) => {
  const found: string[] = [];
  for (const reader of list) if (await told(reader)) found.push(reader.what);
  return found;
};
const namesOf = (list: readonly Reader[]) => list.map(({ what }) => what);

describe('a result', () => {
  test('that was never published is told by no call and no page, and no final certificate is issued', async () => {
    expect(await telling(readers)).toEqual([]);
    for (const [what, path] of [...ofPages, ...silentPages])
      expect([what, new RegExp(`${SCORE}|73,519`).test(await page(path))]).toEqual([what, false]);
    const { status, json } = await issueFinal();
    expect([status, json.code]).toEqual([409, 'certificate_without_result']);
  });

  test('is told by all of them once it is published', async () => {
    await publish(true);
    expect(await telling(readers)).toEqual(namesOf(readers));
    for (const [what, path] of ofPages) expect([what, (await page(path)).includes(NAME)]).toEqual([what, true]);
    const issued = await issueFinal();
    expect(issued.status).toBe(200);
    final = issued.json.cerfificate;
    expect(await telling(ofCertificate)).toEqual(namesOf(ofCertificate));
    expect((await pages.get(`/certificates/${final.crt_serial}`)).body).toContain(NAME);
  });

  test('that was unpublished is told by none, its certificate included, and is there again once published', async () => {
    await publish(false);
    expect(await telling(readers)).toEqual([]);
    expect(await telling(ofCertificate)).toEqual(['one’s data']);
    const data = await portal.call('GET', '/api/personal-data/download', { as: 'coach' });
    expect(data.text).not.toContain(final.crt_serial);
    for (const [what, path] of [...ofPages, ...silentPages])
      expect([what, new RegExp(`${SCORE}|73,519`).test(await page(path))]).toEqual([what, false]);
    const check = await portal.call('GET', `/api/certificates/check?serial=${final.crt_serial}`);
    expect([check.status, check.json.code]).toEqual([409, 'certificate_withheld']);
    for (const [language, says, asks] of [
      ['en', 'We cannot confirm this certificate at the moment', 'Contact us'],
      ['ar', 'تعذّر علينا تأكيد هذه الشهادة في الوقت الحالي', 'تواصل معنا'],
    ] as const) {
      const { statusCode, body } = await pages.get(`/certificates/${final.crt_serial}`, language);
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
      expect(statusCode).toBe(200);
      expect(main).toContain(`${says}</h1>`);
      expect(main).toMatch(new RegExp(`<a [^>]*href="/contact-us/"[^>]*>${asks}</a>`));
      for (const untold of [NAME, `"ranked",${RANK}`, `"rank",${RANK}`]) expect(body).not.toContain(untold);
      for (const untold of ['There is no such certificate', 'لا توجد شهادة بهذا الرقم'])
        expect(main).not.toContain(untold);
    }
    expect((await issueFinal()).json.code).toBe('certificate_without_result');
    await publish(true);
    expect(await telling([...readers, ...ofCertificate])).toEqual(namesOf([...readers, ...ofCertificate]));
    expect((await issueFinal()).json.cerfificate._id).toBe(final._id);
  });

  test('whose rank was corrected is in no certificate until one is issued anew, and one that was deleted is in none', async () => {
    const [{ _id, revision, ...result }] = (await portal.call('GET', '/api/admin/results/', { as: 'admin' })).json
      .results;
    const body = { ...result, id: _id, revision, ranked: RANK - 1 };
    expect((await portal.call('PUT', '/api/admin/results/', { as: 'admin', body })).status).toBe(200);
    const isConfirmed = async ({ crt_serial }: typeof final) =>
      (await portal.call('GET', `/api/certificates/check?serial=${crt_serial}`)).json;
    expect((await isConfirmed(final)).code).toBe('certificate_withheld');
    expect(await telling(ofCertificate)).toEqual(['one’s data']);
    const anew = (await issueFinal()).json.cerfificate;
    expect(await isConfirmed(anew)).toMatchObject({ success: true, certificate: { status: true, ranked: RANK - 1 } });
    expect(await isConfirmed(final)).toMatchObject({ success: true, certificate: { status: false } });
    // Corrected once more: the one before was outdated and not revoked by the office, so the coach may issue another.
    const again = { ...body, revision: revision + 1, ranked: RANK };
    expect((await portal.call('PUT', '/api/admin/results/', { as: 'admin', body: again })).status).toBe(200);
    final = (await issueFinal()).json.cerfificate;
    expect(await telling(ofCertificate)).toEqual(namesOf(ofCertificate));
    const gone = `/api/admin/results/?id=${_id}&revision=${revision + 2}`;
    expect((await portal.call('DELETE', gone, { as: 'admin' })).status).toBe(200);
    expect((await isConfirmed(final)).code).toBe('certificate_withheld');
    expect((await issueFinal()).json.code).toBe('certificate_without_result');
    expect(
      (await portal.call('POST', '/api/admin/results', { as: 'admin', body: { ...result, ranked: RANK } })).status,
    ).toBe(200);
    expect(await isConfirmed(final)).toMatchObject({ success: true, certificate: { status: true } });
  });

  test('counts for who may replace a member, published or not', async () => {
    await publish(false);
    const body = { team_id: team.id, member_id: '1000000204' };
    const { status, json } = await portal.call('POST', '/api/teams/members/replace', { as: 'coach', body });
    expect([status, json.code]).toEqual([409, 'members_locked']);
  });
});

test('a certificate that is withheld by then is not announced by mail', async () => {
  const sent: unknown[] = [];
  const mailer = { send: async (mail: unknown) => void sent.push(mail) } as unknown as NotedMailer;
  const job = sendCertificateIssued({ db: portal.db, mailer, publicUrl: 'https://portal.example' });
  const run = () => job.run({ certificateId: final._id } as never, undefined as never);
  await publish(false);
  await run();
  expect(sent).toEqual([]);
  await publish(true);
  await run();
  expect(sent).toHaveLength(1);
});

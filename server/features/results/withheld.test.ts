import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceResult, certifiableTeam, certify } from '#tests/support/certificates.ts';
import { openSeason, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* A board that was taken back: what an account, a paper and a search engine learn of its results. */
let portal: TestPortal;
let season: TestSeason;
let team: { id: string; number: string };
let final: { _id: string; crt_serial: string; cerfificate_path: string };
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  team = await certifiableTeam(portal, season);
  await announceResult(portal, team.id, 3);
  const { _id: cr_id, crt_serial } = await certify(portal, team);
  final = (await issueFinal({ cr_id, crt_serial })).json.cerfificate;
});
afterAll(() => portal.close());

const get = (path: string, as: 'coach' | 'admin' = 'coach') => portal.call('GET', path, { as });
const issueFinal = (qualification: object) =>
  portal.call('POST', '/api/certificates/final/', { as: 'coach', body: { team: team.id, ...qualification } });
const publish = (published: boolean) =>
  portal.call('PATCH', '/api/admin/results/boards', {
    as: 'admin',
    body: { competion_id: season.free.id, ageLevel: 'Junior', published },
  });

/** Everything that names a rank, or says that there is one. */
async function learned() {
  const [teams, mine, achievements, certificates, check, pdf, sitemap, again] = await Promise.all([
    get(`/api/teams/?team_id=${team.id}`),
    get('/api/teams/'),
    get('/api/teams/achievments/?type=coach&limit=4'),
    get(`/api/certificates/?page=1&team_id=${team.id}`),
    get(`/api/certificates/check?serial=${final.crt_serial}`),
    get(final.cerfificate_path),
    portal.call('GET', '/sitemap.xml'),
    get(`/api/certificates/?page=1&team_id=${team.id}`).then(({ json }) => {
      const [{ _id: cr_id, crt_serial }] = json.certificatesq;
      return issueFinal({ cr_id, crt_serial });
    }),
  ]);
  return {
    team: teams.json.team.resultes,
    mine: mine.json.teams[0].resultes,
    achievements: achievements.json.teams.length,
    finals: certificates.json.certificates.length,
    qualifications: certificates.json.certificatesq.length,
    check: check.status,
    pdf: pdf.status,
    changed: new RegExp(`/resultes/${season.season.id}/</loc><lastmod>`).test(sitemap.text),
    again: [again.status, again.json.code],
  };
}

test('is in no account, final certificate or sitemap, until it is published again', async () => {
  const published = {
    ...{ team: { score: null, ranked: 3 }, mine: { score: null, ranked: 3 }, achievements: 1, finals: 1 },
    ...{ qualifications: 1, check: 200, pdf: 200, changed: true, again: [200, undefined] },
  };
  expect(await learned()).toEqual(published);
  await publish(false);
  expect(await learned()).toEqual({
    ...{ team: null, mine: null, achievements: 0, finals: 0, qualifications: 1, check: 404, pdf: 404, changed: false },
    again: [409, 'certificate_without_result'],
  });
  await publish(true);
  expect(await learned()).toEqual(published);
});

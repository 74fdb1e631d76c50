import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { certificates } from '#server/features/certificates/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { announceResult, certifiableTeam, certify } from '#tests/support/certificates.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { readZip } from '#tests/support/zip.ts';
import { certificateBatches, certificateBatchTeams } from './table.ts';

let portal: TestPortal;
let season: TestSeason;
/** Two teams that may have a certificate, one without an entity, and one that was withdrawn. */
let made: Record<'one' | 'two' | 'noEntity' | 'withdrawn', { id: string; number: string }>;

beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  season = await openSeason(portal);
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
  const bare = await registerTeam(portal, season, { competion_id: season.free.id, teamName: 'No entity' });
  made = {
    one: await certifiableTeam(portal, season, { teamName: 'Najd Falcons' }),
    two: await certifiableTeam(portal, season, { teamName: 'صقور الواحة' }),
    noEntity: { id: bare._id, number: bare.team_no },
    withdrawn: await certifiableTeam(portal, season, { teamName: 'Withdrawn' }),
  };
  await portal.db.update(teams).set({ status: false }).where(eq(teams.id, made.withdrawn.id));
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

const path = '/api/admin/teams/certificates';
const start = (change: object = {}, { as = 'admin' as RoleName, key = '' } = {}) =>
  portal.call('POST', path, {
    as,
    body: { teams: { ids: Object.values(made).map(({ id }) => id) }, type: 'q', language: 'ar', ...change },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const list = async () => (await portal.call('GET', path, { as: 'admin' })).json.batches;
const download = async (id: string) =>
  portal.app.inject({ url: `${path}/file?id=${id}`, headers: { authorization: await portal.tokenOf('admin') } });
const finished = (id: string) =>
  vi.waitUntil(async () => (await list()).find((one: { _id: string }) => one._id === id)?.finished, {
    ...{ timeout: 120_000, interval: 200 },
  });

async function refused(call: () => ReturnType<typeof start>) {
  for (const { _id } of await list()) await finished(_id);
  const before = await allContent(portal);
  const { status, json } = await call();
  expect(await allContent(portal)).toEqual(before);
  return [status, json.code];
}

describe('certificates of many teams', () => {
  test('are issued for those that may have one, named for the others, and come in one file', async () => {
    const { status, json } = await start({}, { key: 'first' });
    expect([status, json.batch.total, json.batch.finished]).toEqual([200, 4, false]);
    const id = json.batch._id;
    await finished(id);
    const [batch] = await list();
    expect(batch).toMatchObject({
      ...{ ready: 2, total: 4, finished: true },
      left_out: [
        { reason: 'team_not_active', count: 1 },
        { reason: 'certificate_without_entity', count: 1 },
      ],
    });
    const { json: left } = await portal.call('GET', `${path}/left-out?id=${id}`, { as: 'admin' });
    expect(left.teams.map(({ team_no, reason }: Record<string, string>) => [team_no, reason])).toEqual(
      expect.arrayContaining([
        [made.noEntity.number, 'certificate_without_entity'],
        [made.withdrawn.number, 'team_not_active'],
      ]),
    );
    const file = await download(id);
    expect(file.headers['content-type']).toBe('application/zip');
    const entries = readZip(file.rawPayload);
    expect([...entries.keys()].map((name) => name.split(' ')[0]).sort()).toEqual(
      [made.one.number, made.two.number].sort(),
    );
    const pdf = [...entries].find(([name]) => name.startsWith(made.one.number))?.[1];
    expect((await readPdf(pdf as Uint8Array)).text).toContain('Najd Falcons');
    const lines = await portal.db.select().from(changeLog).where(eq(changeLog.kind, 'exports'));
    expect(lines.at(-1)?.after).toEqual({ list: 'certificates', count: 2 });
    const [begun] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, id));
    expect(begun).toMatchObject({ kind: 'certificate_batches', after: { type: 'q', teams: 4 } });
  });

  test('are drawn once: a second batch has the same certificates, and the stored PDFs', async () => {
    const before = await portal.db.$count(certificates);
    const [first] = await portal.db.select().from(certificates).where(eq(certificates.teamId, made.one.id));
    await portal.files.put(`certificates/${first?.id}.ar.pdf`, Buffer.from('the stored one'));
    const { json } = await start({ teams: { ids: [made.one.id] } });
    await finished(json.batch._id);
    expect(await portal.db.$count(certificates)).toBe(before);
    const entries = readZip((await download(json.batch._id)).rawPayload);
    expect([...entries.values()].map(String)).toEqual(['the stored one']);
    await portal.files.remove(`certificates/${first?.id}.ar.pdf`);
  });

  test('are begun once, however often the button is pressed', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => start({}, { key: 'twice' })));
    expect(new Set(answers.map(({ json }) => json.batch._id)).size).toBe(1);
  });

  test('what was revoked alone stays so, and a revoked one is not given out', async () => {
    const own = await certifiableTeam(portal, season, { teamName: 'Revoked' });
    const certificate = await certify(portal, own, 'admin');
    const { json } = await start({ teams: { ids: [own.id] } });
    await finished(json.batch._id);
    await portal.call('POST', '/api/admin/certificates/revoke', {
      ...{ as: 'admin', body: { id: certificate._id, reason: 'A mistake' } },
    });
    expect(readZip((await download(json.batch._id)).rawPayload).size).toBe(0);
    const again = await start({ teams: { ids: [own.id] } });
    await finished(again.json.batch._id);
    expect((await list())[0].left_out).toEqual([{ reason: 'certificate_revoked', count: 1 }]);
    expect((await download(again.json.batch._id)).statusCode).toBe(409);
  });

  test('of achievement need a result and a certificate of qualification', async () => {
    const ranked = await certifiableTeam(portal, season, { teamName: 'Ranked' });
    await announceResult(portal, ranked.id, 1);
    const batch = async () => {
      const { json } = await start({ type: 'f', teams: { ids: [ranked.id, made.two.id] } });
      await finished(json.batch._id);
      return (await list())[0];
    };
    expect((await batch()).left_out).toEqual([
      { reason: 'certificate_without_result', count: 1 },
      { reason: 'qualification_required', count: 1 },
    ]);
    await certify(portal, ranked, 'admin');
    expect(await batch()).toMatchObject({ ready: 1, left_out: [{ reason: 'certificate_without_result', count: 1 }] });
  });

  test('a run that died is taken up where it was', async () => {
    const { json } = await start({ teams: { ids: [made.one.id, made.two.id] } });
    const id = json.batch._id;
    await finished(id);
    const ofBatch = eq(certificateBatchTeams.batchId, id);
    await portal.db
      .update(certificateBatchTeams)
      .set({ certificateId: null })
      .where(and(ofBatch, eq(certificateBatchTeams.position, 1)));
    const before = await portal.db.$count(certificates);
    for (const _ of [1, 2]) await portal.work['issue-certificates'].run({ batchId: id } as never);
    expect((await list())[0]).toMatchObject({ ready: 2, finished: true });
    expect(await portal.db.$count(certificates)).toBe(before);
  });

  test('what could not be made for hours is named as failed, and nobody waits for it', async () => {
    const [row] = await portal.db.select().from(certificateBatches).limit(1);
    await portal.db
      .update(certificateBatchTeams)
      .set({ certificateId: null, leftOut: null })
      .where(eq(certificateBatchTeams.batchId, row?.id ?? ''));
    await portal.work['issue-certificates'].gaveUp?.({ batchId: row?.id } as never, new Error('the store is away'));
    const batch = (await list()).find((one: { _id: string }) => one._id === row?.id);
    expect(batch).toMatchObject({ finished: true, ready: 0, left_out: [{ reason: 'certificate_failed' }] });
  });

  test('a file expires', async () => {
    const { json } = await start({ teams: { ids: [made.one.id] } });
    await finished(json.batch._id);
    portal.time.now = new Date(Date.now() + limits.batchKept + 60_000);
    try {
      const authorization = await portal.tokenOf('admin');
      expect(authorization).not.toBe('');
      await portal.runJob('forget-expired');
      expect(await portal.db.$count(certificateBatches)).toBe(0);
      expect(await portal.db.$count(certificates)).toBeGreaterThan(0);
    } finally {
      portal.time.now = undefined;
    }
  });

  test.each<[string, object, unknown[]]>([
    ['of a kind that there is not', { type: 'x' }, [422, 'invalid_fields']],
    ['in another language', { language: 'fr' }, [422, 'invalid_fields']],
    ['of no team', { teams: { ids: [] } }, [422, 'missing_fields']],
    ['of other teams than match', { teams: { matching: {}, count: 2 } }, [409, 'selection_changed']],
    ['of too many', { teams: { matching: {}, count: 6_000 } }, [422, 'selection_too_large']],
  ])('%s are refused, and nothing is begun', async (_, change, expected) => {
    expect(await refused(() => start(change))).toEqual(expected);
  });

  test.each<RoleName>(['sub_admin', 'coach', 'student', 'entity'])('are refused to a %s', async (as) => {
    const { json } = await start({ teams: { ids: [made.one.id] } });
    await finished(json.batch._id);
    expect(await refused(() => start({}, { as }))).toEqual([403, 'not_allowed']);
    for (const call of [path, `${path}/left-out?id=${json.batch._id}`, `${path}/file?id=${json.batch._id}`])
      expect((await portal.call('GET', call, { as })).status).toBe(403);
  });
});

import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { fullSheet, type Panels, panelsOfTests, pdfOf, sendScores } from '#tests/support/scores.ts';
import { registerTeam } from '#tests/support/season.ts';
import { sweepScoreDocuments } from './documents.ts';
import { scoreDocuments, scoreSubmissions } from './table.ts';

let panels: Panels;
let portal: Panels['portal'];
let season: Panels['season'];

panelsOfTests((opened) => {
  panels = opened;
  ({ portal, season } = opened);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the documentation', () => {
  const pdf = (bytes: Buffer, type = 'application/pdf') => ({ file: { name: 'notes.pdf', type, bytes } });

  test('without it FLLC and FLLE are refused with the sentence of the specification', async () => {
    const team = await panels.teamOf('FLLE');
    const { status, json } = await sendScores(portal, fullSheet('FLLE', team), { file: null });
    expect([status, json.msg, json.fields]).toEqual([422, 'File is not Selected', { file: 'File is not Selected' }]);
  });

  test.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1')],
    ['a page', Buffer.from('<html><script>alert(1)</script>%PDF-1.7 %%EOF')],
    ['a PDF that was cut off', pdfOf().subarray(0, 200)],
  ])('%s named .pdf is refused by its content', async (_, bytes) => {
    const team = await panels.teamOf('FLLC');
    const before = await panels.everything();
    const { status, json } = await sendScores(portal, fullSheet('FLLC', team), pdf(bytes));
    expect([status, json.code, json.fields]).toEqual([
      415,
      'document_type',
      { file: 'This is no PDF file, or it is damaged.' },
    ]);
    expect(await panels.everything()).toEqual(before);
  });

  test('of 5 MB is taken, and one byte more is refused', async () => {
    const team = await panels.teamOf('FLLC');
    const before = await panels.everything();
    const refused = await sendScores(portal, fullSheet('FLLC', team), pdf(pdfOf(limits.documentMaxBytes + 1)));
    expect([refused.status, refused.json.fields]).toEqual([413, { file: expect.stringContaining('larger than 5 MB') }]);
    expect(await panels.everything()).toEqual(before);
    const taken = await sendScores(portal, fullSheet('FLLC', team), pdf(pdfOf(limits.documentMaxBytes)));
    expect([taken.status, taken.json.team.scores.file.bytes]).toEqual([200, limits.documentMaxBytes]);
  });

  test('is downloaded as it was sent, by an address that is no name in the store', async () => {
    const team = await panels.teamOf('FLLC');
    const bytes = pdfOf(1_000);
    const { file } = (await sendScores(portal, fullSheet('FLLC', team), pdf(bytes))).json.team.scores;
    const answer = await fetch(portal.address + file.path, {
      headers: { authorization: await portal.tokenOf('coach') },
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    for (const name of await panels.storedFiles()) expect(file.path).not.toContain(name);
  });

  test('that the store does not take is refused, and leaves nothing', async () => {
    const team = await panels.teamOf('FLLC');
    const before = await panels.everything();
    vi.spyOn(portal.files, 'put').mockRejectedValueOnce(new Error('the disk is full'));
    const { status, json } = await sendScores(portal, fullSheet('FLLC', team));
    expect([status, json.msg]).toEqual([500, 'Something went wrong']);
    expect(await panels.everything()).toEqual(before);
  });

  test('that belongs to no submission is swept after a day, and nothing else', async () => {
    const team = await panels.teamOf('FLLC');
    await sendScores(portal, fullSheet('FLLC', team));
    const before = await panels.everything();
    const [kept] = await portal.db.select().from(scoreDocuments).limit(1);
    if (!kept) throw new Error('no document');
    await portal.files.put('scores/left.pdf', pdfOf());
    await portal.db.insert(scoreDocuments).values({ ...kept, id: undefined, submissionId: null, fileName: 'left.pdf' });
    const sweepAfter = (ms: number) => sweepScoreDocuments(portal, new Date(Date.now() + ms));
    await portal.db
      .update(scoreDocuments)
      .set({ createdAt: new Date() })
      .where(eq(scoreDocuments.fileName, 'left.pdf'));
    await sweepAfter(limits.uploadKeptUnused - 60_000);
    expect(await panels.storedFiles()).toContain('left.pdf');
    await sweepAfter(limits.uploadKeptUnused + 60_000);
    expect(await panels.everything()).toEqual(before);
  });
});

describe('once', () => {
  test('a second time is refused, and keeps what is there', async () => {
    const team = await panels.teamOf('FLLC');
    await sendScores(portal, fullSheet('FLLC', team));
    const before = await panels.everything();
    const { status, json } = await sendScores(portal, fullSheet('FLLC', team, { status: false }));
    expect([status, json.msg]).toEqual([409, 'Scores Already Submited!']);
    expect(await panels.everything()).toEqual(before);
  });

  test('of two tabs at once one wins, by the database', async () => {
    const team = await panels.teamOf('FLLC');
    const documents = await portal.db.$count(scoreDocuments);
    // Each waits with its file until all have found no scores: the database decides.
    const { put } = portal.files;
    const all = Promise.withResolvers<void>();
    let arrived = 0;
    vi.spyOn(portal.files, 'put').mockImplementation(async (key, bytes) => {
      arrived += 1;
      if (arrived === 5) all.resolve();
      await all.promise;
      return put(key, bytes);
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendScores(portal, fullSheet('FLLC', team))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await portal.db.$count(scoreSubmissions, eq(scoreSubmissions.teamId, team))).toBe(1);
    expect(await portal.db.$count(scoreDocuments)).toBe(documents + 1);
    expect((await panels.storedFiles()).length).toBe(documents + 1);
  });
});

describe('a team', () => {
  test('that is not paid for hands nothing in', async () => {
    const team = await registerTeam(portal, season);
    await portal.db.update(competitions).set({ slug: 'FLLC-paid' }).where(eq(competitions.id, season.paid.id));
    const { status, json } = await sendScores(portal, fullSheet('FLLC', team._id));
    expect([status, json.msg]).toEqual([409, 'Team is Not Active']);
  });

  test('that was withdrawn hands nothing in', async () => {
    const team = await panels.teamOf('FLLC');
    await portal.db.update(teams).set({ status: false }).where(eq(teams.id, team));
    const before = await panels.everything();
    const { status, json } = await sendScores(portal, fullSheet('FLLC', team));
    expect([status, json.code]).toEqual([409, 'team_withdrawn']);
    expect(await panels.everything()).toEqual(before);
  });

  test('of a competition without a panel hands nothing in', async () => {
    const team = await panels.teamOf('chess');
    const { status, json } = await sendScores(portal, { team });
    expect([status, json.code]).toEqual([409, 'scores_not_taken']);
  });
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { scorePanelSlugs } from '#contract/score-panels.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { allContent } from '#tests/support/rates.ts';
import { fullSheet, openFreeCompetition, pdfOf, registerActive, sendScores } from '#tests/support/scores.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { sweepScoreDocuments } from './documents.ts';
import { scoreDocuments, scoreSubmissions } from './table.ts';

let portal: TestPortal;
let season: TestSeason;
/** A free competition for each panel. */
const bySlug: Record<string, string> = {};

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  // The season's own two keep their slugs; those that cost something are not needed here.
  await portal.db.update(competitions).set({ slug: sql`slug || '-old'` });
  for (const slug of [...scorePanelSlugs, 'chess']) bySlug[slug] = (await openFreeCompetition(portal, season, slug)).id;
});
afterAll(() => portal.close());
afterEach(async () => {
  vi.restoreAllMocks();
  // One coach sends more here than a person may in an hour.
  await portal.db.execute(sql`delete from rate_limits`);
});

const teamOf = async (slug: string) => (await registerActive(portal, season, bySlug[slug] ?? ''))._id;
const read = async (team: string) =>
  (await portal.call('GET', `/api/teams?team_id=${team}`, { as: 'coach' })).json.team;
const storedFiles = () => readdir(join(portal.filesFolder, 'scores')).catch(() => []);
const everything = async () => ({ rows: await allContent(portal), files: await storedFiles() });

describe.each(scorePanelSlugs)('the panel of %s', (slug) => {
  test('is taken whole, answered and kept with whoever sent it', async () => {
    const team = await teamOf(slug);
    expect((await read(team)).scores).toBeNull();
    const sheet = fullSheet(slug, team, { competion: bySlug[slug] });
    const answer = await sendScores(portal, sheet);
    expect([answer.status, answer.json.msg]).toEqual([200, 'Submit Successfull']);
    const { scores } = answer.json.team;
    expect(scores.scores.map(({ kind: _, ...entry }: { kind: string }) => entry)).toEqual(sheet.scores ?? []);
    expect(scores.matches).toEqual(sheet.matches);
    expect([scores.youtube_link, scores.github]).toEqual([sheet.youtube_link ?? null, sheet.github ?? null]);
    expect(scores.by).toBeTruthy();
    expect((await read(team)).scores).toEqual(scores);
    const takesFile = ['FLLC', 'FLLE', 'FLLD', 'future_innovators'].includes(slug);
    expect(scores.file?.name).toBe(takesFile ? 'notes.pdf' : undefined);
  });

  test('names each field that is missing, and changes nothing', async () => {
    const team = await teamOf(slug);
    const before = await everything();
    const answer = await sendScores(portal, { team }, { file: null });
    const full = fullSheet(slug, team);
    const rows = (name: 'scores' | 'matches') =>
      ((full[name] ?? []) as object[]).flatMap((row, index) =>
        Object.keys(row).map((key) => `${name}.${index}.${key}`),
      );
    const needsFile = ['FLLC', 'FLLE'].includes(slug);
    const expected = [
      ...rows('scores'),
      ...rows('matches'),
      ...(full.youtube_link ? ['youtube_link'] : []),
      ...(needsFile ? ['file'] : []),
    ];
    expect(Object.keys(answer.json.fields).sort()).toEqual(expected.sort());
    expect([answer.status, answer.json.code]).toEqual([422, needsFile ? 'file_missing' : 'missing_fields']);
    expect(await everything()).toEqual(before);
  });
});

describe('a wrong field is named with its sentence, and nothing is changed', () => {
  const numberSentence = 'Please enter a number, such as 245 or 87.5.';
  const linkSentence = 'Please enter the full link, such as https://youtu.be/abc';
  const first = (change: object) => (sheet: Record<string, unknown>) => ({
    ...sheet,
    scores: [{ ...(sheet.scores as object[])[0], ...change }, ...(sheet.scores as object[]).slice(1)],
  });
  const slot = (change: object) => (sheet: Record<string, unknown>) => ({
    ...sheet,
    matches: [{ ...(sheet.matches as object[])[0], ...change }, ...(sheet.matches as object[]).slice(1)],
  });

  test.each([
    ['robo_mission', 'an empty score', first({ score: '' }), 'scores.0.score', 'Please fill this in.'],
    ['robo_mission', 'a score in words', first({ score: 'many' }), 'scores.0.score', numberSentence],
    ['robo_mission', 'a score below nothing', first({ score: -1 }), 'scores.0.score', numberSentence],
    ['robo_mission', 'the same as text', first({ score: '-5' }), 'scores.0.score', numberSentence],
    [
      'robo_mission',
      'a comma, for thousands or a fraction',
      first({ score: '1,000' }),
      'scores.0.score',
      numberSentence,
    ],
    ['robo_mission', 'a score beyond all', first({ score: 1e9 }), 'scores.0.score', numberSentence],
    ['robo_mission', 'a score of thousandths', first({ score: 1.005 }), 'scores.0.score', numberSentence],
    ['robo_mission', 'no time', first({ time: '  ' }), 'scores.0.time', 'Please fill this in.'],
    ['robo_mission', 'a time without end', first({ time: '1'.repeat(51) }), 'scores.0.time', 'This is too long.'],
    ['robo_mission', 'no link', first({ youtube_link: '' }), 'scores.0.youtube_link', 'Please fill this in.'],
    [
      'robo_mission',
      'a link that is no URL',
      first({ youtube_link: 'our video' }),
      'scores.0.youtube_link',
      linkSentence,
    ],
    ['robo_mission', 'a script', first({ youtube_link: 'javascript:alert(1)' }), 'scores.0.youtube_link', linkSentence],
    ['robo_mission', 'a file', first({ youtube_link: 'file:///etc/passwd' }), 'scores.0.youtube_link', linkSentence],
    ['robo_mission', 'a password', first({ youtube_link: 'https://a:b@c.com' }), 'scores.0.youtube_link', linkSentence],
    ['robo_mission', 'a fourth match', (s: object) => ({ ...s, scores: Array(4).fill({}) }), 'scores', undefined],
    ['FTC', 'no FBS', slot({ fbs: null }), 'matches.0.fbs', 'Please fill this in.'],
    ['FTC', 'an OBS in words', slot({ obs: 'x' }), 'matches.0.obs', numberSentence],
    ['FTC', 'a link that is no URL', slot({ youtube_link: 'youtu.be' }), 'matches.0.youtube_link', linkSentence],
    ['FLLD', 'code at no URL', (s: object) => ({ ...s, github: 'github' }), 'github', linkSentence],
    ['FLLD', 'no project', (s: object) => ({ ...s, youtube_link: undefined }), 'youtube_link', 'Please fill this in.'],
    ['FLLD', 'another competition', (s: object) => ({ ...s, competion: season.paid.id }), 'competion', undefined],
  ])('%s: %s', async (slug, _, change, field, sentence) => {
    const team = await teamOf(slug);
    const before = await everything();
    const { status, json } = await sendScores(portal, change(fullSheet(slug, team)));
    expect([status, Object.keys(json.fields)]).toEqual([422, expect.arrayContaining([field])]);
    if (sentence) expect(json.fields).toEqual({ [field]: sentence });
    expect(await everything()).toEqual(before);
  });

  test('numbers are read as people type them, in both scripts', async () => {
    const team = await teamOf('robo_mission');
    const { json } = await sendScores(portal, first({ score: '٢٤٥٫٥' })(fullSheet('robo_mission', team)));
    expect(json.team.scores.scores[0].score).toBe(245.5);
  });

  test('the code of a project need not be given', async () => {
    const team = await teamOf('FLLD');
    const { status, json } = await sendScores(portal, fullSheet('FLLD', team, { github: '' }), { file: null });
    expect([status, json.team.scores.github, json.team.scores.file]).toEqual([200, null, null]);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"team":'],
    ['a list', '[]'],
    ['no team', '{}'],
    ['a team that is no id', '{"team":"x"}'],
  ])('%s', async (_, jsdata) => {
    const before = await everything();
    expect([400, 422]).toContain((await sendScores(portal, jsdata)).status);
    expect(await everything()).toEqual(before);
  });
});

describe('the documentation', () => {
  const pdf = (bytes: Buffer, type = 'application/pdf') => ({ file: { name: 'notes.pdf', type, bytes } });

  test('without it FLLC and FLLE are refused with the sentence of the specification', async () => {
    const team = await teamOf('FLLE');
    const { status, json } = await sendScores(portal, fullSheet('FLLE', team), { file: null });
    expect([status, json.msg, json.fields]).toEqual([422, 'File is not Selected', { file: 'File is not Selected' }]);
  });

  test.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1')],
    ['a page', Buffer.from('<html><script>alert(1)</script>%PDF-1.7 %%EOF')],
    ['a PDF that was cut off', pdfOf().subarray(0, 200)],
  ])('%s named .pdf is refused by its content', async (_, bytes) => {
    const team = await teamOf('FLLC');
    const before = await everything();
    const { status, json } = await sendScores(portal, fullSheet('FLLC', team), pdf(bytes));
    expect([status, json.code, json.fields]).toEqual([415, 'document_type', { file: 'Please choose a PDF file.' }]);
    expect(await everything()).toEqual(before);
  });

  test('of 5 MB is taken, and one byte more is refused', async () => {
    const team = await teamOf('FLLC');
    const before = await everything();
    const refused = await sendScores(portal, fullSheet('FLLC', team), pdf(pdfOf(limits.documentMaxBytes + 1)));
    expect([refused.status, refused.json.fields]).toEqual([413, { file: expect.stringContaining('larger than 5 MB') }]);
    expect(await everything()).toEqual(before);
    const taken = await sendScores(portal, fullSheet('FLLC', team), pdf(pdfOf(limits.documentMaxBytes)));
    expect([taken.status, taken.json.team.scores.file.bytes]).toEqual([200, limits.documentMaxBytes]);
  });

  test('is downloaded as it was sent, by an address that is no name in the store', async () => {
    const team = await teamOf('FLLC');
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
    for (const name of await storedFiles()) expect(file.path).not.toContain(name);
  });

  test('that the store does not take is refused, and leaves nothing', async () => {
    const team = await teamOf('FLLC');
    const before = await everything();
    vi.spyOn(portal.files, 'put').mockRejectedValueOnce(new Error('the disk is full'));
    const { status, json } = await sendScores(portal, fullSheet('FLLC', team));
    expect([status, json.msg]).toEqual([500, 'Something went wrong']);
    expect(await everything()).toEqual(before);
  });

  test('that belongs to no submission is swept after a day, and nothing else', async () => {
    const team = await teamOf('FLLC');
    await sendScores(portal, fullSheet('FLLC', team));
    const before = await everything();
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
    expect(await storedFiles()).toContain('left.pdf');
    await sweepAfter(limits.uploadKeptUnused + 60_000);
    expect(await everything()).toEqual(before);
  });
});

describe('once', () => {
  test('a second time is refused, and keeps what is there', async () => {
    const team = await teamOf('FLLC');
    await sendScores(portal, fullSheet('FLLC', team));
    const before = await everything();
    const { status, json } = await sendScores(portal, fullSheet('FLLC', team, { status: false }));
    expect([status, json.msg]).toEqual([409, 'Scores Already Submited!']);
    expect(await everything()).toEqual(before);
  });

  test('of two tabs at once one wins, by the database', async () => {
    const team = await teamOf('FLLC');
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
    expect((await storedFiles()).length).toBe(documents + 1);
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
    const team = await teamOf('FLLC');
    await portal.db.update(teams).set({ status: false }).where(eq(teams.id, team));
    const before = await everything();
    const { status, json } = await sendScores(portal, fullSheet('FLLC', team));
    expect([status, json.code]).toEqual([409, 'team_withdrawn']);
    expect(await everything()).toEqual(before);
  });

  test('of a competition without a panel hands nothing in', async () => {
    const team = await teamOf('chess');
    const { status, json } = await sendScores(portal, { team });
    expect([status, json.code]).toEqual([409, 'scores_not_taken']);
  });
});

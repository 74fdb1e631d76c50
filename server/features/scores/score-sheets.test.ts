import { describe, expect, test } from 'vitest';
import { scorePanelOf, scorePanelSlugs } from '#contract/score-panels.ts';
import { fullSheet, type Panels, panelsOfTests, sendScores } from '#tests/support/scores.ts';

let panels: Panels;
let portal: Panels['portal'];
let season: Panels['season'];

panelsOfTests((opened) => {
  panels = opened;
  ({ portal, season } = opened);
});

const read = async (team: string) =>
  (await portal.call('GET', `/api/teams?team_id=${team}`, { as: 'coach' })).json.team;

describe.each(scorePanelSlugs)('the panel of %s', (slug) => {
  test('is taken whole, answered and kept with whoever sent it', async () => {
    const team = await panels.teamOf(slug);
    expect((await read(team)).scores).toBeNull();
    const sheet = fullSheet(slug, team, { competion: panels.bySlug[slug] });
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
    const team = await panels.teamOf(slug);
    const before = await panels.everything();
    const answer = await sendScores(portal, { team }, { file: null });
    const full = fullSheet(slug, team);
    const rows = (name: 'scores' | 'matches') =>
      ((full[name] ?? []) as object[]).flatMap((row, index) =>
        Object.keys(row).map((key) => `${name}.${index}.${key}`),
      );
    const needsFile = ['FLLC', 'FLLE'].includes(slug);
    const expected = [
      ...(scorePanelOf(slug)?.asks === 'scores' ? rows('scores') : []),
      ...rows('matches'),
      ...(full.youtube_link ? ['youtube_link'] : []),
      ...(needsFile ? ['file'] : []),
    ];
    expect(Object.keys(answer.json.fields).sort()).toEqual(expected.sort());
    expect([answer.status, answer.json.code]).toEqual([422, needsFile ? 'file_missing' : 'missing_fields']);
    expect(await panels.everything()).toEqual(before);
  });
});

test('a time in Arabic digits is kept in western ones, as the number beside it', async () => {
  const team = await panels.teamOf('robo_mission');
  const sheet = fullSheet('robo_mission', team);
  const scores = (sheet.scores as object[]).map((row) => ({ ...row, time: '٢:٣٠' }));
  const answer = await sendScores(portal, { ...sheet, scores });
  expect(answer.json.team.scores.scores[0].time).toBe('2:30');
});

describe('a wrong field is named with its sentence, and nothing is changed', () => {
  const numberSentence = 'Please enter a number from 0 to 99,999, with two decimals at most, such as 245 or 87.5.';
  const linkSentence = 'Please enter the full link, such as https://example.com/abc';
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
    const team = await panels.teamOf(slug);
    const before = await panels.everything();
    const { status, json } = await sendScores(portal, change(fullSheet(slug, team)));
    expect([status, Object.keys(json.fields)]).toEqual([422, expect.arrayContaining([field])]);
    if (sentence) expect(json.fields).toEqual({ [field]: sentence });
    expect(await panels.everything()).toEqual(before);
  });

  test('numbers are read as people type them, in both scripts', async () => {
    const team = await panels.teamOf('robo_mission');
    const { json } = await sendScores(portal, first({ score: '٢٤٥٫٥' })(fullSheet('robo_mission', team)));
    expect(json.team.scores.scores[0].score).toBe(245.5);
  });

  test('where there may be no matches, the documentation alone is enough', async () => {
    const team = await panels.teamOf('FLLE');
    const blank = { score: '', time: ' ', youtube_link: '' };
    const { status, json } = await sendScores(portal, fullSheet('FLLE', team, { scores: Array(5).fill(blank) }));
    expect([status, json.team.scores.scores, json.team.scores.file.name]).toEqual([200, [], 'notes.pdf']);
  });

  test('scores that were begun there are asked for whole, and nothing is changed', async () => {
    const team = await panels.teamOf('FLLE');
    const before = await panels.everything();
    const { status, json } = await sendScores(portal, fullSheet('FLLE', team, { scores: [{ score: 200 }] }));
    expect([status, Object.keys(json.fields).length]).toEqual([422, 14]);
    expect(await panels.everything()).toEqual(before);
  });

  test('the code of a project need not be given', async () => {
    const team = await panels.teamOf('FLLD');
    const { status, json } = await sendScores(portal, fullSheet('FLLD', team, { github: '' }), { file: null });
    expect([status, json.team.scores.github, json.team.scores.file]).toEqual([200, null, null]);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"team":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no team', '{}'],
    ['a team that is no id', '{"team":"x"}'],
  ])('%s', async (_, jsdata) => {
    const before = await panels.everything();
    expect([400, 422]).toContain((await sendScores(portal, jsdata)).status);
    expect(await panels.everything()).toEqual(before);
  });
});

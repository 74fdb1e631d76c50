import { describe, expect, test } from 'vitest';
import type { ImportRow } from '#contract/endpoints/result-imports.ts';
import { boardKey } from '#server/features/results/index.ts';
import { checkRows, countPublished, type Known, teamNumber } from './check-rows.ts';

const team = (number: string, own: object = {}) => ({
  ...{
    id: `team ${number}`,
    teamNo: number,
    name: `فريق ${number.slice(-1)}`,
    seasonId: 'season',
    competitionId: 'mission',
    ageLevel: 'Junior',
  },
  ...{ regionId: 'riyadh', status: true, ...own },
});
const teams = [
  team('W24-0001'),
  team('W24-0002'),
  team('F25-0001', { seasonId: 'other', competitionId: 'challenge' }),
  team('W24-0009'),
  team('W24-0013', { status: false }),
  team('W24-0014', { competitionId: 'sports', ageLevel: 'Adults' }),
];
const known: Known = {
  seasonId: 'season',
  teams: new Map(teams.map((one) => [one.teamNo, one])),
  results: new Map([
    [
      'team W24-0009',
      {
        ...{ id: 'result', teamId: 'team W24-0009', competitionId: 'mission', revision: 3 },
        ...{ regionId: 'makkah', ageLevel: 'Senior', ranked: 4, score: 70 },
      },
    ],
    [
      'team W24-0014',
      {
        ...{ id: 'old result', teamId: 'team W24-0014', competitionId: 'mission', revision: 1 },
        ...{ regionId: 'riyadh', ageLevel: 'Junior', ranked: 1, score: null },
      },
    ],
  ]),
  published: new Set([boardKey({ competitionId: 'mission', ageLevel: 'Senior' })]),
  competitions: [
    { id: 'other', slug: 'finals', name: 'نهائي', nameEn: 'Finals' },
    { id: 'mission', slug: 'robo_mission', name: 'نهائي', nameEn: 'RoboMission' },
    { id: 'sports', slug: 'robosports', name: 'رياضات', nameEn: 'RoboSports' },
  ],
  levels: [
    { competitionId: 'mission', key: 'Junior', name: 'الناشئون', nameEn: 'Junior' },
    { competitionId: 'mission', key: 'Senior', name: 'الشباب', nameEn: 'Senior' },
    { competitionId: 'sports', key: 'Adults', name: 'الكبار', nameEn: 'Adults' },
  ],
  regions: [
    { id: 'riyadh', name: 'الرياض', nameEn: 'Riyadh' },
    { id: 'makkah', name: 'مكة المكرمة', nameEn: 'Makkah' },
  ],
};

const row = (own: Partial<ImportRow>): ImportRow => ({
  ...{ team_no: 'W24-0001', team: '', competion: '', ageLevel: '', region: '', ranked: '1', score: '', ...own },
});
const problemsOf = (...rows: Partial<ImportRow>[]) =>
  checkRows(rows.map(row), known, undefined).problems.map((problem) => [problem.row, problem.field, problem.code]);

describe('a row is wrong', () => {
  test.each<[string, Partial<ImportRow>, string[]]>([
    ['without a team', { team_no: ' ' }, ['team_no required']],
    ['of no team', { team_no: 'W24-7777' }, ['team_no team_unknown']],
    ['of a team of another season', { team_no: 'F25-0001' }, ['team_no team_other_season']],
    ['of a team that has withdrawn', { team_no: 'W24-0013' }, ['team_no team_withdrawn']],
    ['of a team whose result is of another competition', { team_no: 'W24-0014' }, ['team_no team_other_competition']],
    ['of a team of another competition', { competion: 'RoboSports' }, ['competion team_other_competition']],
    ['of no competition', { competion: 'Chess' }, ['competion team_other_competition']],
    ['with the name of another team', { team: 'فريق 2' }, ['team team_name_differs']],
    ['of a level of another competition', { ageLevel: 'الكبار' }, ['ageLevel level_unknown']],
    ['of no region', { region: 'Atlantis' }, ['region region_unknown']],
    ['without a rank', { ranked: '' }, ['ranked required']],
    ['with rank 0', { ranked: '0' }, ['ranked rank']],
    ['with a rank below none', { ranked: '-3' }, ['ranked rank']],
    ['with a rank that is a formula', { ranked: '=1+1' }, ['ranked rank']],
    ['with a region that is a formula', { region: '=HYPERLINK("https://example.com")' }, ['region region_unknown']],
    ['with a region that is named as part of every object', { region: '__proto__' }, ['region region_unknown']],
    ['with a team that is named so', { team_no: 'constructor' }, ['team_no team_unknown']],
    ['with a rank that is no number in JavaScript', { ranked: 'NaN' }, ['ranked rank']],
    ['with rank 41', { ranked: '41' }, ['ranked rank']],
    ['with half a rank', { ranked: '1.5' }, ['ranked rank']],
    ['with a rank in words', { ranked: 'first' }, ['ranked rank']],
    ['with a comma for the decimal point', { score: '118,5' }, ['score result_score']],
    ['with half a score', { score: '87.5' }, ['score result_score']],
    ['with a score below none', { score: '-1' }, ['score result_score']],
    ['with a score beyond all', { score: '100000' }, ['score result_score']],
    ['in several cells', { ranked: 'x', region: 'y' }, ['ranked rank', 'region region_unknown']],
  ])('%s', (_, own, problems) => {
    expect(problemsOf(own).map(([, ...problem]) => problem.join(' '))).toEqual(problems);
  });

  test('when its team stands in the file already, and says where', () => {
    const { problems, added } = checkRows([row({}), row({ team_no: 'w24–0001' })], known, undefined);
    expect(problems).toEqual([{ row: 1, field: 'team_no', code: 'team_twice', values: { row: 2 } }]);
    expect(added).toHaveLength(1);
  });

  test('when its team has another result, unless the file says what becomes of those', () => {
    const rows = [row({ team_no: 'W24-0009', ranked: '5' })];
    expect(problemsOf({ team_no: 'W24-0009', ranked: '5' })).toEqual([[0, 'team_no', 'has_result']]);
    expect(checkRows(rows, known, 'skip')).toMatchObject({ skipped: 1, taken: 1, problems: [], replaced: [] });
    const { replaced, problems } = checkRows(rows, known, 'replace');
    expect(problems).toEqual([]);
    // What the file leaves empty stays.
    expect(replaced.map(({ values }) => values)).toEqual([
      { ranked: 5, score: 70, regionId: 'makkah', ageLevel: 'Senior' },
    ]);
    expect(checkRows([row({ team_no: 'W24-0009', ranked: '4' })], known, undefined).unchanged).toBe(1);
  });
});

test.each<[string, Partial<ImportRow>, object]>([
  ['what is empty is the team’s own', {}, { ranked: 1, score: null, regionId: 'riyadh', ageLevel: 'Junior' }],
  [
    'names are read in either language, however they are written',
    { competion: 'robo_mission', ageLevel: 'الشبابُ', region: 'مكه المكرمه' },
    { ageLevel: 'Senior', regionId: 'makkah' },
  ],
  ['numbers are read in any digits', { team_no: 'w24 - ٠٠٠٢', ranked: '٤٠', score: '١٠٠' }, { ranked: 40, score: 100 }],
  ['in Persian digits', { ranked: '۱۲', score: '۳٫۰' }, { ranked: 12, score: 3 }],
  [
    'with signs that nobody sees',
    { ranked: '\u200f7\u200e', region: '\u202bمكة المكرمة\u202c' },
    { ranked: 7, regionId: 'makkah' },
  ],
  ['the name of the team is compared as it is searched', { team: ' فريقُ ١ ' }, { ranked: 1 }],
  ['a region may be called one', { region: 'منطقة مكة المكرمة' }, { regionId: 'makkah' }],
  ['of two competitions with one name the team’s own is meant', { competion: 'نهائي' }, { ranked: 1 }],
  ['thousands may be parted', { score: '١٬٢٥٠' }, { score: 1250 }],
  ['also by a comma', { score: '12,345' }, { score: 12345 }],
  ['a level is read by its title', { ageLevel: 'senior' }, { ageLevel: 'Senior' }],
  ['spreadsheets write whole numbers with a fraction', { ranked: '3.0', score: '90.00' }, { ranked: 3, score: 90 }],
])('%s', (_, own, values) => {
  const { added, problems } = checkRows([row(own)], known, undefined);
  expect(problems).toEqual([]);
  expect(added[0]?.values).toMatchObject(values);
});

test('a team’s number is read however it is typed', () => {
  const hyphens = ['-', '\u2010', '\u2011', '\u2012', '–', '—', '\u2212', '\ufe63', '\uff0d'];
  const typed = ['w24-0001', ' W24–0001 ', '\u200fW24-٠٠٠١', 'W24 -0001', 'W24 0001', '\u2066W24-۰۰۰۱\u2069'];
  const all = [...typed, ...hyphens.map((hyphen) => `W24${hyphen}0001`)].map(teamNumber);
  expect([...new Set(all)]).toEqual(['W24-0001']);
});

test.each<[string, Partial<ImportRow>, number]>([
  ['a new result on it', { ageLevel: 'Senior' }, 1],
  ['a result that is replaced on it', { team_no: 'W24-0009' }, 1],
  ['a result that leaves it', { team_no: 'W24-0009', ageLevel: 'Junior' }, 1],
  ['a result of another board', { ageLevel: 'Junior' }, 0],
  ['a result that stays as it is', { team_no: 'W24-0009', ranked: '4' }, 0],
])('of a board that visitors see counts %s', (_, own, count) => {
  expect(countPublished(checkRows([row(own)], known, 'replace'), known)).toBe(count);
});

import { describe, expect, it, test } from 'vitest';
import type { Team } from '#contract/entities.ts';
import { scorePanelOf, scorePanelSlugs } from '#contract/score-panels.ts';
import { emptyValues, jsdataOf, withScheme, wrongValues } from './score-form.ts';

const teamOf = (slug: string) =>
  ({ _id: '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa', competion: { _id: 'c', slug } }) as Team;
const wrong = (slug: string, values: Record<string, string>, file: File | null = null) => {
  const team = teamOf(slug);
  team.competion._id = team._id;
  return wrongValues(team, values, file, (key) => key);
};
const values = (slug: string, value: (path: string) => string) => {
  const panel = scorePanelOf(slug);
  if (!panel) throw new Error('no panel');
  return Object.fromEntries(Object.keys(emptyValues(panel)).map((path) => [path, value(path)]));
};
const right = (path: string) =>
  /link|github/.test(path) ? 'https://youtu.be/1' : path.endsWith('time') ? '2:30' : '7';
const pdf = new File(['%PDF-'], 'a.pdf');

describe.each(scorePanelSlugs)('%s', (slug) => {
  it('names every empty field, except what may be left out', () => {
    const paths = Object.keys(values(slug, () => ''));
    const required = paths.filter(
      (path) => path !== 'github' && (path !== 'file' || slug.startsWith('FLLC') || slug === 'FLLE'),
    );
    expect(
      Object.keys(
        wrong(
          slug,
          values(slug, () => ''),
        ),
      ).sort(),
    ).toEqual(required.sort());
  });

  it('finds nothing wrong where everything is right', () => {
    expect(wrong(slug, values(slug, right), pdf)).toEqual({});
  });
});

test('rows go to their places', () => {
  const { scores, matches } = jsdataOf(teamOf('FTC'), {
    'matches.1.fbs': '2',
    'matches.0.fbs': '1',
    'matches.0.obs': '3',
  });
  expect([scores, matches]).toEqual([[], [{ fbs: '1', obs: '3' }, { fbs: '2' }]]);
});

test.each([
  ['youtu.be/abc', 'https://youtu.be/abc'],
  [' www.example.com ', 'https://www.example.com'],
  ['https://youtu.be/abc', 'https://youtu.be/abc'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['our video', 'our video'],
  ['2.30 minutes', '2.30 minutes'],
  ['', ''],
])('%j becomes %j', (typed, link) => {
  expect(withScheme(typed)).toBe(link);
});

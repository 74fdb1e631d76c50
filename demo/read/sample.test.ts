import { describe, expect, test } from 'vitest';
import { agesOf } from '#domain/age.ts';
import { formatAges } from '#locales/format.ts';
import { readText } from './files.ts';
import { first2025, wro2024 } from './seasons.ts';
import { categories } from './topics.ts';

const seasons = [first2025, wro2024];
const competitions = seasons.flatMap((season) => season.competitions);

/** How the texts write the numbers of members. */
const written: Record<number, { ar: string; en: string }> = {
  3: { ar: 'ثلاثة', en: 'three' },
  4: { ar: 'أربعة', en: 'four' },
  6: { ar: 'ستة', en: 'six' },
  10: { ar: 'عشرة', en: 'ten' },
  15: { ar: 'خمسة عشر', en: 'fifteen' },
};

const agesInRules = (paper: { rules: { items: string[] }[] }) =>
  /aged (\d+) to (\d+)/.exec(paper.rules[0]?.items[0] ?? '');

test('the rules of five competitions name ages', () => {
  expect(competitions.filter(({ papers }) => agesInRules(papers.en))).toHaveLength(5);
});

describe.each(competitions)('$slug', ({ membersNo, coachesNo, ageLevels, teamsInfo, teamsInfoEn, papers }) => {
  test('says of its teams what registration holds them to, on its page and in its rules', () => {
    const number = written[membersNo];
    for (const text of [teamsInfo, papers.ar.rules[0]?.items[0]]) {
      expect(text).toMatch(new RegExp(`^حتى ${number?.ar} `));
      expect(text).toContain('مع مدرب أو مدربَين');
    }
    for (const text of [teamsInfoEn, papers.en.rules[0]?.items[0]]) {
      expect(text).toMatch(new RegExp(`^Up to ${number?.en} `));
      expect(text).toContain('with one or two coaches');
    }
    expect(coachesNo).toBe(2);
  });

  test('names in its rules no other ages than its levels have', () => {
    const spans = ageLevels.flatMap((level) => agesOf({ title: '', desc: level.description }) ?? []);
    const [from, to] = [Math.min(...spans.map((span) => span.from)), Math.max(...spans.map((span) => span.to))];
    const [, first, last] = agesInRules(papers.en) ?? [];
    if (first) expect([Number(first), Number(last)]).toEqual([from, to]);
  });

  test('calls the youngest level by its school only if they go to school', () => {
    for (const { name, description } of ageLevels) {
      const ages = agesOf({ title: '', desc: description });
      if (ages && ages.to < 7) expect([name, formatAges(ages, 'ar')]).toEqual(['رياض الأطفال', formatAges(ages, 'ar')]);
    }
  });
});

test('no text sets a least number of members, which registration does not hold', () => {
  const least =
    /\b(?:two|three|four) (?:to|or) (?:three|six|ten)\b|at least (?:two|three) (?:children|members)|من (?:طفلين|طالبين) إلى|عضوان أو ثلاثة/i;
  const paths = ['first-2025/explore', 'first-2025/challenge', 'first-2025/tech', 'first-2025/discover'].concat(
    ['wro-2024/robo-mission', 'wro-2024/future-innovators', 'wro-2024/robo-sports'],
    ['faqs/competitions', 'faqs/registration'],
  );
  const texts = paths.flatMap((path) => [readText(`${path}.ar.md`), readText(`${path}.en.md`)]);
  for (const text of [...texts, JSON.stringify(competitions)]) expect(least.exec(text)?.[0]).toBeUndefined();
});

test('every event has its street, and the events of a season that is to come their hours', () => {
  for (const { milestones, registration } of seasons) {
    for (const { kind, region, place, placeEn, times } of milestones) {
      if (region === undefined) continue;
      expect(place).toContain('شارع');
      expect(placeEn).toContain('Street');
      if (registration && kind === 'regional') expect(times).toHaveLength(2);
    }
  }
});

test('the national final is of those who can qualify for it, and everybody has an event in their region', () => {
  const final = first2025.milestones.find(({ kind }) => kind === 'final');
  expect(final?.competitions).toEqual(['FLLC', 'FTC']);
  const regional = first2025.milestones.filter(({ kind }) => kind === 'regional');
  expect(regional.map(({ competitions }) => competitions)).toEqual(Array(5).fill(undefined));
});

test('nobody in the forum is back from a final that has not been held', () => {
  const final = wro2024.milestones.find(({ kind }) => kind === 'final');
  const topics = categories.flatMap((category) => category.topics);
  const back = topics.filter(({ body }) => body.includes('انتهى النهائي الوطني'));
  expect(back).toHaveLength(1);
  for (const { at } of back) expect(at > `${final?.to}T23:59`).toBe(true);
});

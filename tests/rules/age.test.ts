import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';

const root = new URL('../../', import.meta.url);
const linesOf = async (patterns: string[]) => {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  const texts = await Promise.all(files.map(async (file) => readFile(new URL(file, root), 'utf8')));
  return texts.flatMap((text, at) => text.split('\n').map((line) => ({ file: files[at] ?? '', line })));
};

/** The one day on which age counts, as each language says it. */
const theDay = { ar: /يوم تسجيل الفريق/, en: /on the day the team is registered/ };
/** A line about ages that names a day or a moment. */
const namesDay = {
  ar: /(?:عمر|أعمار).*(?:يوم|تاريخ|نهاية)/u,
  en: /\b(?:how old|ages?)\b.*\b(?:day|date|end of|at the event)\b/i,
};
const texts = {
  ar: [
    'locales/ar/*.ts',
    'demo/content/*.ar.md',
    'demo/content/{faqs,first-2025,wro-2024}/*.{ar.md,json}',
    'demo/content/community/*.md',
  ],
  en: [
    'locales/en/*.ts',
    'demo/content/*.en.md',
    'demo/content/{faqs,first-2025,wro-2024}/*.{en.md,json}',
    'demo/content/community/*.md',
  ],
};

test.each(['ar', 'en'] as const)(
  'every text that says on which day age counts says the same day (%s)',
  async (language) => {
    const about = (await linesOf(texts[language])).filter(({ line }) => namesDay[language].test(line));
    expectNone(
      about
        .filter(({ line }) => !theDay[language].test(line))
        .map(
          ({ file, line }) =>
            `${file} says "${line.trim()}": write ${theDay[language].source}, the one day on which age counts.`,
        ),
    );
    // The general rules of a season, a question and the terms.
    const places = about.map(({ file }) =>
      file.replace(/\.(?:ar|en)\.md$|\.ts$/, '').replace(/^locales\/../, 'locales'),
    );
    expect(places.toSorted()).toEqual(['demo/content/faqs/competitions', 'demo/content/terms', 'locales/season']);
  },
);

test('age is counted by ageOn alone', async () => {
  const sources = await linesOf(['{server,web,domain,contract,documents,demo,locales}/**/*.{ts,tsx}']);
  expect(sources.length).toBeGreaterThan(10_000);
  const counting =
    /FullYear\(\) ?-|slice\(0, 4\)\) ?-|\byears? ?- ?(?:year|born|birth)|(?:dob|birth\w*)\)?\.?get\w*Year/i;
  const others = sources.filter(
    ({ file, line }) => file !== 'domain/age.ts' && !/\.test\.tsx?$/.test(file) && counting.test(line),
  );
  expectNone(others.map(({ file, line }) => `${file} counts years ("${line.trim()}"): use ageOn of domain/age.ts.`));
});

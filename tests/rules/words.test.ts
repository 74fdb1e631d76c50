import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');
const filesIn = (...patterns: string[]) => patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();

const arabicWords = filesIn('locales/ar/*.ts');
const englishWords = filesIn('locales/en/*.ts');
const sampleContent = filesIn(
  'demo/content/*.{json,md}',
  'demo/content/{faqs,first-2025,wro-2024,gallery}/*.{json,md}',
);

/** The courses and products of the sandbox's academy. */
const catalogue = filesIn('sandbox/academy/content/*.ts');

/** No line of these files matches. @param instead what to write in its place */
async function expectNoLine(files: string[], pattern: RegExp, instead: string, without?: RegExp): Promise<void> {
  const found: string[] = [];
  for (const file of files) {
    const lines = (await read(file)).split('\n');
    for (const [index, line] of lines.entries()) {
      if (pattern.test(without ? line.replace(without, '') : line))
        found.push(`${file}:${index + 1} says "${line.trim()}": ${instead}.`);
    }
  }
  expectNone(found);
}

const glossary = (await read('docs/words.md'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| thing'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const rejected = glossary.flatMap((cells) => (cells[6] ? cells[6].split('، ') : []));

/** An Arabic word in a sentence: with an article, a conjunction or a preposition before it. */
const inSentence = (word: string) => new RegExp(`(?<!\\p{L})[وف]?[بلك]?(?:ال|لل)?${word}(?!\\p{L})`, 'u');
/** The name of the age level contains the word that must not be used for a competition. */
const ageLevel = /(?:ال)?فئ\p{L}+ (?:ال)?عمري\p{L}*/gu;

test('the glossary names what is not said', () => {
  const advice = 'docs/words.md: its last column names what is not said, with «، » between';
  expect(rejected, advice).toContain('ستيب');
  expect(rejected.length, advice).toBeGreaterThan(20);
});

test.each(rejected)('%s has another name here (docs/words.md)', async (word) => {
  const texts = [...arabicWords, ...sampleContent, ...catalogue];
  await expectNoLine(texts, inSentence(word), `write the name that docs/words.md gives in place of ${word}`, ageLevel);
});

test('a season has competitions; categories are those of the courses and of the forum', async () => {
  const ofSeasons = englishWords.filter((file) => !/(?:catalogue|community|community-categories)\.ts$/.test(file));
  const texts = [...ofSeasons, ...sampleContent.filter((file) => !file.endsWith('categories.json'))];
  // A key is not shown to people.
  await expectNoLine(
    texts,
    /\bcategor(?:y|ies)\b(?! of the forum)/i,
    'write "competition"',
    /^\s*categor\w*:|\{\{category\}\}/,
  );
});

test('no Arabic noun stands before a name that begins with it', async () => {
  const named =
    /(?:فريق|موسم|مسابقة|مدرسة|مركز|منطقة) ?(?:<\w+>)?\{\{(?:team|season|competition|name|school|region)\}\}/u;
  await expectNoLine(arabicWords, named, 'leave the noun before the name out; the name begins with it');
});

test('no English "team" stands before a name that begins with it', async () => {
  const named = /\b(?:team|season) ?[“"]?(?:<\w+>)?\{\{(?:team|season|name)\}\}/i;
  await expectNoLine(englishWords, named, 'leave the noun before the name out; the name begins with it');
});

test('ages are written by formatAges alone', async () => {
  const ages =
    /\d ?[-–] ?\d+ ?(?:سنة|سنوات|years)|\{\{\w+\}\} ?(?:سنة|سنوات|years)|\{\{from\}\} (?:إلى|to) \{\{to\}\}/u;
  await expectNoLine(
    [...arabicWords, ...englishWords, ...sampleContent],
    ages,
    'have the ages written by formatAges of locales',
  );
});

test('age levels are spelt right wherever people read them', async () => {
  const misspelt = /\bElement(?:ry|ory)\b/;
  await expectNoLine([...englishWords, ...arabicWords], misspelt, 'write "Elementary"');
  // Their keys keep the specification's spelling.
  const keys = /"key": "[^"]*"|^ {2}"[^"]*": \{ "name": /g;
  const samples = [...sampleContent, ...filesIn('demo/files/*.ts', 'tools/papers/*.ts')];
  await expectNoLine(samples, misspelt, 'write "Elementary"', keys);
});

test('a number of ten or less takes its nouns in the plural', async () => {
  const texts = [...arabicWords, ...sampleContent];
  await expectNoLine(texts, /(?<![\d.,])(?:[3-9]|10) سنة/u, 'write «سنوات» after 3 to 10');
  await expectNoLine(texts, /(?<![\d.,])(?:1[1-9]|[2-9]\d) سنوات/u, 'write «سنة» after 11 to 99');
  await expectNoLine(arabicWords, /ثوانٍ معدودة/u, 'write «ثوانٍ»: "a few" is in it already');
});

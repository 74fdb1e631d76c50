import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

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

/** The lines of a file that match the pattern, with their positions. */
async function linesWith(files: string[], pattern: RegExp, without?: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const lines = (await read(file)).split('\n');
    for (const [index, line] of lines.entries()) {
      if (pattern.test(without ? line.replace(without, '') : line)) found.push(`${file}:${index + 1} ${line.trim()}`);
    }
  }
  return found;
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
  expect(rejected).toContain('ستيب');
  expect(rejected.length).toBeGreaterThan(20);
});

test.each(rejected)('%s has another name here (docs/words.md)', async (word) => {
  const texts = [...arabicWords, ...sampleContent, ...catalogue];
  expect(await linesWith(texts, inSentence(word), ageLevel)).toEqual([]);
});

test('a season has competitions; categories are those of the courses and of the forum', async () => {
  const ofSeasons = englishWords.filter((file) => !/(?:catalogue|community)\.ts$/.test(file));
  const texts = [...ofSeasons, ...sampleContent.filter((file) => !file.endsWith('categories.json'))];
  // A key is not shown to people.
  expect(await linesWith(texts, /\bcategor(?:y|ies)\b/i, /^\s*categor\w*:|\{\{category\}\}/)).toEqual([]);
});

test('no Arabic noun stands before a name that begins with it', async () => {
  const named =
    /(?:فريق|موسم|مسابقة|مدرسة|مركز|منطقة) ?(?:<\w+>)?\{\{(?:team|season|competition|name|school|region)\}\}/u;
  expect(await linesWith(arabicWords, named)).toEqual([]);
});

test('no English "team" stands before a name that begins with it', async () => {
  expect(await linesWith(englishWords, /\b(?:team|season) ?[“"]?(?:<\w+>)?\{\{(?:team|season|name)\}\}/i)).toEqual([]);
});

test('ages are written by formatAges alone', async () => {
  const ages =
    /\d ?[-–] ?\d+ ?(?:سنة|سنوات|years)|\{\{\w+\}\} ?(?:سنة|سنوات|years)|\{\{from\}\} (?:إلى|to) \{\{to\}\}/u;
  expect(await linesWith([...arabicWords, ...englishWords, ...sampleContent], ages)).toEqual([]);
});

test('age levels are spelt right wherever people read them', async () => {
  const misspelt = /\bElement(?:ry|ory)\b/;
  expect(await linesWith([...englishWords, ...arabicWords], misspelt)).toEqual([]);
  // Their keys keep the specification's spelling.
  const keys = /"key": "[^"]*"|^ {2}"[^"]*": \{ "name": /g;
  expect(
    await linesWith([...sampleContent, ...filesIn('demo/files/*.ts', 'tools/papers/*.ts')], misspelt, keys),
  ).toEqual([]);
});

test('a number of ten or less takes its nouns in the plural', async () => {
  expect(await linesWith([...arabicWords, ...sampleContent], /(?<![\d.,])(?:[3-9]|10) سنة/u)).toEqual([]);
  expect(await linesWith([...arabicWords, ...sampleContent], /(?<![\d.,])(?:1[1-9]|[2-9]\d) سنوات/u)).toEqual([]);
  expect(await linesWith(arabicWords, /ثوانٍ معدودة/u)).toEqual([]);
});

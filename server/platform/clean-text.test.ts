import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, isBlank } from './clean-text.ts';

describe('taken out of a text', () => {
  test.each([
    ['an override that turns a file name around', 'my\u202egnp.exe', 'mygnp.exe'],
    ['the other override', 'a\u202db', 'ab'],
    ['embeddings and isolates, closed or not', '\u202ba\u202c \u2067b\u2069 \u2068c', 'a b c'],
    ['zero-width spaces within a word', 'رو\u200bبو\ufeffت', 'روبوت'],
    ['soft hyphens', 'ro\u00adbot', 'robot'],
    ['letters that draw nothing', '\u3164\u115fa\u2800', 'a'],
    ['tag letters that only machines read', 'hi\u{e0068}\u{e0069}', 'hi'],
    ['control characters, but no line and no tab', 'a\0b\u001bc\u0085\td\ne', 'abc\td\ne'],
    ['rows of joiners', 'a\u200d\u200d\u200cb', 'a\u200db'],
    ['signs piled up on one letter', `a${'\u0301'.repeat(60)}b`, `a${'\u0301'.repeat(4)}b`],
    ['half of an emoji', 'a\ud83d', 'a\ufffd'],
  ])('%s', (_what, text, clean) => expect(cleanText(text)).toBe(clean));
});

describe('left in a text', () => {
  test.each([
    ['vowelled Arabic', 'ٱلرَّحْمَٰنِ'],
    ['Persian with its joiner', 'می‌خواهم'],
    ['an emoji of several', '👩‍🔧'],
    ['marks that put a full stop on its side', 'روبوت C++\u200f.'],
    ['markup, which is text here', '<b>x</b> & y'],
  ])('%s', (_what, text) => expect(cleanText(text)).toBe(text));
});

test('a line has single spaces, and letters in one spelling', () => {
  expect(cleanLine(' \n a \t\u00a0 b\u2028c ')).toBe('a bc');
  expect(cleanLine('cafe\u0301')).toBe('café');
});

test.each([
  ['', true],
  [' \u00a0\n', true],
  ['\u200f\u200d', true],
  ['\u0301', true],
  ['.', false],
  ['م', false],
  ['5', false],
  ['👍', false],
])('%j is blank: %s', (text, blank) => expect(isBlank(text)).toBe(blank));

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, cleanTexts, isBlank, NestedTooDeep } from './clean-text.ts';

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
    ['what reading left of bytes that are no text', 'a\ufffd\ufffdb', 'ab'],
    ['the same where nothing else is there', '\ufffd\ufffd', ''],
    ['halves of letters', 'a\ud83d\u200b\ude00b\udfff', 'ab'],
    ['everything, where nothing else is there', '\0\u202e \u200b\u200e\n\u0301', ''],
    ['space alone', ' \n', ''],
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

test('what is clean stays as it is', () => {
  const letters = fc.constantFrom(
    ...'aم ١.\n\u0000\u200b\u200c\u200d\u200e\u202e\u0301\u064b\ud83d\ude00\ufe0f\u{e0068}',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(letters).map((text) => text.join('')),
      ),
      (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        expect(once.isWellFormed()).toBe(true);
      },
    ),
  );
});

describe('what was sent as JSON', () => {
  test('is clean in all its texts and names, and otherwise as it was', () => {
    const sent = { 'a\0': ['b\u202e', { c: '\u200b' }, 1, null, true], 'd e': 'f' };
    expect(cleanTexts(sent)).toEqual({ a: ['b', { c: '' }, 1, null, true], 'd e': 'f' });
    for (const value of [1, null, undefined, false, 'text']) expect(cleanTexts(value)).toBe(value);
  });

  test('gets no other prototype by a name that hid in another', () => {
    const cleaned = cleanTexts(JSON.parse('{"__proto__":{"a":1},"__pro\\u0000to__":{"a":1},"b":2}')) as { a?: number };
    expect(cleaned.a).toBeUndefined();
    expect(Object.keys(cleaned)).toEqual(['b']);
  });

  test('is refused where it is too deep', () => {
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}"a"${']'.repeat(depth)}`);
    expect(cleanTexts(nested(32))).toEqual(nested(32));
    for (const depth of [33, 100_000]) expect(() => cleanTexts(nested(depth))).toThrow(NestedTooDeep);
  });
});

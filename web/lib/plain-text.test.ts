import { describe, expect, test } from 'vitest';
import { beginningOf, plainText } from './plain-text.ts';

describe('the plain text of HTML', () => {
  test.each([
    ['<p>A robot.</p>\n<p>Two&nbsp;robots.</p>', 'A robot. Two robots.'],
    ['<ul><li><strong>Score</strong>: 25%</li><li>Fun</li></ul>', 'Score: 25% Fun'],
    ['R&amp;D &lt;b&gt; &quot;x&quot; &#39;y&#x27;', `R&D <b> "x" 'y'`],
    ['&unknown; &#99999999;', '&unknown; &#99999999;'],
    ['<p>مرحبًا <b>بكم</b>، في الموسم</p>', 'مرحبًا بكم، في الموسم'],
    ['no tags', 'no tags'],
    ['', ''],
  ])('of %s', (html, text) => expect(plainText(html)).toBe(text));
});

describe('the beginning of a text', () => {
  test('has no half letters, and no stop before its dots', () => {
    expect(beginningOf('🤖🤖🤖🤖', 3)).toBe('🤖🤖…');
    expect(beginningOf('one two. three', 12)).toBe('one two…');
  });
  test('is the text itself when that is short', () => expect(beginningOf('A robot.', 160)).toBe('A robot.'));

  test('ends with a whole word and no loose sign', () => {
    expect(beginningOf('Build a robot, and win', 15)).toBe('Build a robot…');
    expect(beginningOf('ابنِ روبوتك، ونافِس باسم مدينتك', 14)).toBe('ابنِ روبوتك…');
  });

  test('is cut inside a word that is all there is', () => {
    expect(beginningOf('x'.repeat(300), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});

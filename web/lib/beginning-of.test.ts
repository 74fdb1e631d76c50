import { describe, expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

describe('what was changed in a text', () => {
  it('is told word by word, in both scripts', () => {
    expect(wordChanges('The fee is 350 SAR', 'The fee is 403 SAR')).toEqual([
      { kind: 'same', text: 'The fee is ' },
      { kind: 'removed', text: '350 ' },
      { kind: 'added', text: '403 ' },
      { kind: 'same', text: 'SAR' },
    ]);
    expect(wordChanges('كم رسوم التسجيل؟', 'كم رسوم المشاركة؟')).toEqual([
      { kind: 'same', text: 'كم رسوم ' },
      { kind: 'removed', text: 'التسجيل؟' },
      { kind: 'added', text: 'المشاركة؟' },
    ]);
  });
  it('leaves out the middle of a long text that stayed', () => {
    const long = Array.from({ length: 40 }, (_, n) => `w${n}`).join(' ');
    const [same, added] = wordChanges(long, `${long} end`);
    expect(same?.text).toMatch(/^… /);
    expect(same?.text.length).toBeLessThan(40);
    expect(added).toEqual({ kind: 'added', text: 'end' });
  });
  it('shows every word that was removed or added', () => {
    const text = fc.array(fc.constantFrom('أ', 'b', 'ج', 'd'), { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = wordChanges(before, after);
        const of = (kind: string) => runs.filter((run) => run.kind !== kind).map(({ text }) => text.trim());
        const words = (parts: string[]) =>
          parts
            .join(' ')
            .split(/\s+/)
            .filter((word) => word && word !== '…');
        expect(words(of('added')).every((word) => before.includes(word))).toBe(true);
        expect(words(of('removed')).every((word) => after.includes(word))).toBe(true);
        if (before.trim() === after.trim())
          expect(runs.every(({ kind }) => kind === 'same' || before !== after)).toBe(true);
      }),
    );
  });
});

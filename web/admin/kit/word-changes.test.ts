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
  it('takes texts that have next to nothing in common as a whole', () => {
    const [one, other] = ['a', 'b'].map((letter) => Array.from({ length: 600 }, (_, n) => letter + n).join(' '));
    expect(wordChanges(one as string, other as string)).toEqual([
      { kind: 'removed', text: one },
      { kind: 'added', text: other },
    ]);
  });
  it('gives both texts again, word by word, where nothing is left out', () => {
    const text = fc.array(fc.constantFrom('أ', 'b', 'ج', 'd'), { maxLength: 9 }).map((words) => words.join(' '));
    const words = (texts: string[]) => texts.flatMap((part) => part.split(/\s+/).filter(Boolean));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = wordChanges(before, after);
        if (runs.some((run) => run.text.includes('…'))) return;
        const without = (kind: string) => words(runs.filter((run) => run.kind !== kind).map((run) => run.text));
        expect(without('added')).toEqual(words([before]));
        expect(without('removed')).toEqual(words([after]));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 40, [1, 2, 3, 4, 5, 'gap-after', 40]],
    [4, 40, [1, 2, 3, 4, 5, 'gap-after', 40]],
    [20, 40, [1, 'gap-before', 19, 20, 21, 'gap-after', 40]],
    [37, 40, [1, 'gap-before', 36, 37, 38, 39, 40]],
    [40, 40, [1, 'gap-before', 36, 37, 38, 39, 40]],
  ])('page %d of %d', (page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown);
  });

  it('always shows this page, the first and the last, and leaves out at least two where it leaves out', () => {
    for (let pages = 1; pages <= 60; pages++)
      for (let page = 1; page <= pages; page++) {
        const shown = pageNumbers(page, pages);
        expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
        const numbers = shown.filter((number) => typeof number === 'number');
        expect(new Set(shown).size).toBe(shown.length);
        for (const [index, number] of numbers.entries()) {
          const step = number - (numbers[index - 1] ?? 0);
          expect(step === 1 || step > 2).toBe(true);
        }
      }
  });
});

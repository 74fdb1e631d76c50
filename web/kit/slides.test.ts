import { describe, expect, it } from 'vitest';
import { pageOf, placeOf } from './slides.ts';

describe('placeOf', () => {
  it.each([
    ['at the first slide', 0, { index: 0, atStart: true, atEnd: false }],
    ['in the middle', 400, { index: 2, atStart: false, atEnd: false }],
    ['in the middle, from right to left', -400, { index: 2, atStart: false, atEnd: false }],
    ['on the way to the next', 510, { index: 3, atStart: false, atEnd: false }],
    ['at the last slide', 800, { index: 4, atStart: false, atEnd: true }],
    ['at the last slide, from right to left', -800, { index: 4, atStart: false, atEnd: true }],
    ['at the last slide, rounded', 798.6, { index: 4, atStart: false, atEnd: true }],
  ])('%s', (_, scrollLeft, place) => {
    expect(placeOf({ scrollLeft, clientWidth: 400, scrollWidth: 1200 }, 200)).toEqual(place);
  });

  it('is at both ends where all slides fit', () => {
    expect(placeOf({ scrollLeft: 0, clientWidth: 400, scrollWidth: 400 }, 0)).toMatchObject({
      atStart: true,
      atEnd: true,
    });
  });
});

describe('pageOf', () => {
  it.each([
    ['one slide and a part of the next', 328, 282, 298, 298],
    ['three, with the page margin beside them', 1024, 306.7, 326.7, 980],
    ['four that fill the list', 1160, 275, 295, 1180],
    ['four, and room for a shadow', 1168, 275, 295, 1180],
    ['four, and the browser rounded the list down', 1159, 275, 295, 1180],
    ['a slide wider than the list', 280, 300, 300, 300],
  ])('%s', (_, list, width, step, page) => {
    expect(pageOf(list, width, step)).toBeCloseTo(page, 0);
  });
});

import { describe, expect, it } from 'vitest';
import { type Place, pageOf, rowsPerPage, searcher } from './list.ts';

const place = (no: number, more: Partial<Place> = {}): Place => ({
  id: `team-${no}`,
  no,
  name: `Team ${no}`,
  picture: null,
  number: `W24-${String(no).padStart(4, '0')}`,
  city: 'Riyadh',
  school: 'Light of Science Schools',
  rank: no,
  paid: true,
  ...more,
});

describe('the pages of a list', () => {
  const places = Array.from({ length: 2 * rowsPerPage + 1 }, (_, index) => place(index + 1));

  it('follow one another without a gap', () => {
    const shown = [1, 2, 3].flatMap((page) => pageOf(places, page).places);
    expect(shown.map(({ no }) => no)).toEqual(places.map(({ no }) => no));
    expect(pageOf(places, 3)).toMatchObject({ page: 3, pages: 3, found: 2 * rowsPerPage + 1 });
    expect(pageOf(places, 3).places).toHaveLength(1);
  });

  it.each([
    [0, 1],
    [-4, 1],
    [99, 3],
    [1.9, 1],
  ])('a page that is not there (%d) becomes the nearest', (wanted, page) => {
    expect(pageOf(places, wanted).page).toBe(page);
  });

  it('an empty list has one page', () => {
    expect(pageOf([], 7)).toEqual({ places: [], page: 1, pages: 1, found: 0 });
  });
});

describe('the search', () => {
  const find = searcher([
    place(1, { name: 'صقور نجد', city: 'مكة المكرمة', school: 'مدارس الأفق' }),
    place(2, { name: 'Najd Falcons', city: 'Jeddah' }),
    place(3, { name: 'Gulf Divers', school: 'Palm Grove Schools' }),
  ]);
  const found = (search: string) => find(search).map(({ no }) => no);

  it.each([
    ['falcons', [2], 'a name, in any case'],
    ['W24-0003', [3], 'a number'],
    ['0001', [1], 'a part of a number'],
    ['٠٠٠١', [1], 'a number in Arabic-Indic digits'],
    ['palm grove', [3], 'a school'],
    ['jeddah', [2], 'a city'],
    ['jeddah najd', [2], 'words of several, in any order'],
    ['مكه', [1], 'Arabic letters that writers interchange'],
    ['الافق', [1], 'and those without their hamza'],
    ['  ', [1, 2, 3], 'nothing: all'],
    ['jeddah palm', [], 'what no team has together'],
    ['.*', [], 'signs as they are'],
  ])('%j finds %j: %s', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});

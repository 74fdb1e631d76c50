import { describe, expect, it } from 'vitest';
import type { ResultRow } from '#contract/endpoints/results.ts';
import { limits } from '#contract/limits.ts';
import { foundPage, pageOf } from './list.ts';

const row = (no: number, city = 'الدمام'): ResultRow => ({
  ...{ _id: `result-${no}`, season: 'season', competion: 'mission', region: 'region', ageLevel: 'Junior' },
  ...{ ranked: no, score: null },
  team: {
    ...{ _id: `team-${no}`, team_no: `W24-${no}`, name: `Team ${no}`, image: null, schoolName: 'School', city },
    city_names: city === 'الدمام' ? { en_name: 'Dammam', ar_name: 'الدمام' } : null,
    payment_status: true,
  },
});
const { resultsPerPage } = limits;
const rows = Array.from({ length: 2 * resultsPerPage + 1 }, (_, index) => row(index + 1));

describe('the pages of a list', () => {
  it('follow one another without a gap', () => {
    const shown = [1, 2, 3].flatMap((page) => pageOf('en', rows, page).places);
    expect(shown.map(({ no }) => no)).toEqual(rows.map((_, index) => index + 1));
    expect(pageOf('en', rows, 3)).toMatchObject({ page: 3, pages: 3, found: rows.length });
    expect(pageOf('en', rows, 3).places).toHaveLength(1);
  });

  it.each([
    [0, 1],
    [-4, 1],
    [99, 3],
    [1.9, 1],
  ])('a page that is not there (%d) becomes the nearest', (wanted, page) => {
    expect(pageOf('en', rows, wanted).page).toBe(page);
  });

  it('an empty list has one page', () => {
    expect(pageOf('en', [], 7)).toEqual({ places: [], page: 1, pages: 1, found: 0 });
    expect(foundPage('en', { results: [], currentPage: 1, totalPages: 0, totalItems: 0 })).toEqual(pageOf('en', []));
  });

  it('what was found goes on counting from page to page', () => {
    const answer = { results: rows.slice(resultsPerPage, resultsPerPage + 2), currentPage: 2, totalPages: 3 };
    const { places } = foundPage('en', { ...answer, totalItems: rows.length });
    expect(places.map(({ no }) => no)).toEqual([resultsPerPage + 1, resultsPerPage + 2]);
  });
});

it('a city of the list is named in the language of the page, another as it was typed', () => {
  const cities = (language: 'ar' | 'en') =>
    pageOf(language, [row(1), row(2, 'Hillside')]).places.map(({ city }) => city);
  expect(cities('ar')).toEqual(['الدمام', 'Hillside']);
  expect(cities('en')).toEqual(['Dammam', 'Hillside']);
});

import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import { cityKey, cityNames, findCity, keysOfCitiesWith } from './find-city.ts';

test.each([
  ['الرياض', 'Riyadh'],
  ['رياض', 'Riyadh'],
  ['riyadh ', 'Riyadh'],
  ['Ar-Riyadh', 'Riyadh'],
  ['RIYAD', 'Riyadh'],
  ['مكه المكرمه', 'Makkah'],
  ['مَكَّة', 'Makkah'],
  ['Mecca', 'Makkah'],
  ['جده', 'Jeddah'],
  ['Jiddah', 'Jeddah'],
  ['ابها', 'Abha'],
  ['أبها', 'Abha'],
  ['الاحساء', 'Al Ahsa'],
  ['الأحسا', 'Al Ahsa'],
  ['Al-Hasa', 'Al Ahsa'],
  ['alkhobar', 'Al Khobar'],
  ['Khobar', 'Al Khobar'],
  ['خبر', 'Al Khobar'],
  ['Ad-Dammam', 'Dammam'],
  ['حائل', 'Hail'],
  ["Ha'il", 'Hail'],
  ['المدينة', 'Madinah'],
  ['حفرالباطن', 'Hafar Al Batin'],
  ['khamis-mushait', 'Khamis Mushait'],
  ['جيزان', 'Jazan'],
  ['الطايف', 'Taif'],
  ['AlUla', 'Al Ula'],
])('%s is %s', (typed, en) => {
  expect(findCity(typed)?.en).toBe(en);
});

test.each(['', '  ', 'Dubai', 'دبي', 'al', 'ال', 'Riyadh and Jeddah', 'حي الرياض', '12345'])(
  '%j is none of the list',
  (typed) => {
    expect(findCity(typed)).toBeUndefined();
    expect(cityNames(typed)).toBeNull();
  },
);

test('every city of the list is found by both of its names, and no other is', () => {
  for (const city of cities) for (const name of [city.en, city.ar]) expect(findCity(name)).toBe(city);
  const names = cities.flatMap(({ en, ar }) => [cityKey(en), cityKey(ar)]);
  expect(new Set(names).size).toBe(names.length);
});

test('a word leads to every spelling of the cities that have it in their name', () => {
  expect(keysOfCitiesWith('مكه')).toEqual(expect.arrayContaining(['makkah', 'mecca', 'مكهالمكرمه', 'مكه']));
  expect(keysOfCitiesWith('mush')).toEqual(expect.arrayContaining(['خميسمشيط', 'khamismushait']));
  expect(keysOfCitiesWith('xyz')).toEqual([]);
});

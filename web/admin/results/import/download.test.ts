import { expect, test } from 'vitest';
import type { ResultSeason } from '#contract/endpoints/admin-results.ts';
import { templateChoices } from './download.ts';

const level = (title: string, name: string, name_en: string) => ({ title, name, name_en, published: false });
const season: ResultSeason = {
  ...{ _id: 's', name: 'موسم', name_en: 'Season' },
  competions: [
    {
      ...{ _id: 'a', name: 'مهمات', name_en: 'Missions' },
      agelevel: [level('Junior', 'اليافعون', 'Young'), level('Senior', 'الكبار', 'Senior')],
    },
    { ...{ _id: 'b', name: 'رياضات', name_en: 'Sports' }, agelevel: [level('Junior', 'اليافعون', 'Juniors')] },
  ],
};
const regions = [{ _id: 'r', ar_name: 'الرياض', en_name: 'Riyadh' }];

test('a template offers the names that the office gave the competitions and levels of its season, each once', () => {
  expect(templateChoices(season, regions, 'ar')).toEqual({
    ...{ competion: ['مهمات', 'رياضات'], ageLevel: ['اليافعون', 'الكبار'], region: ['الرياض'] },
  });
  expect(templateChoices(season, regions, 'en').ageLevel).toEqual(['Young', 'Senior', 'Juniors']);
});

test('without a season a template offers regions alone', () => {
  expect(templateChoices(undefined, regions, 'en')).toEqual({ competion: [], ageLevel: [], region: ['Riyadh'] });
});

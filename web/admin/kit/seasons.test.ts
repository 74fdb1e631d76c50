import { expect, test } from 'vitest';
import { levelOptions } from './seasons.ts';

const level = (title: string, name: string, name_en: string) => ({ title, name, name_en });
const youngest = level('Elementry', 'الابتدائي', 'Elementary');
const junior = level('Junior', 'الناشئون', 'Junior');

test('a filter offers each age level once, by every name that competitions give it', () => {
  const competitions = [
    { agelevel: [youngest, junior] },
    { agelevel: [level('Elementry', 'رياض الأطفال', 'Kindergarten')] },
    { agelevel: [youngest] },
  ];
  expect(levelOptions(competitions, 'en')).toEqual([
    { value: 'Elementry', label: 'Elementary / Kindergarten' },
    { value: 'Junior', label: 'Junior' },
  ]);
  expect(levelOptions(competitions, 'ar')[0]?.label).toBe('الابتدائي / رياض الأطفال');
  expect(levelOptions(competitions.slice(1, 2), 'en')).toEqual([{ value: 'Elementry', label: 'Kindergarten' }]);
});

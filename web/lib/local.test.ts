import { expect, it } from 'vitest';
import { local } from './local.ts';

const season = { name: 'موسم', name_en: 'Season' };

it('gives the text of the language, and the other one rather than nothing', () => {
  expect(local('ar', season, 'name')).toBe('موسم');
  expect(local('en', season, 'name')).toBe('Season');
  expect(local('en', { ...season, name_en: '' }, 'name')).toBe('موسم');
  expect(local('ar', { ...season, name: '' }, 'name')).toBe('Season');
});

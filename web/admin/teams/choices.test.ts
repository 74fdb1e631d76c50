import { expect, test } from 'vitest';
import { competitionsFor } from './choices.ts';

const level = (title: string, status: boolean) => ({ title, name: title, name_en: title, status });
const competition = (id: string, agelevel: ReturnType<typeof level>[], fee: { paid: boolean; price: number }) => ({
  ...{ _id: id, name: id, name_en: id, status: true, registration: true, levels: agelevel.length },
  ...{ ...fee, agelevel },
});
const seasons = [
  {
    _id: 'season',
    competions: [
      competition('own', [level('Junior', false), level('Senior', true)], { paid: true, price: 350 }),
      competition('other', [level('Junior', false), level('Senior', true)], { paid: true, price: 500 }),
      competition('free', [], { paid: false, price: 350 }),
    ],
  },
  { _id: 'before', competions: [competition('old', [], { paid: true, price: 1 })] },
];
const team = {
  season: { _id: 'season', slug: '', name: '', name_en: '' },
  competion: { _id: 'own', slug: '', name: '', name_en: '', members_no: 4, agelevel: [] },
};
const levels = (ageLevel: string) =>
  competitionsFor({ ...team, ageLevel }, seasons).map(({ agelevel }) => agelevel.map(({ title }) => title));

test('a level that takes no teams is offered only to a team that has it, in its own competition', () => {
  expect(levels('Senior')).toEqual([['Senior'], ['Senior'], []]);
  expect(levels('Junior')).toEqual([['Junior', 'Senior'], ['Senior'], []]);
});

test('competitions of the same season are offered, with what another one costs', () => {
  const offered = competitionsFor({ ...team, ageLevel: 'Senior' }, seasons);
  expect(offered.map(({ _id, price }) => [_id, price])).toEqual([
    ['own', undefined],
    ['other', 500],
    ['free', 0],
  ]);
});

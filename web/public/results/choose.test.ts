import { expect, it } from 'vitest';
import { choose } from './choose.ts';

const mission = { id: 'mission', ages: [{ title: 'Junior' }, { title: 'Senior' }] };
const sports = { id: 'sports', ages: [{ title: 'Adults' }] };
const asked = (query: string) => {
  const { competition, ageLevel } = choose([mission, sports], new URLSearchParams(query));
  return [competition?.id, ageLevel];
};

it('takes the first of each when the address names none', () => {
  expect(asked('')).toEqual(['mission', 'Junior']);
});

it('takes what the address names', () => {
  expect(asked('competion=mission&agelevel=Senior')).toEqual(['mission', 'Senior']);
  expect(asked('competion=sports')).toEqual(['sports', 'Adults']);
});

it('takes the first again for what is not there, such as an age level of another competition', () => {
  expect(asked('competion=sports&agelevel=Senior')).toEqual(['sports', 'Adults']);
  expect(asked('competion=chess')).toEqual(['mission', 'Junior']);
});

it('has nothing to choose in a season without competitions', () => {
  expect(choose([], new URLSearchParams('competion=mission'))).toEqual({ competition: undefined, ageLevel: undefined });
});

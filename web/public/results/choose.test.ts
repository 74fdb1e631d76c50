import { expect, it } from 'vitest';
import { choose } from './choose.ts';

const level = (title: string, announced = false) => ({ title, announced });
const mission = { id: 'mission', ages: [level('Junior'), level('Senior', true)] };
const sports = { id: 'sports', ages: [level('Adults')] };
const makers = { id: 'makers', ages: [level('Junior', true), level('Senior', true)] };
const chosenOf = (competitions: (typeof mission)[], query: string) => {
  const { competition, ageLevel } = choose(competitions, new URLSearchParams(query));
  return [competition?.id, ageLevel];
};
const asked = (query: string) => chosenOf([sports, mission, makers], query);

it('takes the first competition and level with results when the address names none', () => {
  expect(asked('')).toEqual(['mission', 'Senior']);
});

it('takes what the address names, with results or without', () => {
  expect(asked('competion=mission&agelevel=Junior')).toEqual(['mission', 'Junior']);
  expect(asked('competion=sports')).toEqual(['sports', 'Adults']);
  expect(asked('competion=makers')).toEqual(['makers', 'Junior']);
});

it('takes the first competition with results of the level that the address names alone, or the first that offers it', () => {
  expect(asked('agelevel=Junior')).toEqual(['makers', 'Junior']);
  expect(asked('agelevel=Senior')).toEqual(['mission', 'Senior']);
  expect(asked('agelevel=Adults')).toEqual(['sports', 'Adults']);
});

it('takes the first with results for what is not there, such as an age level of another competition', () => {
  expect(asked('competion=mission&agelevel=Adults')).toEqual(['mission', 'Senior']);
  expect(asked('competion=chess')).toEqual(['mission', 'Senior']);
});

it('takes the first of each where nothing has results', () => {
  expect(chosenOf([sports, { id: 'chess', ages: [] }], '')).toEqual(['sports', 'Adults']);
  expect(chosenOf([{ id: 'chess', ages: [] }, sports], '')).toEqual(['chess', undefined]);
});

it('has nothing to choose in a season without competitions', () => {
  expect(choose([], new URLSearchParams('competion=mission'))).toEqual({ competition: undefined, ageLevel: undefined });
});

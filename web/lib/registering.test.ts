import { expect, it } from 'vitest';
import { choiceIn, registrationFor } from './registering.ts';

const seasons = [
  { id: '1', slug: 'old', registration: false },
  { id: '2', slug: 'first-2025', registration: true },
];
const choice = { season_id: '1', competion_id: '7' };

it('leads a guest to sign up, and on to what was chosen', () => {
  const address = new URL(registrationFor(null, choice, seasons), 'https://portal.example');
  expect([address.pathname, address.searchParams.get('redirect')]).toEqual([
    '/signup',
    '/teams-registeration/?season_id=1&competion_id=7',
  ]);
});

it.each([1, 2, 4, 5])('leads type %i to the wizard', (type) => {
  expect(registrationFor({ type }, choice, seasons)).toBe('/teams-registeration/?season_id=1&competion_id=7');
});

it.each([0, 7])('leads type %i to how to take part: in the season asked for, else in one that is open', (type) => {
  expect(registrationFor({ type }, choice, seasons)).toBe('/seasons/old/#take-part');
  expect(registrationFor({ type }, undefined, seasons)).toBe('/seasons/first-2025/#take-part');
  expect(registrationFor({ type }, undefined, [])).toBe('/seasons/first-2025/');
});

it.each([
  ['/teams-registeration/?season_id=1&competion_id=7', choice],
  ['/teams-registeration/?season_id=1', { season_id: '1' }],
  ['/my-teams/?season_id=1', undefined],
  [undefined, undefined],
])('reads what %s asks to register for', (address, expected) => {
  expect(choiceIn(address)).toEqual(expected);
});

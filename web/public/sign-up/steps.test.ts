import { expect, it } from 'vitest';
import { addressOf, type Step, stepOf } from './steps.ts';

it.each<[string, Step]>([
  ['', { at: 'who' }],
  ['step=type', { at: 'type' }],
  ['step=details&type=coach', { at: 'details', type: 'coach' }],
  ['step=details&type=student', { at: 'details', type: 'student' }],
  ['step=details', { at: 'type' }],
  ['step=details&type=admin', { at: 'type' }],
  ['step=verify', { at: 'who' }],
])('reads "%s"', (query, step) => {
  expect(stepOf(new URLSearchParams(query))).toEqual(step);
});

it('keeps the way back through all steps, and drops what only the last one needs', () => {
  const query = new URLSearchParams('redirect=%2Fshops%2F');
  const details = addressOf({ at: 'details', type: 'coach' }, query);
  expect(details).toBe('/signup?redirect=%2Fshops%2F&step=details&type=coach');
  const there = new URL(details, 'https://portal.example').searchParams;
  expect(addressOf({ at: 'type' }, there)).toBe('/signup?redirect=%2Fshops%2F&step=type');
  expect(addressOf({ at: 'who' }, there)).toBe('/signup?redirect=%2Fshops%2F');
  expect(addressOf({ at: 'who' }, new URLSearchParams())).toBe('/signup');
});

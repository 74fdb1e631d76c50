import { expect, it } from 'vitest';
import { teamState } from './team-state.ts';

it.each([
  [true, true, 'active'],
  [true, false, 'unpaid'],
  [false, true, 'withdrawn'],
  [false, false, 'withdrawn'],
  [undefined, true, 'unpaid'],
] as const)('status %s and payment_status %s: %s', (status, payment_status, state) => {
  expect(teamState({ status, payment_status })).toBe(state);
});

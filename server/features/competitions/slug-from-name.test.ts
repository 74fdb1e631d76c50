import { expect, test } from 'vitest';
import { slugFromName } from './slug-from-name.ts';

test.each([
  ['Robot Olympiad', [], 'robot-olympiad'],
  ['  FIRST® Tech: Challenge! ', [], 'first-tech-challenge'],
  ['Café 2026', [], 'cafe-2026'],
  ['أولمبياد', [], 'competition'],
  ['FTC', [], 'FTC'],
  ['Robo Mission', [], 'robo_mission'],
  ['FTC', ['ftc'], 'ftc-2'],
  ['Robot Olympiad', ['robot-olympiad', 'robot-olympiad-2'], 'robot-olympiad-3'],
  ['a'.repeat(60), [], 'a'.repeat(36)],
])('%s beside %j', (name, taken, slug) => {
  expect(slugFromName(name, new Set(taken))).toBe(slug);
});

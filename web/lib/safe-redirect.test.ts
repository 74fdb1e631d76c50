import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('the target of a redirect', () => {
  it.each([
    '/',
    '/profile',
    '/my-teams/?season=all&page=2',
    '/teams-registeration/?season_id=0199#members',
    '/profile/team/%D8%AA%D9%8F%D8%B1%D8%B3',
    '/404/not-found//',
  ])('is taken when it is a path of this site: %s', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it.each([
    undefined,
    null,
    '',
    'profile',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/profile\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/profile',
    ' /profile',
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
  ])('is refused when it may lead elsewhere: %j', (target) => {
    expect(safeRedirect(target)).toBeUndefined();
  });
});
